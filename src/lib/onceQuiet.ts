/** Requests that aren't for the page's code: database requests continue as long as someone is working. */
const DATA = new Set(['fetch', 'xmlhttprequest', 'beacon']);

const isData = (entry: PerformanceEntry): boolean => 'initiatorType' in entry && DATA.has(String(entry.initiatorType));

/**
 * Calls back once the page has been quiet for `quietMs`: no code arrived, and no long task kept it busy (in browsers that report those).
 * At the latest after `longestMs`.
 * @returns a function that cancels it
 */
export function onceQuiet(
  call: () => void,
  { quietMs, longestMs }: { quietMs: number; longestMs: number },
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().every(isData)) return;
    clearTimeout(timer);
    timer = setTimeout(end, quietMs);
  });
  const latest = setTimeout(end, longestMs);
  timer = setTimeout(end, quietMs);
  for (const type of ['resource', 'longtask'])
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type });
  function stop(): void {
    clearTimeout(timer);
    clearTimeout(latest);
    observer.disconnect();
  }
  function end(): void {
    stop();
    call();
  }
  return stop;
}
