/** A tab in the background paints nothing, and must not wait for it. */
const LONGEST_MS = 100;

/** Settles when what the page shows now has been painted: for work that nobody waits for, right after an answer that somebody does. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });
