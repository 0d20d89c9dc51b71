// Observes which part of a long page is being read.
import type { Attachment } from "svelte/attachments";

/** Calls `reached` when the element comes under the upper part of the window. */
export function onReached(reached: () => void): Attachment {
  return (node) => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) reached();
      },
      { rootMargin: "-12% 0px -78% 0px" },
    );
    watch.observe(node);
    return () => watch.disconnect();
  };
}
