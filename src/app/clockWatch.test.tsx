import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderVisitor } from '@/testing/renderVisitor';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('checks the server’s time on every member page and after reconnecting, until the user leaves', async () => {
  const asked = vi.fn(() => Promise.resolve({ headers: new Headers({ date: new Date().toUTCString() }) }));
  vi.stubGlobal('fetch', asked);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { router, unmount } = renderVisitor('/login');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(asked).not.toHaveBeenCalled();
  await router.navigate('/nothing-here');
  await screen.findByRole('heading', { name: 'Page not found' });
  await vi.advanceTimersByTimeAsync(6_000);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  expect(asked).toHaveBeenCalledTimes(2);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(asked).toHaveBeenCalledTimes(2);
});
