import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { creditInvoice } from '@/domain/invoice/api';
import { recordPayment } from '@/domain/payment/api';
import { sendDocument } from '@/domain/public-document/api';
import { AppError } from '@/lib/appError';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { buildCustomer } from '@/testing/factories/customer';
import { buildInvoice, buildPayment } from '@/testing/factories/invoice';
import { buildJob } from '@/testing/factories/job';
import { buildProperty } from '@/testing/factories/property';
import { buildTaxZone } from '@/testing/factories/tax';
import { renderApp } from '@/testing/renderApp';
import { invoiceLinkRoutes, invoicesRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './InvoiceNewPage';
import './InvoicePage';

const NOW = '2026-01-13T19:00:00.000Z';
const features = { invoices: true, jobs: true, customers: true };
const job = buildJob({
  id: 'job-1',
  customerId: 'ada',
  propertyId: 'house',
  progress: 'work-done',
  title: 'Boiler does not fire',
});
const people = {
  customers: [buildCustomer({ id: 'ada' })],
  properties: [buildProperty({ id: 'house', customerId: 'ada' })],
  jobs: [job],
  // Deliberately no tax.
  taxes: [buildTaxZone({ name: 'No sales tax', taxes: [], isDefault: true })],
};
const work = {
  id: 'job-1',
  jobId: 'job-1',
  customerId: 'ada',
  workLines: [buildLine({ name: 'Igniter', unitPriceCents: 12_500 })],
};

const open = (path: string, records: object = {}) =>
  renderApp({
    routes: [...invoicesRoutes, ...invoiceLinkRoutes],
    path,
    features,
    role: 'admin',
    now: NOW,
    records: { ...people, ...records },
  });
const sent = answering(sendDocument, () => ({
  mailId: 'mail-1',
  number: 'INV-00042',
  token: 'token',
  leftToday: null,
}));

describe('a new invoice', () => {
  it('of a finished job is sent once, despite fast repeated clicks', async () => {
    const { callsOf } = answerCalls([sent]);
    const { user, store } = await open('/invoices/new?job=job-1', { jobWork: [work] });
    const button = await screen.findByRole('button', { name: 'Send invoice' });
    expect(screen.getByDisplayValue('Boiler does not fire')).toBeVisible();
    expect(screen.getByText('To ada@example.com')).toBeVisible();
    await user.dblClick(button);
    expect(await screen.findByText(/INV-00042 was sent to ada@example.com/)).toBeVisible();
    const [request, ...more] = callsOf(sendDocument) as {
      subjectId: string;
      to: string[];
      subject: string;
      message: string;
    }[];
    expect(more).toEqual([]);
    expect(request).toMatchObject({
      to: ['ada@example.com'],
      subject: expect.stringContaining('Invoice {number}') as string,
      message: expect.stringContaining('$125.00') as string,
    });
    const stored = await store.get('companies/company-1/invoices', request?.subjectId ?? '');
    expect(stored?.data).toMatchObject({
      jobId: 'job-1',
      customerId: 'ada',
      propertyId: 'house',
      serviceDate: '2026-01-12',
      totalCents: 12_500,
      state: 'draft',
      document: { lines: [{ name: 'Igniter' }] },
    });
  });

  it('that failed to send keeps its entries, and retries with the same id', async () => {
    let isDown = true;
    const { callsOf } = answerCalls([
      answering(sendDocument, () => {
        if (isDown) throw new AppError({ code: 'unavailable', userMessage: 'The mail server did not answer.' });
        return { mailId: 'mail-1', number: 'INV-00042', token: 'token', leftToday: null };
      }),
    ]);
    const { user } = await open('/invoices/new?job=job-1', { jobWork: [work] });
    await user.click(await screen.findByText('PO number'));
    await user.type(await screen.findByLabelText('PO number'), 'PO-77');
    await user.click(screen.getByRole('button', { name: 'Send invoice' }));
    expect(await screen.findByText('The mail server did not answer.')).toBeVisible();
    expect(screen.getByLabelText('PO number')).toHaveValue('PO-77');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Send invoice' }));
    expect(await screen.findByText(/INV-00042 was sent/)).toBeVisible();
    const [first, second] = callsOf(sendDocument) as { subjectId: string; sendId: string }[];
    expect(second).toEqual(first);
  });

  it('asks before it is sent without a price, and requires an address', async () => {
    const { callsOf } = answerCalls([sent]);
    const { user } = await open('/invoices/new?job=job-1', { customers: [buildCustomer({ id: 'ada', email: '' })] });
    expect(await screen.findByText('One line has no price yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send invoice' }));
    expect((await screen.findAllByText('Enter a valid e-mail address to send it to'))[0]).toBeVisible();
    await user.type(screen.getByLabelText('To', { selector: 'input' }), 'ada@example.com{Enter}');
    await user.click(screen.getByRole('button', { name: 'Send invoice' }));
    await user.click(await screen.findByRole('button', { name: 'Add prices first' }));
    expect(callsOf(sendDocument)).toEqual([]);
  });

  it('is sent after an incomplete attempt to save', async () => {
    const { callsOf } = answerCalls([sent]);
    const { user } = await open('/invoices/new?job=job-1', { jobWork: [work] });
    const title = await screen.findByRole('textbox', { name: /What it is for/ });
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect((await screen.findAllByText('Enter what the invoice is for'))[0]).toBeVisible();
    await user.type(title, 'Boiler');
    await user.click(screen.getByRole('button', { name: 'Send invoice' }));
    expect(await screen.findByText(/INV-00042 was sent/)).toBeVisible();
    expect(callsOf(sendDocument)).toHaveLength(1);
  });

  it('does not open if the user went back while it was being sent', async () => {
    let arrive = (): void => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answerCalls([
      answering(sendDocument, async () => {
        await arrival;
        return { mailId: 'mail-1', number: 'INV-00042', token: 'token', leftToday: null };
      }),
    ]);
    const { user } = await open('/invoices/new?job=job-1', { jobWork: [work] });
    await user.click(await screen.findByRole('button', { name: 'Send invoice' }));
    await user.click(screen.getByRole('link', { name: 'Invoices' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
    arrive();
    expect(await screen.findByText(/INV-00042 was sent/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  });

  it('can be saved as a draft', async () => {
    answerCalls([]);
    const { user, store } = await open('/invoices/new?customer=ada');
    await user.type(await screen.findByRole('textbox', { name: /What it is for/ }), 'Parts');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: /Invoice D26-/ })).toBeVisible();
    const documents = await store.query('companies/company-1/invoices', { limit: 5 });
    expect(documents[0]?.data).toMatchObject({ title: 'Parts', customerName: 'Ada Lovelace', state: 'draft' });
  });
});

const taxed = buildDocument({
  date: '2026-01-12',
  lines: [buildLine({ id: 'l1', name: 'Heat exchanger', unitPriceCents: 20_000 })],
  tax: { date: '2026-01-12', zone: buildZone([buildTax(100_000)]) },
});
const issued = buildInvoice({
  id: 'invoice-1',
  state: 'issued',
  number: 'INV-00041',
  document: taxed,
  totalCents: 22_000,
  taxCents: 2_000,
  balanceCents: 12_000,
  paidCents: 10_000,
  parts: [
    { id: 'line:l1', name: 'Heat exchanger', netCents: 20_000, taxes: [{ taxId: 'tax-100000', amountCents: 2_000 }] },
  ],
});

describe('an issued invoice', () => {
  it('shows the document, the balance and the payments', async () => {
    answerCalls([]);
    await open('/invoices/invoice-1', { invoices: [issued], payments: [buildPayment()] });
    expect(await screen.findByRole('heading', { level: 1, name: /INV-00041/ })).toBeVisible();
    expect(screen.getAllByText('Heat exchanger').length).toBeGreaterThan(0);
    const payments = await screen.findByRole('list', { name: 'Payments and credits' });
    await waitFor(() => expect(payments).toHaveTextContent('$100.00 Cash'));
  });

  it('records a payment of the balance, once', async () => {
    const { callsOf } = answerCalls([answering(recordPayment, ({ paymentId }) => ({ paymentId }))]);
    const { user } = await open('/invoices/invoice-1', { invoices: [issued] });
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText(/Amount/)).toHaveValue('$120.00');
    await user.type(within(dialog).getByLabelText('Reference'), '1042');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('$120.00 recorded on INV-00041.')).toBeVisible();
    expect(callsOf(recordPayment)).toMatchObject([
      { invoiceId: 'invoice-1', amountCents: 12_000, method: 'cheque', receivedOn: '2026-01-13', reference: '1042' },
    ]);
  });

  it('is corrected by a credit note that shows the refunded tax', async () => {
    const { callsOf } = answerCalls([answering(creditInvoice, () => ({ creditNoteId: 'c', number: 'CN-00001' }))]);
    const { user } = await open('/invoices/invoice-1', { invoices: [issued] });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Credit note…' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: /An amount/ }));
    const amount = within(dialog).getByLabelText(/Amount with tax/);
    await user.clear(amount);
    await user.type(amount, '110');
    expect(await within(dialog).findByText('$10.00')).toBeVisible();
    await user.type(within(dialog).getByLabelText(/Reason/), 'Part was returned');
    await user.click(within(dialog).getByRole('button', { name: 'Issue credit note' }));
    expect(await screen.findByText('Credit note CN-00001 was issued.')).toBeVisible();
    expect(callsOf(creditInvoice)).toMatchObject([
      { request: { kind: 'amount', grossCents: 11_000 }, reason: 'Part was returned' },
    ]);
  });
});
