// Standing orders.
import type { Text } from "./common";

/** A condition of an order; `#` in its text is replaced by the number. */
export interface OrderCondition {
  when: string;
  about: Text;
  least?: number;
  most?: number;
  usual?: number;
}

export interface OrderKind {
  kind: string;
  about: Text;
  used: number;
  quiet: boolean;
  answers: { answer: string; about: Text }[];
  conditions: OrderCondition[];
}

/** A standing order: its answer to a kind of question is `quiet`, `ask`, or another answer of that kind. */
export interface Order {
  kind: string;
  answer: string;
  when?: string;
  number?: number;
  /** When it expires, and the step at which that period began. */
  until?: string;
  since?: number;
}

/** A period after which orders expire, and whether it is available now. */
export interface OrderExpiry {
  until: string;
  about: Text;
  runs: boolean;
}

/** Orders that are placed together; `#` in the text is replaced by their number. */
export interface OrderPreset {
  bundle: string;
  about: Text;
  orders: Order[];
}

export interface Orders {
  orders: Order[];
  /** Whether these are the game's defaults. */
  usual: boolean;
  kinds: OrderKind[];
  stops: OrderCondition[];
  /** The conditions of quiet answers to everything. */
  passes: OrderCondition[];
  terms: OrderExpiry[];
  bundles: OrderPreset[];
}
