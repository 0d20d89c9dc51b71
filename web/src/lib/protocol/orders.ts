// Standing orders.
import type { Text } from "./common";

/** A condition of an order; `#` in its text is replaced by the number. */
export interface OrderCondition {
  when: string;
  label: Text;
  min?: number;
  max?: number;
  default?: number;
}

export interface OrderKind {
  kind: string;
  label: Text;
  used: number;
  canPass: boolean;
  answers: { answer: string; label: Text }[];
  conditions: OrderCondition[];
}

/** A standing order: its answer to a kind of question is `pass`, `ask`, or another answer of that kind. */
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
  label: Text;
  available: boolean;
}

/** Orders that are placed together; `#` in the text is replaced by their number. */
export interface OrderPreset {
  preset: string;
  label: Text;
  orders: Order[];
}

export interface Orders {
  orders: Order[];
  /** Whether these are the game's defaults. */
  default: boolean;
  kinds: OrderKind[];
  alwaysAsk: OrderCondition[];
  /** The conditions of passing on everything. */
  passConditions: OrderCondition[];
  expiries: OrderExpiry[];
  presets: OrderPreset[];
}
