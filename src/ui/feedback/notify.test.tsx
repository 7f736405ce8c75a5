import { act, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithUi } from '@/testing/renderWithUi';
import { AppError } from '@/lib/appError';
import { notify } from './notify';
import { NotificationsHost } from './NotificationsHost';

it('shows three messages at once, queues others, and offers Undo', async () => {
  const undo = vi.fn();
  const { user } = renderWithUi(<NotificationsHost />);
  act(() => {
    notify.success('Customer archived', { undo });
    notify.info('Two jobs moved');
    notify.error(new AppError({ code: 'unavailable', userMessage: 'You are offline.' }));
    notify.info('A fourth message');
  });
  // The first message fetches the code that shows it.
  expect(await screen.findByText('Two jobs moved', {}, { timeout: 5000 })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
  expect(screen.queryByText('A fourth message')).not.toBeInTheDocument();

  const archived = screen.getByText('Customer archived');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  if (archived.isConnected) await waitForElementToBeRemoved(archived);
  expect(await screen.findByText('A fourth message')).toBeVisible();
});
