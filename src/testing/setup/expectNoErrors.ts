import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let consoleError: MockInstance<typeof console.error>;

/** A test that provokes an error on purpose must say so: `vi.mocked(console.error).mockClear()` after asserting on it. */
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

/** A test's changes to the clock and its `vi.spyOn` spies end with it. */
afterEach(() => {
  const unexpected = [...consoleError.mock.calls];
  // In this order: restoring a spy on a faked timer would put the faked one back.
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(unexpected, 'unexpected console.error').toEqual([]);
});
