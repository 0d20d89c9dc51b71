// Holding a card with a finger, or a right click, is one gesture: a closer look.
import type { Attachment } from "svelte/attachments";

const LONG = 450;
const STRAY = 10;

/** Calls `held` on a long touch or a right click; the click that ends a long touch does nothing more. */
export function longPress(held: (() => void) | undefined): Attachment<HTMLElement> {
  return (node) => {
    if (!held) return;
    let timer = 0;
    let done = false;
    let from = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    const fire = () => {
      if (done) return;
      done = true;
      held();
    };
    const heard: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerdown: (event) => {
        done = false;
        from = { x: event.clientX, y: event.clientY };
        if (event.pointerType !== "mouse") timer = window.setTimeout(fire, LONG);
      },
      pointermove: (event) => {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu: (event) => {
        event.preventDefault();
        stop();
        fire();
      },
      click: (event) => {
        if (!done) return;
        done = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    const all = Object.entries(heard) as [string, EventListener][];
    all.forEach(([kind, listener]) => node.addEventListener(kind, listener, true));
    return () => {
      stop();
      all.forEach(([kind, listener]) => node.removeEventListener(kind, listener, true));
    };
  };
}
