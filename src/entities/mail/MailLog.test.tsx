import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '@/domain/access/roles';
import type { Mail } from '@/domain/mail/schema';
import { renderApp } from '@/testing/renderApp';
import { MailLog } from './MailLog';

const mail = (id: string, minute: number, overrides: Partial<Mail> = {}) => ({
  id,
  kind: 'invoice',
  subjectType: 'invoice',
  subjectId: 'i1',
  customerId: 'ada',
  to: ['ada@example.com'],
  subject: `Invoice ${id}`,
  state: 'sent',
  error: '',
  requestedAt: `2026-01-12T14:${minute}:00.000Z`,
  sentAt: '',
  sentBy: 'user-1',
  ...overrides,
});
const records = {
  mail: [
    mail('a', 10, { sentAt: '2026-01-12T14:10:00.000Z' }),
    mail('b', 20, { state: 'failed', error: 'The mail server did not accept the address.' }),
    mail('c', 30, { state: 'sending' }),
    mail('d', 40, { subjectId: 'another' }),
  ],
};
const open = (role: Role) =>
  renderApp({
    routes: [{ path: '/settings', Page: () => <MailLog subjectId="i1" />, handle: { title: 'Mails' } }],
    path: '/settings',
    role,
    records,
    now: '2026-01-12T15:00:00.000Z',
  });

it('lists e-mails about a subject, newest first, with the result', async () => {
  await open('office');
  const table = await screen.findByRole('table', { name: 'Sent e-mails' });
  await within(table).findByText('Invoice a');
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('May not have arrived');
  expect(rows[1]).toContain('The mail server did not accept the address.');
  expect(rows[2]).toMatch(/Invoice a.*ada@example\.com.*Sent/);
});
