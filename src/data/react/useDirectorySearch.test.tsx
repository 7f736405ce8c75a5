import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDirectorySearch } from './useDirectorySearch';

const NOTHING = { rows: [] as string[], total: 0, isGuess: false };
const NO_FILTER = {};

it('distinguishes a failed search from one without results', async () => {
  const engine = {
    search: (query: string) =>
      query === 'bad' ? Promise.reject(new Error('The index is gone')) : Promise.resolve(NOTHING),
  };
  const { result, rerender } = renderHook(
    ({ query }) => useDirectorySearch({ engine, version: 1, isReady: true, error: null }, query, NO_FILTER),
    { initialProps: { query: 'bad' } },
  );
  await waitFor(() => expect(result.current.error?.message).toBe('The index is gone'));
  expect(result.current.isReady).toBe(false);

  rerender({ query: 'good' });
  await waitFor(() => expect(result.current).toEqual({ ...NOTHING, isReady: true, error: null }));
});
