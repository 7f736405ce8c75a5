/** A background tab never paints, so don't wait for it longer than this. */
const LONGEST_MS = 100;

/** Resolves after the page's current state is painted: for work no one is waiting for, right after a response someone is. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });
