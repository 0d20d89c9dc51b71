// How much room there is: a phone, upright or lying, folds the table; a wide screen keeps the log open.
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("(max-width: 720px), (max-height: 520px)");
const wide = new MediaQuery("(min-width: 1180px) and (min-height: 521px)");

export const screen = {
  get phone(): boolean {
    return narrow.current;
  },
  get wide(): boolean {
    return wide.current;
  },
};
