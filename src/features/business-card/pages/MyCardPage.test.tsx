import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { revokeCard, saveCard } from '@/domain/member-card/api';
import { memberCardSchema } from '@/domain/member-card/schema';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { buildUser } from '@/testing/factories/user';
import { renderApp } from '@/testing/renderApp';
import { myCardRoutes } from '../routes';
import './MyCardPage';

const TOKEN = 'x7Kq2mVw9RtYb4Np8LsZdA';
const card = (id: string, fields: Record<string, unknown>) =>
  buildStored({ kind: 'member card', schema: memberCardSchema, fields, overrides: { id } });
const open = (role: 'admin' | 'technician', memberCards: ReturnType<typeof card>[] = []) =>
  renderApp({
    routes: myCardRoutes,
    path: '/my-card',
    role,
    records: {
      users: [buildUser({ id: 'user-2', firstName: 'Dana', lastName: 'Fox', companyId: 'company-1' })],
      memberCards,
    },
  });

it('creates a card from the form', async () => {
  const { callsOf } = answerCalls([answering(saveCard, () => ({ token: TOKEN }))]);
  const { user } = await open('technician');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Service technician');
  expect(screen.queryByRole('combobox', { name: 'Whose card' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Make the card' }));
  expect(await screen.findByText('The card has its link.')).toBeVisible();
  expect(callsOf(saveCard)).toMatchObject([{ uid: 'user-1', card: { title: 'Service technician' } }]);
});

it('shows a card’s link and statistics, and asks before revoking it', async () => {
  const { callsOf } = answerCalls([answering(revokeCard, () => ({}))]);
  const { user } = await open('technician', [card('user-1', { token: TOKEN, openedCount: 3, savedCount: 1 })]);
  expect(await screen.findByText(new RegExp(`/card/${TOKEN}$`))).toBeVisible();
  expect(screen.getByText('Opened 3 times, the contact file taken 1 time.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke this link?' }));
  expect(callsOf(revokeCard)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Revoke link' }));
  expect(await screen.findByText('The link is revoked.')).toBeVisible();
  expect(callsOf(revokeCard)).toEqual([{ uid: 'user-1' }]);
});

it('lets a manager edit a colleague’s card', async () => {
  const { callsOf } = answerCalls([answering(saveCard, () => ({ token: TOKEN }))]);
  const { user } = await open('admin', [card('user-2', { title: 'Estimator', token: TOKEN })]);
  await user.click(await screen.findByRole('combobox', { name: 'Whose card' }));
  await user.click(await screen.findByRole('option', { name: 'Dana Fox' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Estimator'));
  await user.click(screen.getByRole('button', { name: 'Save card' }));
  expect(await screen.findByText('Card saved.')).toBeVisible();
  expect(callsOf(saveCard)).toMatchObject([{ uid: 'user-2', card: { title: 'Estimator' } }]);
});
