import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { approvalSchema } from '@/domain/estimate/schema';
import { ledgerMonthSchema } from '@/domain/ledger/schema';
import { NO_SUBSCRIPTION } from '@/domain/subscription/summary';
import { AppError } from '@/lib/appError';
import { threadSchema } from '@/domain/message/thread';
import { buildStored } from '@/testing/factories/build';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildInvoice, buildPayment, buildReceivables } from '@/testing/factories/invoice';
import { buildJob } from '@/testing/factories/job';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp, type TestRecords } from '@/testing/renderApp';
import { dashboardRoutes } from '../routes';

const ESSENTIALS = {
  ...NO_SUBSCRIPTION,
  planId: 'essentials' as const,
  interval: 'month' as const,
  status: 'active' as const,
};
const open = (feature: string, extra = {}) =>
  renderApp({ routes: dashboardRoutes, path: `/landing?feature=${feature}`, ...extra });

describe('a user sent here from a locked feature', () => {
  it('sees what it does and costs, and can subscribe', async () => {
    await open('schedule');
    expect(await screen.findByText('Schedule is locked')).toBeVisible();
    expect(screen.getByText(/Part of Essentials, \$49 a month for the whole company\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start 14 days free' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'More about Schedule' })).toHaveAttribute('href', '/features/schedule');
  });

  it('sees who can buy it if they cannot', async () => {
    await open('schedule', { role: 'office' });
    expect(await screen.findByText(/An admin of your company can choose a plan/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start 14 days free' })).not.toBeInTheDocument();
  });

  it('sees that an admin can turn on what the company already has', async () => {
    await open('schedule', { role: 'office', company: { subscription: ESSENTIALS } });
    expect(await screen.findByText(/It is not switched on for your account\. Ask your administrator\./)).toBeVisible();
  });

  it('sees no price for a free feature', async () => {
    await open('customers', { role: 'technician', features: { jobs: true } });
    expect(await screen.findByText('Customers is locked')).toBeVisible();
    expect(screen.getByText(/Ask your administrator\./)).toBeVisible();
  });
});

// Monday noon in New York, where the company is.
const NOW = '2026-01-12T17:00:00.000Z';
const ALL = { jobs: true, customers: true, technicians: true, estimates: true, invoices: true, payments: true };
const approval = approvalSchema.parse({
  revisionNumber: 1,
  optionId: '',
  selectedLineIds: [],
  quantitiesE4: {},
  totalCents: 506_400,
  documentHash: 'a'.repeat(64),
  signature: null,
  by: 'customer',
  at: NOW,
});
const RECORDS: TestRecords = {
  technicians: [
    buildTechnician({ id: 'anna', firstName: 'Anna', lastName: 'Bell', licences: [] }),
    buildTechnician({ id: 'ben', firstName: 'Ben', lastName: 'Cole', licences: [] }),
  ],
  jobs: [
    buildJob({ id: 'late', title: 'Frozen pipe', technicianIds: ['anna'], scheduledTime: '2026-01-12T14:00:00.000Z' }),
    buildJob({ id: 'done', title: 'Loud fan', progress: 'work-done', scheduledTime: '2026-01-09T16:00:00.000Z' }),
    buildJob({ id: 'open', title: 'New boiler', progress: 'unscheduled', scheduledTime: NOW }),
  ],
  estimates: [
    buildEstimate({
      id: 'signed',
      state: 'approved',
      approval,
      totalCents: 506_400,
      answeredAt: '2026-01-12T15:00:00.000Z',
    }),
    buildEstimate({ id: 'december', state: 'converted', totalCents: 200_000, answeredAt: '2025-12-05T15:00:00.000Z' }),
    buildEstimate({ id: 'sent', state: 'sent', validUntil: '2026-01-15', totalCents: 120_000 }),
    buildEstimate({ id: 'open-ended', state: 'sent', totalCents: 30_000 }),
    buildEstimate({ id: 'expired', state: 'sent', validUntil: '2026-01-10', totalCents: 900_000 }),
  ],
  invoices: [buildInvoice({ id: 'i1', state: 'issued', dueOn: '2026-01-02', customerName: 'Grace Hopper' })],
  summaries: [buildReceivables({ '2026-01-02': { count: 1, balanceCents: 25_000 } })],
  ledgerMonths: [
    { id: '2025-12', ...ledgerMonthSchema.parse({ month: '2025-12', receivedCents: 70_000 }) },
    { id: '2026-01', ...ledgerMonthSchema.parse({ month: '2026-01', receivedCents: 90_000, refundedCents: 10_000 }) },
  ],
  payments: [buildPayment({ id: 'p1', customerName: 'Alan Turing', receivedAt: '2026-01-12T16:00:00.000Z' })],
};
const start = (extra: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ routes: dashboardRoutes, path: '/landing', features: ALL, records: RECORDS, now: NOW, ...extra });

describe('the money tiles', () => {
  it('show five figures, each with a comparison and a link to its records', async () => {
    await start();
    const row = await screen.findByRole('list', { name: 'Money' });
    const tile = (name: RegExp) => within(row).findByRole('link', { name });
    expect(await tile(/^Booked this month: \$5,064$/)).toHaveAttribute('href', '/estimates?status=booked');
    expect(await tile(/^Awaiting approval: \$1,500$/)).toHaveAttribute('href', '/estimates?status=waiting');
    expect(await tile(/^To invoice: 1 job$/)).toHaveAttribute('href', '/jobs?view=needs-invoicing');
    expect(await tile(/^Overdue: \$250$/)).toHaveAttribute('href', '/invoices?view=overdue');
    expect(await tile(/^Paid this month: \$800$/)).toHaveAttribute('href', '/payments?tab=months');
    expect(await within(row).findByText('1 estimate · December $2,000')).toBeVisible();
    expect(within(row).getByText('2 estimates · 1 expires this week')).toBeVisible();
    expect(within(row).getByRole('img', { name: /^Paid by month: .*December \$700, January \$800$/ })).toBeVisible();
  });

  it('explain what a figure includes', async () => {
    const { user } = await start();
    await user.click(await screen.findByRole('button', { name: 'What “Awaiting approval” adds up' }));
    expect(await screen.findByText(/still valid and unanswered/)).toBeVisible();
    expect(screen.getByText('$1,200.00')).toBeVisible();
  });

  it('are hidden without estimates and invoices', async () => {
    await start({ features: { jobs: true, technicians: true } });
    expect(await screen.findByRole('list', { name: 'Today by technician' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Money' })).not.toBeInTheDocument();
  });

  it('say what is unknown offline', async () => {
    const offline = () => Promise.reject(new AppError({ code: 'unavailable', userMessage: 'No connection.' }));
    await start({ wrapStore: (store) => ({ ...store, sum: offline }) });
    const row = await screen.findByRole('list', { name: 'Money' });
    expect(await within(row).findByRole('link', { name: 'Awaiting approval: not known' })).toBeVisible();
    expect(within(row).getAllByText('Needs a connection').length).toBeGreaterThan(0);
    expect(await within(row).findByRole('link', { name: 'Overdue: $250' })).toBeVisible();
  });

  it('show a new company zeros instead of loading forever', async () => {
    await start({ records: {} });
    const row = await screen.findByRole('list', { name: 'Money' });
    expect(await within(row).findByRole('link', { name: 'Overdue: $0' })).toBeVisible();
    expect(await within(row).findByRole('link', { name: 'Booked this month: $0' })).toBeVisible();
  });
});

describe('today’s jobs', () => {
  it('have a row per technician, even without jobs, and list each job once', async () => {
    await start();
    const rows = await screen.findByRole('list', { name: 'Today by technician' });
    const anna = await within(rows).findByRole('listitem', { name: 'Anna Bell' });
    expect(
      within(anna).getByRole('link', {
        name: /^Ada Lovelace\W*Frozen pipe\W*9:00 AM, Late, 12 Elm St, Asheville, NC 28801$/,
      }),
    ).toHaveAttribute('href', '/jobs/late');
    expect(within(rows).getByRole('listitem', { name: 'Ben Cole' })).toHaveTextContent('Free all day');
    expect(within(rows).queryByRole('link', { name: /New boiler/ })).not.toBeInTheDocument();
    expect(screen.getByText('1 job · 1 late · 1 technician free')).toBeVisible();
  });
});

describe('“Needs you”', () => {
  const feed = () => screen.findByRole('region', { name: /^Needs you \(\d+\)$/ });

  it('says what happened, with one action for each', async () => {
    await start();
    const region = await feed();
    const actions: [string, string][] = [
      ['Open job: Frozen pipe', '/jobs/late'],
      ['Create job: Ada Lovelace signed', '/estimates/signed/view'],
      ['Set a time: New boiler', '/jobs/open/edit?time=proposed'],
      ['Invoice: Loud fan', '/invoices/new?job=done'],
      ['Open invoice: Grace Hopper owes $250.00', '/invoices/i1'],
      ['Open payment: $100.00 from Alan Turing', '/payments?payment=p1'],
    ];
    for (const [name, to] of actions)
      expect(await within(region).findByRole('link', { name })).toHaveAttribute('href', to);
    expect(within(region).getAllByRole('link')).toHaveLength(actions.length);
  });

  it('dismisses news, and can restore it', async () => {
    const { user } = await start();
    const region = await feed();
    await user.click(await within(region).findByRole('button', { name: 'Dismiss: $100.00 from Alan Turing' }));
    await waitFor(() => expect(screen.queryByText('$100.00 from Alan Turing')).not.toBeInTheDocument());
    expect(within(region).queryByRole('button', { name: /Dismiss/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('$100.00 from Alan Turing')).toBeVisible();
  });

  it('names a customer waiting for a reply, with a link to the conversation', async () => {
    const thread = buildStored({
      kind: 'thread',
      schema: threadSchema,
      fields: { customerId: 'c1', customerName: 'Ada Lovelace', lastAt: NOW, isFromCustomer: true, needsAnswer: true },
      overrides: { id: 'c1' },
    });
    await start({ records: { ...RECORDS, threads: [thread] } });
    expect(await within(await feed()).findByRole('link', { name: 'Answer: Ada Lovelace texted' })).toHaveAttribute(
      'href',
      '/customers/inbox?with=c1',
    );
  });

  it('covers only features that are on', async () => {
    await start({ features: { jobs: true, technicians: true } });
    const region = await feed();
    expect(await within(region).findByRole('link', { name: 'Open job: Loud fan' })).toHaveAttribute(
      'href',
      '/jobs/done',
    );
    expect(within(region).queryByText(/signed|owes|paid/)).not.toBeInTheDocument();
  });

  it('says when nothing needs attention', async () => {
    await start({ records: {} });
    expect(await screen.findByText('Nothing needs you right now')).toBeVisible();
  });
});

it('shows a technician their own day, without money and office tasks', async () => {
  const mine = buildTechnician({ id: 'anna', linkedUid: 'user-1' });
  const jobs = [...(RECORDS.jobs ?? []), buildJob({ id: 'theirs', title: 'Not mine', technicianIds: ['ben'] })];
  await start({ role: 'technician', records: { ...RECORDS, technicians: [mine], jobs } });
  expect(await screen.findByRole('link', { name: 'Frozen pipe' })).toHaveAttribute('href', '/jobs/late');
  expect(screen.getByRole('link', { name: 'Open my day' })).toHaveAttribute('href', '/technician-dashboard');
  expect(screen.queryByText('Not mine')).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Money' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /Needs you/ })).not.toBeInTheDocument();
});

it('shows the day and the office’s open jobs on the office board', async () => {
  await start({ path: '/office-dashboard' });
  const rows = await screen.findByRole('list', { name: 'Today by technician' });
  expect(await within(rows).findByRole('link', { name: /Frozen pipe/ })).toBeVisible();
  const waiting = await screen.findByRole('region', { name: /^Waiting for the office \(\d+\)$/ });
  expect(await within(waiting).findByRole('link', { name: 'Set a time: New boiler' })).toBeVisible();
  expect(within(waiting).queryByText(/owes|paid/)).not.toBeInTheDocument();
});
