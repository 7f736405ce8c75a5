/** What is not asked for by a page's code: the database's questions go on as long as somebody works. */
const DATA = new Set(['fetch', 'xmlhttprequest', 'beacon']);

const isData = (entry: PerformanceEntry): boolean => 'initiatorType' in entry && DATA.has(String(entry.initiatorType));

/**
 * Calls once the page has been quiet for `quietMs`: no code arrived, and no task kept it busy for more than a moment (where the
 * browser says so). At the latest after `longestMs`.
 * @returns how to call it off
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
