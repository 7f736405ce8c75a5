import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatcher } from './batcher';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function recorder() {
  const runs: string[] = [];
  const waiting: (() => void)[] = [];
  const run = vi.fn((key: string, items: string[]) => {
    runs.push(`${key}: ${items.join(' ')}`);
    return new Promise<void>((resolve) => waiting.push(resolve));
  });
  return { run, runs, finishOne: () => waiting.shift()?.() };
}

describe('createBatcher', () => {
  it('joins calls for one key within the delay, with each item once', async () => {
    const { run, runs, finishOne } = recorder();
    const join = createBatcher({ delayMs: 150, maxItems: 10, run });

    const first = join('a', '1');
    await vi.advanceTimersByTimeAsync(100);
    const second = join('a', '2');
    const third = join('a', '1');
    const other = join('b', '1');
    await vi.advanceTimersByTimeAsync(50);
    expect(runs).toEqual(['a: 1 2']);
    await vi.advanceTimersByTimeAsync(100);
    expect(runs).toEqual(['a: 1 2', 'b: 1']);

    finishOne();
    finishOne();
    await Promise.all([first, second, third, other]);
  });

  it('runs a call that arrives while its key is busy separately afterward', async () => {
    const { run, runs, finishOne } = recorder();
    const join = createBatcher({ delayMs: 150, maxItems: 10, run });
    void join('a', '1');
    await vi.advanceTimersByTimeAsync(150);

    const late = join('a', '1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs).toEqual(['a: 1']);
    void join('a', '2');
    finishOne();
    await vi.advanceTimersByTimeAsync(0);

    expect(runs).toEqual(['a: 1', 'a: 1 2']);
    finishOne();
    await late;
  });

  it('closes a full batch', async () => {
    const { run, runs, finishOne } = recorder();
    const join = createBatcher({ delayMs: 150, maxItems: 2, run });
    for (const item of ['1', '2', '3']) void join('a', item);

    await vi.advanceTimersByTimeAsync(150);
    finishOne();
    await vi.advanceTimersByTimeAsync(0);

    expect(runs).toEqual(['a: 1 2', 'a: 3']);
  });

  it('reports a failed run to every caller, and continues', async () => {
    const run = vi.fn().mockRejectedValueOnce(new Error('contention')).mockResolvedValue(undefined);
    const join = createBatcher({ delayMs: 150, maxItems: 10, run });
    const outcomes = Promise.allSettled([join('a', '1'), join('a', '2')]);
    await vi.advanceTimersByTimeAsync(150);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);

    const next = join('a', '1');
    await vi.advanceTimersByTimeAsync(150);
    await expect(next).resolves.toBeUndefined();
  });

  it('runs items that arrived while a run was failing', async () => {
    let fail = (_error: Error): void => undefined;
    const failing = new Promise<void>((_, reject) => {
      fail = reject;
    });
    const run = vi.fn<(key: string, items: string[]) => Promise<void>>();
    run.mockReturnValueOnce(failing).mockResolvedValue(undefined);
    const join = createBatcher({ delayMs: 150, maxItems: 10, run });
    const first = join('a', '1').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(150);

    const second = join('a', '2');
    fail(new Error('contention'));
    await vi.advanceTimersByTimeAsync(150);
    expect(await first).toEqual(new Error('contention'));
    await expect(second).resolves.toBeUndefined();
    expect(run).toHaveBeenLastCalledWith('a', ['2']);
  });
});
