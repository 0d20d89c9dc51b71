// Standing orders.
import type { Text } from "./common";

/** A condition that an order may have; `#` in its words is the place of the number, if there is one. */
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

/** What is answered for me to a kind of question: `quiet`, `ask`, or another answer of that kind. */
export interface Order {
  kind: string;
  answer: string;
  when?: string;
  number?: number;
  /** The time after which it falls away by itself, and the step at which that has begun. */
  until?: string;
  since?: number;
}

/** How long an order may last, and whether one may be left for that now. */
export interface OrderExpiry {
  until: string;
  about: Text;
  runs: boolean;
}

/** Orders that are left together; `#` in the words is the place of their number, if they have one. */
export interface OrderPreset {
  bundle: string;
  about: Text;
  orders: Order[];
}

export interface Orders {
  orders: Order[];
  /** Whether these are the game's, since I have left none. */
  usual: boolean;
  kinds: OrderKind[];
  stops: OrderCondition[];
  /** The conditions of quiet answers to everything. */
  passes: OrderCondition[];
  terms: OrderExpiry[];
  bundles: OrderPreset[];
}
