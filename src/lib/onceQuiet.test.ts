import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceQuiet } from './onceQuiet';

let report: (...entries: object[]) => void = () => undefined;
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['resource', 'longtask'];
      disconnect = disconnect;
      constructor(callback: (list: { getEntries: () => object[] }) => void) {
        report = (...entries) => callback({ getEntries: () => entries });
      }
      observe() {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const script = { entryType: 'resource', initiatorType: 'script' };
const question = { entryType: 'resource', initiatorType: 'fetch' };
const busy = { entryType: 'longtask' };

it('waits while code loads or the page is busy, but not for database requests', () => {
  const call = vi.fn();
  onceQuiet(call, { quietMs: 3000, longestMs: 60_000 });
  for (const entry of [script, busy]) {
    vi.advanceTimersByTime(2900);
    report(question, entry);
  }
  vi.advanceTimersByTime(2900);
  report(question);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(call).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('does not wait for a page that is never quiet', () => {
  const call = vi.fn();
  onceQuiet(call, { quietMs: 3000, longestMs: 10_000 });
  for (let second = 0; second < 10; second += 1) {
    report(busy);
    vi.advanceTimersByTime(1000);
  }
  expect(call).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(call).toHaveBeenCalledOnce();
});

it('can be canceled', () => {
  const call = vi.fn();
  onceQuiet(call, { quietMs: 3000, longestMs: 10_000 })();
  vi.advanceTimersByTime(60_000);
  expect(call).not.toHaveBeenCalled();
});
