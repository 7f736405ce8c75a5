import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, withChunkTimeout } from './lazyPage';

const never = () => new Promise<never>(() => undefined);

describe('loading a page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives up with a ChunkLoadError after 120 seconds, and not before', async () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    const outcome = vi.fn();
    withChunkTimeout(never).catch(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError));
    expect(outcome).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'ChunkLoadError', message: 'The page did not load within 120 seconds' }),
    );
  });

  it('fails with a ChunkLoadError and its cause as soon as loading fails', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const outcome = withChunkTimeout(() => Promise.reject(cause));
    await expect(outcome).rejects.toMatchObject({ name: 'ChunkLoadError', cause });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('returns what was loaded, with no timer left', async () => {
    await expect(withChunkTimeout(() => Promise.resolve('page'))).resolves.toBe('page');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stays failed when the page arrives too late', async () => {
    const outcome = withChunkTimeout(() => new Promise((resolve) => setTimeout(() => resolve('late'), 130_000)));
    const refused = expect(outcome).rejects.toBeInstanceOf(ChunkLoadError);
    await vi.advanceTimersByTimeAsync(140_000);
    await refused;
  });
});
