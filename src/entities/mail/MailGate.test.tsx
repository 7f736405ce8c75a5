import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setAuthState } from '@/data/session/authState';
import { NO_SUBSCRIPTION } from '@/domain/subscription/summary';
import { renderApp } from '@/testing/renderApp';
import { MailGate } from './MailGate';

const FIRST = 'Confirm your e-mail address first';
const ONLY_KNOWN = /e-mails go only to addresses on the customer’s record/;

const Form = () => (
  <>
    <MailGate />
    <button type="button">Send</button>
  </>
);

const open = (isEmailVerified: boolean, firstPaidAt: string) => {
  setAuthState({
    status: 'signed-in',
    user: { uid: 'user-1', email: 'ada@example.com', isEmailVerified, provider: 'email' },
  });
  return renderApp({
    routes: [{ path: '/settings', Page: Form, handle: { title: 'Mail' } }],
    path: '/settings',
    company: { subscription: { ...NO_SUBSCRIPTION, firstPaidAt } },
  });
};
afterEach(() => setAuthState({ status: 'signed-out' }));

it('explains before sending why the server would refuse, with a fix', async () => {
  await open(false, '');
  expect(await screen.findByText(FIRST)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the e-mail again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'I have confirmed it' })).toBeVisible();
  expect(screen.getByText(ONLY_KNOWN)).toBeVisible();
});

it('stays hidden for people without limits', async () => {
  await open(true, '2026-01-01T00:00:00.000Z');
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  expect(screen.queryByText(FIRST)).not.toBeInTheDocument();
  expect(screen.queryByText(ONLY_KNOWN)).not.toBeInTheDocument();
});
