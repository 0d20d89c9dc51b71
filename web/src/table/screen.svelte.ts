// How much room there is: a phone folds the table, a wide screen keeps the log open.
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("(max-width: 720px)");
const wide = new MediaQuery("(min-width: 1180px)");

export const screen = {
  get phone(): boolean {
    return narrow.current;
  },
  get wide(): boolean {
    return wide.current;
  },
};
