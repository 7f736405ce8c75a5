/** A tab in the background paints nothing, and must not wait for it. */
const LONGEST_MS = 100;

/** Settles after the page's current state is painted: for work no one awaits, right after an answer someone does. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });
