/// Standing orders: the presets, their conditions and how long they last. Begin with [VtesStandingOrders].
package elysium.vtes.show.order;
