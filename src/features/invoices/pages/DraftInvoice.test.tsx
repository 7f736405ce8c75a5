import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BILLING_SETTINGS_ID } from '@/domain/billing/settings';
import { answerCalls } from '@/testing/answerCalls';
import { countedGets } from '@/testing/countedGets';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildCustomer } from '@/testing/factories/customer';
import { buildInvoice, buildPayment } from '@/testing/factories/invoice';
import { renderApp } from '@/testing/renderApp';
import { invoiceLinkRoutes, invoicesRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './InvoicePage';

const draft = buildInvoice({
  id: 'invoice-1',
  customerId: 'ada',
  title: 'Boiler does not fire',
  document: buildDocument({ date: '2026-01-12', lines: [buildLine({ name: 'Igniter', unitPriceCents: 12_500 })] }),
});

/** Opens the draft's address in a company that has never saved its invoicing settings. */
async function openDraft({ isBroken = false } = {}) {
  answerCalls([]);
  // Wide enough to show the paper next to the form, which also reads the settings.
  const narrow = window.matchMedia('');
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign({}, narrow, { media, matches: media.includes('min-width') }),
  );
  const gets = countedGets(`settings/${BILLING_SETTINGS_ID}`, { isBroken });
  await renderApp({
    routes: [...invoicesRoutes, ...invoiceLinkRoutes],
    path: '/invoices/invoice-1',
    features: { invoices: true, jobs: true, customers: true },
    role: 'admin',
    now: '2026-01-13T19:00:00.000Z',
    records: { customers: [buildCustomer({ id: 'ada' })], invoices: [draft] },
    wrapStore: gets.wrapStore,
  });
  return gets;
}

/** Waits long enough to notice an editor that is unmounted and mounted again. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));

describe.each([
  { told: 'were never saved', isBroken: false },
  { told: 'cannot be read', isBroken: true },
])('a draft whose invoicing settings $told', ({ isBroken }) => {
  it('opens, stays open, and reads the settings at most twice', async () => {
    const gets = await openDraft({ isBroken });
    const title = await screen.findByRole('textbox', { name: /What it is for/ });
    expect(title).toHaveValue('Boiler does not fire');
    await aWhile();
    // It's still the same field, not a replacement.
    expect(title).toBeInTheDocument();
    expect(gets.count()).toBeLessThanOrEqual(2);
  });
});

it('counts the paid deposit in the document and the e-mail', async () => {
  answerCalls([]);
  const billing = { ...draft, estimateId: 'estimate-1', customerEmail: 'ada@example.com', totalCents: 12_500 };
  const deposit = { invoiceId: '', estimateId: 'estimate-1', customerId: 'ada', amountCents: 5_000 };
  const { user } = await renderApp({
    routes: [...invoicesRoutes, ...invoiceLinkRoutes],
    path: '/invoices/invoice-1',
    features: { invoices: true, jobs: true, customers: true, estimates: true },
    role: 'admin',
    now: '2026-01-13T19:00:00.000Z',
    records: {
      customers: [buildCustomer({ id: 'ada', email: 'ada@example.com' })],
      invoices: [billing],
      payments: [
        buildPayment({ id: 'p1', ...deposit }),
        buildPayment({ id: 'p2', ...deposit, invoiceId: 'invoice-0' }),
        buildPayment({ id: 'p3', ...deposit, state: 'failed' }),
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit e-mail' }));
  await waitFor(() => {
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ }).value).toContain('$75.00');
  });
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const paper = await screen.findByRole('article', { name: /^Invoice/ });
  expect(within(paper).getAllByText('$75.00')).toHaveLength(2);
  expect(within(paper).getByText('Deposit, cash, Jan 12, 2026')).toBeVisible();
});
