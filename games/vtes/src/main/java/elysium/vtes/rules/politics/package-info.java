/// The data of the referendum in progress, titles and votes. Begin with [CurrentReferendum] and [Titles].
package elysium.vtes.rules.politics;
