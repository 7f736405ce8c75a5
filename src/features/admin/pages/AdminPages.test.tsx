import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readAdministration, type Administration } from '@/domain/administration/api';
import { mailSchema } from '@/domain/mail/schema';
import { textSchema } from '@/domain/message/schema';
import { downloadFile } from '@/lib/downloadFile';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { renderApp } from '@/testing/renderApp';
import { adminRoutes } from '../routes';
import './AdminPage';
import './MessageLogPage';

const NOW = '2026-11-29T15:00:00.000Z';
const person = {
  rights: {},
  isOwner: false,
  isDisabled: false,
  isAway: false,
  isConfirmed: true,
  lastSeenAt: '2026-11-29T14:00:00.000Z',
};
const administration: Administration = {
  people: [
    {
      ...person,
      uid: 'ada',
      name: 'Ada Byron',
      email: 'ada@example.com',
      role: 'office',
      rights: { refundLimitCents: 20_000 },
    },
    {
      ...person,
      uid: 'bob',
      name: 'Bob Ray',
      email: 'bob@example.com',
      role: 'technician',
      isConfirmed: false,
      lastSeenAt: '',
    },
  ],
  peopleCount: 2,
  invitations: [
    {
      id: 'i1',
      email: 'new@example.com',
      role: 'office',
      expiresAt: '2026-11-20T12:00:00.000Z',
      mailError: 'Mailbox full.',
    },
  ],
  invitationCount: 1,
  mail: { used: 12, limit: 50 },
  texts: { used: 20, limit: 20 },
  files: { used: 400_000_000, limit: 1_000_000_000 },
  ai: { isOn: true, costCents: 120, percent: 40, refusal: '' },
  connections: [
    {
      id: 'quickbooks',
      name: 'QuickBooks',
      state: 'broken',
      text: 'Connect again.',
      endsAt: '',
      fault: '',
      faultAt: '',
    },
    {
      ...{
        id: 'texts',
        name: 'Text messages',
        state: 'attention',
        text: '1 was not sent in the last 7 days.',
        endsAt: '',
      },
      ...{ fault: 'No such number.', faultAt: '2026-11-28T15:00:00.000Z' },
    },
  ],
};

const mail = (id: string, fields: object) =>
  buildStored({
    kind: 'mail',
    schema: mailSchema,
    fields: {
      ...{ kind: 'invoice', subjectType: 'invoice', subjectId: 'inv1', to: ['grace@example.com'], state: 'sent' },
      ...{ subject: `Invoice ${id}`, requestedAt: '2026-11-28T15:00:00.000Z', sentBy: 'system' },
      ...fields,
    },
    overrides: { id },
  });
const records = {
  mail: [
    mail('m1', { sentAt: '2026-11-28T15:00:01.000Z' }),
    mail('m2', { state: 'failed', error: 'The mailbox is full.', requestedAt: '2026-11-29T14:00:00.000Z' }),
    mail('m3', {
      requestedAt: '2026-11-27T15:00:00.000Z',
      kind: 'estimate',
      subjectType: 'estimate',
      subject: 'Your estimate',
      to: ['hal@example.com'],
    }),
  ],
  texts: [
    buildStored({
      kind: 'text',
      schema: textSchema,
      fields: {
        ...{ kind: 'booked', phone: '+15125550134', body: 'We come on Monday.', segments: 1, state: 'failed' },
        ...{ error: 'No such number.', requestedAt: '2026-11-28T15:00:00.000Z', sentBy: 'system' },
      },
      overrides: { id: 't1' },
    }),
  ],
};

function open(path: string) {
  const calls = answerCalls([answering(readAdministration, () => administration)]);
  return renderApp({ routes: adminRoutes, path, role: 'admin', records, now: NOW }).then((app) => ({
    ...app,
    ...calls,
  }));
}

it('shows broken connections, usage against limits, and undelivered messages, with links', async () => {
  const { user, callsOf } = await open('/admin');
  const connections = await screen.findByRole('list', { name: 'Connections' });
  const [first, second] = within(connections).getAllByRole('listitem');
  expect(first).toHaveTextContent('QuickBooksConnect again.Not working');
  expect(within(connections).getByRole('link', { name: 'QuickBooks' })).toHaveAttribute(
    'href',
    '/quickbooks?tab=connection',
  );
  expect(second).toHaveTextContent('Nov 28, 2026, 10:00 AM: No such number.');
  expect(screen.getByRole('progressbar', { name: 'Text messages today' })).toHaveAttribute('aria-valuenow', '100');
  expect(screen.getByText('400 MB of 1 GB')).toBeVisible();
  expect(screen.getByText('$1.20, 40% of the limit')).toBeVisible();
  const failed = await screen.findByRole('list', { name: 'E-mails that did not arrive' });
  expect(failed).toHaveTextContent('grace@example.com · The mailbox is full.');
  expect(within(failed).getByRole('link', { name: 'Send again' })).toHaveAttribute('href', '/invoices/inv1#send');

  await user.click(screen.getByRole('tab', { name: 'People' }));
  const people = await screen.findByRole('table', { name: 'People' });
  expect(within(people).getByRole('row', { name: /Ada Byron/ })).toHaveTextContent('refunds up to $200.001 hour ago');
  expect(within(people).getByRole('row', { name: /Bob Ray/ })).toHaveTextContent('NeverE-mail not confirmed');
  expect(screen.getByRole('list', { name: 'Open invitations' })).toHaveTextContent('Mailbox full.Expired');

  await user.click(screen.getByRole('tab', { name: 'Features' }));
  expect(await screen.findByRole('list', { name: 'Features' })).toHaveTextContent('Every company has it');
  expect(callsOf(readAdministration)).toHaveLength(1);
});

it('lists e-mails, filtered by result and address, opened and exported', async () => {
  const { user } = await open('/admin/messages');
  const subjects = async () =>
    within(await screen.findByRole('table', { name: 'E-mails' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent.trim());
  expect(await subjects()).toEqual(['Invoice m2', 'Invoice m1', 'Your estimate']);
  await user.type(screen.getByRole('searchbox'), 'HAL@example.com');
  await waitFor(async () => expect(await subjects()).toEqual(['Your estimate']));
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('combobox', { name: 'Outcome' }));
  await user.click(await screen.findByRole('option', { name: 'Not sent' }));
  await waitFor(async () => expect(await subjects()).toEqual(['Invoice m2']));
  await user.click(screen.getByRole('button', { name: 'More for the list' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
  expect(await screen.findByText('1 e-mail exported.')).toBeVisible();
  const [, file] = vi.mocked(downloadFile).mock.lastCall ?? [];
  expect(await file?.text()).toContain('Invoice m2,grace@example.com,,Not sent,The mailbox is full.,Automatically');
});

it('lists text messages, found by number', async () => {
  const { user } = await open('/admin/messages?tab=texts');
  const table = await screen.findByRole('table', { name: 'Text messages' });
  expect(await within(table).findByText('We come on Monday.')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), '(512) 555-0134');
  await waitFor(() => expect(screen.getByRole('row', { name: /We come on Monday/ })).toHaveTextContent('Not sent'));
});
