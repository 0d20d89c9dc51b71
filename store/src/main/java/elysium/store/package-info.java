/// What outlives a game in progress: tables as bytes, journals as text, promises about seeds.
package elysium.store;
