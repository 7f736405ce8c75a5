import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithUi } from '@/testing/renderWithUi';
import { confirmAction, type ConfirmRequest } from './confirm';
import { ConfirmDialogHost } from './ConfirmDialogHost';

const request: ConfirmRequest = {
  title: 'Delete the job?',
  message: 'This cannot be undone.',
  confirmLabel: 'Delete',
  tone: 'danger',
};

async function ask(asked: ConfirmRequest = request) {
  const view = renderWithUi(<ConfirmDialogHost />);
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = confirmAction(asked);
  });
  await screen.findByRole('dialog', { name: 'Delete the job?' });
  return { ...view, answer };
}

it('focuses Cancel for a destructive action', async () => {
  const { user, answer } = await ask();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await answer).toBe(false);
});

it('resolves to true when confirmed, and to false on Escape', async () => {
  const first = await ask();
  await first.user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await first.answer).toBe(true);
  first.unmount();

  const second = await ask();
  await second.user.keyboard('{Escape}');
  expect(await second.answer).toBe(false);
});

it('asks once if the answer is remembered on this device', async () => {
  const remembered = { ...request, remember: { subject: 'labor', label: 'Do not ask again' } };
  const first = await ask(remembered);
  await first.user.click(screen.getByRole('checkbox', { name: 'Do not ask again' }));
  await first.user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await first.answer).toBe(true);
  expect(await confirmAction(remembered)).toBe(true);
  window.localStorage.clear();
});
