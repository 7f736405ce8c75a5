import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithUi } from '@/testing/renderWithUi';
import { plainMessage } from './notify';
import { PlainNotice } from './PlainNotice';

it('shows a plain message with undo when the usual messages cannot load', async () => {
  const undo = vi.fn();
  const { user } = renderWithUi(<PlainNotice />);
  act(() => plainMessage.set({ tone: 'success', message: 'Job started', options: { undo } }));
  expect(screen.getByRole('status')).toHaveTextContent('Job started');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Job started')).not.toBeInTheDocument();

  act(() => plainMessage.set({ tone: 'danger', message: 'It did not work.', options: {} }));
  expect(screen.getByRole('alert')).toHaveTextContent('It did not work.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
