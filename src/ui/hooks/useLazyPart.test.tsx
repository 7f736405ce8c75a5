import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLazyPart } from './useLazyPart';

const load = vi.fn<() => Promise<{ name: string }>>();
const onFailed = vi.fn();

function Page({ wanted }: { wanted: boolean }) {
  const part = useLazyPart(load, wanted, onFailed);
  return (
    <>
      <h1>The page</h1>
      {part && <p>{part.name}</p>}
    </>
  );
}

it('keeps the page when a part fails to load, and loads it on reconnecting', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { rerender } = render(<Page wanted={false} />);
  expect(load).not.toHaveBeenCalled();

  rerender(<Page wanted />);
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();

  load.mockResolvedValue({ name: 'The part' });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The part')).toBeVisible();
});
