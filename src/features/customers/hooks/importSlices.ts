/** Work may hold the page for this long before it lets the browser answer the person. */
const SLICE_MS = 20;

type Scheduler = { yield?: () => Promise<void> };

/** A turn of the event loop. `scheduler.yield` also runs in tabs in the background, where timers are slowed down. */
function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}

/** A function to be awaited often in long work. It pauses when a slice of time is used up, and then says so. */
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
