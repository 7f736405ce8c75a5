import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCustomer, changeThread, recordConsent } from '@/domain/message/api';
import { consentEntrySchema } from '@/domain/message/consent';
import { textSchema } from '@/domain/message/schema';
import { messageSettingsSchema } from '@/domain/message/settings';
import { THREADS_SHOWN, threadSchema } from '@/domain/message/thread';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { PAYING } from '@/testing/factories/company';
import { buildCustomer } from '@/testing/factories/customer';
import { buildDirectoryRow, buildShard } from '@/testing/factories/directory';
import { renderApp } from '@/testing/renderApp';
import { customersRoutes } from '../routes';

const NOW = '2026-01-12T16:30:00.000Z';
const PHONE = '+15125550134';
const ada = buildCustomer({
  id: 'customer-1',
  name: 'Ada Lovelace',
  phone: '(512) 555-0134',
  email: 'ada@example.com',
});
const thread = buildStored({
  kind: 'thread',
  schema: threadSchema,
  fields: {
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    lastAt: NOW,
    lastWords: 'Can you come Tuesday?',
    isFromCustomer: true,
    isUnread: true,
  },
  overrides: { id: 'customer-1' },
});
const text = (id: string, fields: object) =>
  buildStored({
    kind: 'text',
    schema: textSchema,
    fields: {
      kind: 'reply',
      customerId: 'customer-1',
      phone: PHONE,
      body: 'Can you come Tuesday?',
      segments: 1,
      state: 'received',
      requestedAt: NOW,
      sentBy: 'customer',
      ...fields,
    },
    overrides: { id },
  });
const said = (state: 'yes' | 'no', source: 'phone' | 'text') =>
  buildStored({
    kind: 'consent',
    schema: consentEntrySchema,
    fields: {
      phone: PHONE,
      customerId: 'customer-1',
      channel: 'sms',
      purpose: 'transactional',
      state,
      source,
      at: NOW,
      by: source === 'text' ? 'customer' : 'user-1',
    },
    overrides: { id: `c-${state}` },
  });

const open = (
  consent: ReturnType<typeof said>,
  body = 'Can you come Tuesday?',
  messageSettings: { id: string }[] = [],
) =>
  renderApp({
    routes: customersRoutes,
    path: '/customers/inbox',
    now: NOW,
    company: PAYING,
    features: { customers: true, jobs: true },
    records: {
      customers: [ada],
      threads: [thread],
      texts: [text('t1', { body })],
      consents: [consent],
      messageSettings,
    },
  });

it('opens a customer’s message, marks it read, and replies by text', async () => {
  const calls = answerCalls([
    answering(changeThread, () => ({})),
    answering(answerCustomer, () => ({ to: '(512) 555-0134' })),
  ]);
  const { user } = await open(said('yes', 'phone'));
  const threads = await screen.findByRole('list', { name: 'Conversations' });
  expect(within(threads).getByText('Unread')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Ada Lovelace' }));
  const list = await screen.findByRole('list', { name: 'Conversation with Ada Lovelace' });
  expect(within(list).getByText('Can you come Tuesday?')).toBeVisible();
  await waitFor(() => expect(calls.callsOf(changeThread)).toEqual([{ customerId: 'customer-1', isUnread: false }]));
  await user.type(screen.getByLabelText('Your answer'), 'Yes, at 9');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(calls.callsOf(answerCustomer)).toMatchObject([
      { customerId: 'customer-1', channel: 'sms', message: 'Yes, at 9' },
    ]),
  );
});

it('replies to a text by text, and records missing consent', async () => {
  const calls = answerCalls([answering(changeThread, () => ({})), answering(recordConsent, () => ({}))]);
  const { user } = await renderApp({
    routes: customersRoutes,
    path: '/customers/inbox',
    now: NOW,
    company: PAYING,
    features: { customers: true, jobs: true },
    records: { customers: [ada], threads: [thread], texts: [text('t1', {})], consents: [] },
  });
  await user.click(await screen.findByRole('link', { name: 'Ada Lovelace' }));
  expect(await screen.findByRole('radio', { name: 'Text' })).toBeChecked();
  expect(await screen.findByText(/has not agreed to text messages yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record consent…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record consent to text messages' }));
  await user.click(dialog.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(calls.callsOf(recordConsent)).toMatchObject([{ customerId: 'customer-1', state: 'yes' }]));
});

it('disables texting a customer who sent STOP, and says why', async () => {
  answerCalls([answering(changeThread, () => ({}))]);
  const { user } = await open(said('no', 'text'));
  await user.click(await screen.findByRole('link', { name: 'Ada Lovelace' }));
  await user.click(await screen.findByText('Text'));
  await user.type(screen.getByLabelText('Your answer'), 'Hello');
  expect(await screen.findByRole('button', { name: 'Send' })).toBeDisabled();
});

it('asks about a reply that may be an opt-out, and records it in the customer’s words', async () => {
  const calls = answerCalls([answering(changeThread, () => ({})), answering(recordConsent, () => ({}))]);
  const { user } = await open(said('yes', 'phone'), 'Not my house. Not my AC. Stop.');
  await user.click(await screen.findByRole('link', { name: 'Ada Lovelace' }));
  expect(await screen.findByText(/Does Ada Lovelace want no more text messages\?/)).toBeVisible();
  await user.type(screen.getByLabelText('Your answer'), '20% off today');
  expect(screen.getByText(/reads like an offer/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'No more texts' }));
  await waitFor(() =>
    expect(calls.callsOf(recordConsent)).toMatchObject([
      { customerId: 'customer-1', state: 'no', source: 'written', note: 'Not my house. Not my AC. Stop.' },
    ]),
  );
});

it('lists read but unanswered messages separately, until marked as needing no answer', async () => {
  const calls = answerCalls([answering(changeThread, () => ({}))]);
  const read = { ...thread, isUnread: false, needsAnswer: true };
  const { user } = await renderApp({
    routes: customersRoutes,
    path: '/customers/inbox?view=unanswered',
    now: NOW,
    company: PAYING,
    features: { customers: true, jobs: true },
    records: {
      customers: [ada],
      threads: [read, { ...read, id: 'customer-2', customerName: 'Bo Diddley', needsAnswer: false }],
      texts: [text('t1', { body: 'wrong number for the gate, it is 4412' })],
      consents: [said('yes', 'phone')],
    },
  });
  const threads = await screen.findByRole('list', { name: 'Conversations' });
  expect(within(threads).getByText('Not answered')).toBeVisible();
  expect(within(threads).queryByText('Bo Diddley')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Ada Lovelace' }));
  await user.click(await screen.findByRole('button', { name: 'No answer needed' }));
  expect(calls.callsOf(changeThread)).toEqual([{ customerId: 'customer-1', needsAnswer: false }]);
});

it('says whom to ask if the role may not read messages', async () => {
  await renderApp({
    ...{ routes: customersRoutes, path: '/customers/inbox', now: NOW, role: 'technician' },
    features: { customers: true, jobs: true },
    records: { customers: [ada], threads: [thread] },
  });
  expect(await screen.findByRole('button', { name: 'Ask your admins' })).toBeVisible();
  expect(screen.queryByText('Ada Lovelace')).not.toBeInTheDocument();
});

it('inserts a saved reply, filled in, and keeps a draft when leaving the page', async () => {
  answerCalls([answering(changeThread, () => ({}))]);
  const savedReplies = [{ id: 'parking', name: 'Parking', text: 'Hi {firstName}, where may {company} park?' }];
  const { user, unmount } = await open(said('yes', 'phone'), undefined, [
    { id: 'main', ...messageSettingsSchema.parse({ savedReplies }) },
  ]);
  await user.click(await screen.findByRole('link', { name: 'Ada Lovelace' }));
  await user.type(await screen.findByLabelText('Your answer'), 'Thank you.');
  await user.click(await screen.findByRole('button', { name: 'Saved replies' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Parking' }));
  const words = /^Thank you\.\nHi Ada, where may .+ park\?$/;
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toMatch(words);
  unmount();
  const again = await open(said('yes', 'phone'));
  await again.user.click(await screen.findByRole('link', { name: 'Ada Lovelace' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your answer')).value).toMatch(words);
});

it('starts a conversation with a customer who has not written', async () => {
  answerCalls([answering(changeThread, () => ({}))]);
  const { user, router } = await renderApp({
    routes: customersRoutes,
    path: '/customers/inbox',
    now: NOW,
    company: PAYING,
    features: { customers: true, jobs: true },
    records: { customers: [ada], directory: [buildShard([buildDirectoryRow(ada)])] },
  });
  await user.click(await screen.findByRole('button', { name: 'New message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who are you writing to?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Customer' }), 'Ada');
  await user.click(await screen.findByRole('option', { name: /Ada Lovelace/ }));
  expect(await screen.findByLabelText('Your answer')).toBeVisible();
  expect(router.state.location.search).toBe('?with=customer-1&view=all');
});

it('lists the latest conversations, and older ones on request', async () => {
  const at = (index: number) => new Date(Date.parse(NOW) - index * 60_000).toISOString();
  const many = Array.from({ length: THREADS_SHOWN + 2 }, (_, index) => ({
    ...thread,
    id: `customer-${index}`,
    customerId: `customer-${index}`,
    customerName: `Customer ${index}`,
    lastAt: at(index),
  }));
  const { user } = await renderApp({
    routes: customersRoutes,
    path: '/customers/inbox',
    now: NOW,
    company: PAYING,
    features: { customers: true, jobs: true },
    records: { threads: many },
  });
  const list = await screen.findByRole('list', { name: 'Conversations' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(THREADS_SHOWN);
  await user.click(screen.getByRole('button', { name: 'Show older conversations' }));
  expect(await screen.findByRole('link', { name: `Customer ${THREADS_SHOWN + 1}` })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show older conversations' })).not.toBeInTheDocument();
});

it('names another customer with the same phone, from whom a reply may be', async () => {
  const bob = buildCustomer({ id: 'bob', name: 'Bob Lovelace', phone: '512-555-0134', email: '' });
  await renderApp({
    routes: customersRoutes,
    path: '/customers/inbox?with=customer-1',
    now: NOW,
    features: { customers: true, jobs: true },
    records: {
      customers: [ada, bob],
      threads: [thread],
      texts: [text('t1', {})],
      directory: [buildShard([buildDirectoryRow(ada), buildDirectoryRow(bob)])],
    },
  });
  expect(await screen.findByRole('link', { name: 'Bob Lovelace' })).toHaveAttribute(
    'href',
    '/customers/inbox?with=bob',
  );
});
