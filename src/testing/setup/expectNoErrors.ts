import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let consoleError: MockInstance<typeof console.error>;

/** A test that provokes an error on purpose says so: `vi.mocked(console.error).mockClear()` after asserting on it. */
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

/** What a test changed about the clock or by `vi.spyOn` ends with it. */
afterEach(() => {
  const unexpected = [...consoleError.mock.calls];
  // In this order: a spy on a faked timer would put the faked one back.
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(unexpected, 'unexpected console.error').toEqual([]);
});
