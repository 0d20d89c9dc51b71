// The types of the protocol between server and page; docs/protocol.md explains them.
export type * from "./protocol/common";
export type * from "./protocol/games";
export type * from "./protocol/tables";
export type * from "./protocol/view";
export type * from "./protocol/socket";
export type * from "./protocol/replay";
export type * from "./protocol/orders";
