import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFirstLoading } from './useFirstLoading';

it('ends with the first answer, whatever is loaded again later', () => {
  const { result, rerender } = renderHook(({ isLoading }) => useFirstLoading(isLoading), {
    initialProps: { isLoading: true },
  });
  expect(result.current).toBe(true);
  rerender({ isLoading: false });
  expect(result.current).toBe(false);
  rerender({ isLoading: true });
  expect(result.current).toBe(false);
});
