/** Time work may block the page before yielding to the browser. */
const SLICE_MS = 20;

type Scheduler = { yield?: () => Promise<void> };

/** Waits one turn of the event loop. Unlike timers, `scheduler.yield` isn't throttled in background tabs. */
export function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}

/** Returns a function to await often during long work. It yields once a time slice is used up, and then resolves to true. */
export function createSlicer(signal: AbortSignal): () => Promise<boolean> | false {
  let start = performance.now();
  return () => {
    if (performance.now() - start < SLICE_MS) return false;
    return nextTurn().then(() => {
      signal.throwIfAborted();
      start = performance.now();
      return true;
    });
  };
}
