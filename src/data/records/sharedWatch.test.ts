import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchShared } from './sharedWatch';

type Listener = { onNext: (value: string) => void; onError: (error: Error) => void; isStopped: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function setUp() {
  const owner = {};
  const listeners: Listener[] = [];
  const start = (onNext: Listener['onNext'], onError: Listener['onError']) => {
    const listener = { onNext, onError, isStopped: false };
    listeners.push(listener);
    return () => void (listener.isStopped = true);
  };
  const watch = () => {
    const seen: string[] = [];
    const stop = watchShared<string>(owner, 'list', start, {
      onNext: (value) => seen.push(value),
      onError: ({ message }) => seen.push(`error: ${message}`),
    });
    return { seen, stop };
  };
  return { listeners, watch };
}

describe('watching the same query', () => {
  it('shares one listener, and gives latecomers the latest value', () => {
    const { listeners, watch } = setUp();
    const first = watch();
    listeners[0]?.onNext('a');
    const second = watch();
    listeners[0]?.onNext('b');
    expect([first.seen, second.seen, listeners.length]).toEqual([['a', 'b'], ['a', 'b'], 1]);
  });

  it('keeps the listener briefly for the next watcher, then stops it', () => {
    const { listeners, watch } = setUp();
    watch().stop();
    vi.advanceTimersByTime(4_000);
    watch().stop();
    vi.advanceTimersByTime(4_000);
    expect(listeners.map(({ isStopped }) => isStopped)).toEqual([false]);
    vi.advanceTimersByTime(2_000);
    expect(listeners.map(({ isStopped }) => isStopped)).toEqual([true]);
  });

  it('starts again after an error, and the failed watcher does not stop the new one', () => {
    const { listeners, watch } = setUp();
    const first = watch();
    listeners[0]?.onError(new Error('lost'));
    first.stop();
    const second = watch();
    vi.advanceTimersByTime(10_000);
    const third = watch();
    listeners[1]?.onNext('a');
    expect(listeners).toHaveLength(2);
    expect([first.seen, second.seen, third.seen]).toEqual([['error: lost'], ['a'], ['a']]);
  });
});
