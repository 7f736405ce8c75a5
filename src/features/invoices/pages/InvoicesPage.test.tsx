import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { issueInvoices } from '@/domain/invoice/api';
import { sendDocument } from '@/domain/public-document/api';
import { AppError } from '@/lib/appError';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildLine } from '@/testing/factories/billing';
import { buildBusinessUnit } from '@/testing/factories/businessUnit';
import { buildCustomer } from '@/testing/factories/customer';
import { buildInvoice, buildReceivables } from '@/testing/factories/invoice';
import { buildJob } from '@/testing/factories/job';
import { renderApp } from '@/testing/renderApp';
import { invoicesRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './InvoicesPage';

const NOW = '2026-02-15T19:00:00.000Z';
const features = { invoices: true, jobs: true, customers: true };
const draft = buildInvoice({ id: 'draft', draftNumber: 'D26-DDDDD', title: 'Furnace' });
const noMail = buildInvoice({
  id: 'no-mail',
  draftNumber: 'D26-NNNNN',
  customerEmail: '',
  customerName: 'Grace Hopper',
  customerSortName: 'hopper, grace',
});
const late = buildInvoice({ id: 'late', state: 'issued', number: 'INV-00007', dueOn: '2026-01-20', poNumber: 'PO-9' });
const paid = buildInvoice({
  id: 'paid',
  state: 'issued',
  status: 'paid',
  number: 'INV-00003',
  isOpen: false,
  balanceCents: 0,
  paidCents: 25_000,
});
const records = {
  invoices: [draft, noMail, late, paid],
  summaries: [
    buildReceivables({
      '2026-01-20': { count: 1, balanceCents: 25_000 },
      '2026-03-01': { count: 2, balanceCents: 40_000 },
    }),
  ],
};

const open = (path: string, extra = {}) =>
  renderApp({ routes: invoicesRoutes, path, records, features, now: NOW, ...extra });
const shown = async () => {
  const table = await screen.findByRole('table', { name: 'Invoices' });
  return within(table)
    .getAllByRole('link')
    .map((link) => /INV-\d+|D26-\w{5}/.exec(link.textContent)?.[0]);
};

describe('the invoice list', () => {
  it('filters by business unit if there are any', async () => {
    const billing = { id: 'billing', ...billingSettingsSchema.parse({ units: [buildBusinessUnit()] }) };
    const ofUnit = { ...late, id: 'of-unit', number: 'INV-00009', businessUnitId: 'plumbing' };
    const { user } = await open('/invoices?unit=plumbing', {
      records: { ...records, invoices: [late, ofUnit], settings: [billing] },
    });
    expect(await shown()).toEqual(['INV-00009']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Overdue' })).toHaveAccessibleDescription('1'));
    // The totals are for the whole company.
    expect(screen.getByLabelText('What is owed')).toHaveTextContent('Owed to all units$650.00');
    await user.click(screen.getByRole('button', { name: /Business unit.*Plumbing/ }));
    await waitFor(async () => expect(await shown()).toHaveLength(2));
  });

  it('lists and counts the jobs to invoice for one business unit', async () => {
    const billing = { id: 'billing', ...billingSettingsSchema.parse({ units: [buildBusinessUnit()] }) };
    // The company has more of these jobs than the first read returns, all before the unit's job.
    const jobs = Array.from({ length: 60 }, (_, index) =>
      buildJob({
        id: `j${index}`,
        number: `26-J${index}`,
        title: index === 59 ? 'New water heater' : 'No heat',
        progress: 'work-done',
        scheduledTime: `2026-01-02T15:${String(index).padStart(2, '0')}:00.000Z`,
        businessUnitId: index === 59 ? 'plumbing' : '',
      }),
    );
    const { user } = await open('/invoices?view=to-invoice&unit=plumbing', {
      records: { ...records, jobs, settings: [billing] },
    });
    const table = await screen.findByRole('table', { name: 'Jobs to invoice' });
    await waitFor(() => expect(within(table).getAllByRole('link')).toHaveLength(1));
    expect(within(table).getByRole('link')).toHaveAccessibleName(/New water heater/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'To invoice' })).toHaveAccessibleDescription('1'));
    await user.click(screen.getByRole('button', { name: /Business unit.*Plumbing/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'To invoice' })).toHaveAccessibleDescription('60'));
  });

  it('shows no counts where “no unit” cannot be counted', async () => {
    const billing = { id: 'billing', ...billingSettingsSchema.parse({ units: [buildBusinessUnit()] }) };
    const ofUnit = { ...late, id: 'of-unit', number: 'INV-00009', businessUnitId: 'plumbing' };
    await open('/invoices?unit=none', { records: { ...records, invoices: [late, ofUnit], settings: [billing] } });
    expect(await shown()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Overdue' })).not.toHaveAccessibleDescription();
  });

  it('starts with the latest issued, and marks the sort column', async () => {
    const older = {
      ...late,
      id: 'older',
      number: 'INV-00001',
      issuedOn: '2026-01-02',
      issuedAt: '2026-01-02T15:00:00.000Z',
    };
    const newer = {
      ...late,
      id: 'newer',
      number: 'INV-00002',
      issuedOn: '2026-02-02',
      issuedAt: '2026-02-02T15:00:00.000Z',
    };
    const touched = { ...older, updatedAt: '2026-02-14T15:00:00.000Z' };
    await open('/invoices', { records: { ...records, invoices: [touched, newer] } });
    expect(await shown()).toEqual(['INV-00002', 'INV-00001']);
    expect(screen.getByRole('columnheader', { name: 'Issued' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('tells a user without access which role is needed', async () => {
    await open('/invoices', { role: 'technician' });
    expect(await screen.findByText('You cannot see invoices')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More for the list' })).not.toBeInTheDocument();
  });

  it('shows receivables by age, and late invoices as of today', async () => {
    await open('/invoices');
    const owed = await screen.findByLabelText('What is owed');
    expect(owed).toHaveTextContent('Total owed$650.00');
    expect(owed).toHaveTextContent('1–30 days late$250.00');
    expect(await shown()).toHaveLength(4);
    expect(within(screen.getByRole('table', { name: 'Invoices' })).getByText('Overdue')).toBeVisible();
    expect(screen.getByText(/26 days late/)).toBeVisible();
  });

  it('shows one view at a time, with counts', async () => {
    const { user } = await open('/invoices?view=overdue');
    expect(await shown()).toEqual(['INV-00007']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Overdue' })).toHaveAccessibleDescription('1'));
    expect(screen.getByRole('button', { name: 'Drafts' })).toHaveAccessibleDescription('2');
    await user.click(screen.getByRole('button', { name: 'Paid' }));
    await waitFor(async () => expect(await shown()).toEqual(['INV-00003']));
  });

  it('finds invoices by number, PO and customer', async () => {
    const { user } = await open('/invoices?q=inv-00003');
    expect(await shown()).toEqual(['INV-00003']);
    const search = screen.getByRole('searchbox');
    await user.clear(search);
    await user.type(search, 'PO-9');
    await waitFor(async () => expect(await shown()).toEqual(['INV-00007']));
    await user.clear(search);
    await user.type(search, 'hopper');
    await waitFor(async () => expect(await shown()).toEqual(['D26-NNNNN']));
  });

  it('searches within a view in its order: overdue by due date', async () => {
    const later = buildInvoice({ id: 'later', state: 'issued', number: 'INV-00008', dueOn: '2026-02-01' });
    const notDue = buildInvoice({ id: 'not-due', state: 'issued', number: 'INV-00009', dueOn: '2026-03-01' });
    await open('/invoices?view=overdue&q=inv-0000', { records: { invoices: [paid, notDue, later, late] } });
    expect(await shown()).toEqual(['INV-00007', 'INV-00008']);
    expect(screen.getByRole('columnheader', { name: 'Due' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('says how many of the selected invoices can be sent', async () => {
    const disputed = buildInvoice({ id: 'disputed', state: 'disputed', number: 'INV-00010' });
    const { user } = await open('/invoices', { records: { invoices: [draft, disputed] } });
    await shown();
    await user.click(screen.getByRole('checkbox', { name: 'Select all invoices shown' }));
    const bar = screen.getByRole('region', { name: 'Selected invoices' });
    expect(bar).toHaveTextContent('2 invoices selected');
    expect(bar).toHaveTextContent('1 of 2 can be sent');
  });

  it('issues and sends the selected, reports each, and never sends twice on a retry', async () => {
    let isDown = true;
    const { callsOf } = answerCalls([
      answering(issueInvoices, ({ invoiceIds }) => ({
        results: invoiceIds.map((invoiceId, index) => ({ invoiceId, number: `INV-0010${index}`, error: '' })),
      })),
      answering(sendDocument, () => {
        if (isDown) throw new AppError({ code: 'unavailable', userMessage: 'The mail server did not answer.' });
        return { mailId: 'm', number: 'INV-00100', token: 't', leftToday: null };
      }),
    ]);
    const { user } = await open('/invoices?view=drafts');
    await shown();
    await user.click(screen.getByRole('checkbox', { name: /D26-DDDDD/ }));
    await user.click(screen.getByRole('checkbox', { name: /D26-NNNNN/ }));
    await user.click(screen.getByRole('button', { name: 'Issue and send…' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('ada@example.com')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Issue and send' }));
    await user.click(await screen.findByRole('button', { name: 'Send without tax' }));
    expect(await within(dialog).findByText('The mail server did not answer.')).toBeVisible();
    expect(within(dialog).getByText('No e-mail address: not sent.')).toBeVisible();

    isDown = false;
    await user.click(within(dialog).getByRole('button', { name: 'Try the failed ones again' }));
    expect(await within(dialog).findByText('Sent to ada@example.com')).toBeVisible();
    const sends = callsOf(sendDocument) as { sendId: string }[];
    expect(sends).toHaveLength(2);
    expect(sends[0]?.sendId).toBe(sends[1]?.sendId);
    expect(callsOf(issueInvoices)).toHaveLength(1);
  });

  it('sends reminders for late invoices, skips those without an address or with a pending payment, and says so', async () => {
    const late = { state: 'issued', dueOn: '2020-01-01', sentAt: '2020-01-01T10:00:00.000Z', isOpen: true } as const;
    const owed = { balanceCents: 5000, totalCents: 9000 };
    const invoices = [
      buildInvoice({ ...late, ...owed, id: 'l1', number: 'INV-00021', customerEmail: 'ada@example.com' }),
      buildInvoice({ ...late, ...owed, id: 'l2', number: 'INV-00022', customerEmail: '' }),
      buildInvoice({ ...late, ...owed, sentAt: '', id: 'l3', number: 'INV-00023', customerEmail: 'bob@example.com' }),
    ];
    const { callsOf } = answerCalls([
      answering(sendDocument, ({ subjectId }) => {
        if (subjectId === 'l3')
          throw new AppError({ code: 'failed-precondition', userMessage: 'A payment for this invoice is on its way.' });
        return { mailId: 'm', number: 'INV-00021', token: 't', leftToday: null };
      }),
    ]);
    const { user } = await open('/invoices?view=overdue', { records: { invoices } });
    await shown();
    await user.click(screen.getByRole('checkbox', { name: 'Select all invoices shown' }));
    expect(screen.queryByRole('button', { name: /Issue and send/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send reminder (3)…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send reminders for 3 late invoices' });
    expect(dialog).toHaveTextContent('1 invoice without an e-mail address will be skipped.');
    expect(dialog).toHaveTextContent('$50.00');
    expect(dialog).not.toHaveTextContent('cannot be changed');
    await user.click(within(dialog).getByRole('button', { name: 'Send 2 reminders' }));
    expect(await within(dialog).findByText('1 reminder sent. 2 invoices skipped.')).toBeVisible();
    expect(within(dialog).getByText('A payment for this invoice is on its way.')).toBeVisible();
    expect(within(dialog).getByText('No e-mail address: not sent.')).toBeVisible();
    const sends = callsOf(sendDocument) as { subjectId: string; isReminder: boolean; subject: string }[];
    expect(sends.map(({ subjectId, isReminder }) => [subjectId, isReminder])).toEqual([
      ['l1', true],
      ['l3', true],
    ]);
    expect(sends[0]?.subject).toContain('Reminder: invoice INV-00021');
  });

  it('creates drafts for finished jobs', async () => {
    const job = buildJob({ id: 'job-9', number: '26-DONE1', progress: 'work-done', title: 'New thermostat' });
    const { user, store } = await open('/invoices', {
      records: { ...records, jobs: [job], customers: [buildCustomer({ id: 'customer-1' })] },
    });
    await user.click(await screen.findByRole('button', { name: 'To invoice' }));
    expect(await screen.findByRole('link', { name: 'New thermostat' })).toHaveAttribute(
      'href',
      '/invoices/new?job=job-9',
    );
    await user.click(screen.getByRole('checkbox', { name: /26-DONE1/ }));
    await user.click(screen.getByRole('button', { name: 'Create 1 draft' }));
    expect(await screen.findByText(/1 draft made/)).toBeVisible();
    const documents = await store.query('companies/company-1/invoices', {
      where: [{ field: 'jobId', operator: '==', value: 'job-9' }],
      limit: 5,
    });
    expect(documents[0]?.data).toMatchObject({ title: 'New thermostat', state: 'draft', number: '' });
  });

  it('bills nothing for a visit covered by an agreement, unless something was sold', async () => {
    const visit = (id: string, changes: object) =>
      buildJob({ id: `agreement-a1_${id}`, progress: 'work-done', ...changes });
    const jobs = [
      visit('v1', { number: '26-TUNE', title: 'Tune-up' }),
      visit('v2', { number: '26-SOLD', title: 'Filter' }),
    ];
    const work = (id: string, unitPriceCents: number) => ({
      ...{ id: `agreement-a1_${id}`, jobId: `agreement-a1_${id}`, customerId: 'customer-1' },
      workLines: [buildLine({ unitPriceCents })],
    });
    const jobWork = [work('v1', 0), work('v2', 900)];
    const { user } = await open('/invoices', { records: { jobs, jobWork } });
    await user.click(await screen.findByRole('button', { name: 'To invoice' }));
    expect(await screen.findByText('In the agreement')).toBeVisible();
    expect(screen.getByText('Close the job')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tune-up' })).toHaveAttribute('href', '/jobs/agreement-a1_v1');
    expect(screen.getByRole('link', { name: 'Filter' })).toHaveAttribute('href', '/invoices/new?job=agreement-a1_v2');
    await user.click(screen.getByRole('checkbox', { name: /26-TUNE/ }));
    expect(screen.getByRole('button', { name: 'Create 0 drafts' })).toBeDisabled();
  });

  it('offers to create the first invoice when there is none', async () => {
    await open('/invoices', { records: {} });
    expect(await screen.findByText('No invoices yet')).toBeVisible();
  });
});
