import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCustomer } from '@/testing/factories/customer';
import { buildInvoice } from '@/testing/factories/invoice';
import { renderApp } from '@/testing/renderApp';
import { invoiceLinkRoutes, invoicesRoutes } from '../routes';

const DRAFT_ID = 'AAAABBBBCCCCDDDDEEEE';
const ISSUED_ID = 'AAAABBBBCCCCDDDDEEEF';
const records = {
  customers: [buildCustomer({ id: 'customer-1' })],
  invoices: [
    buildInvoice({ id: DRAFT_ID, draftNumber: 'D26-DDDDD' }),
    buildInvoice({ id: ISSUED_ID, state: 'issued', number: 'INV-00007', dueOn: '2026-01-20' }),
  ],
};

/** A user whose company once had invoices, and has them now only if `isOn`. */
const open = (path: string, isOn = false) =>
  renderApp({
    routes: [...invoicesRoutes, ...invoiceLinkRoutes],
    path,
    records,
    role: 'admin',
    features: { customers: true, jobs: true, ...(isOn && { invoices: true }) },
    user: { readOnlyFeatures: { invoices: true } },
    now: '2026-02-15T19:00:00.000Z',
  });

const WRITING =
  /^(New|Send|Issue( |$)|Record|Edit|Delete|Void this|Void$|Give credit|Credit$|Write off|Duplicate|Refund|Remind|Copy|Make)/;
const writing = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link'), ...screen.queryAllByRole('menuitem')]
    .map((element) => element.textContent)
    .filter((text) => WRITING.test(text));

describe('withdrawn invoices', () => {
  it('are listed, but cannot be created or sent', async () => {
    await open('/invoices');
    const table = await screen.findByRole('table', { name: 'Invoices' });
    expect(within(table).getByText('INV-00007')).toBeVisible();
    expect(writing()).toEqual([]);
  });

  it.each([
    ['a draft', DRAFT_ID, 'D26-DDDDD'],
    ['an issued one', ISSUED_ID, 'INV-00007'],
  ])('include %s as read-only', async (_kind, id, number) => {
    const { user } = await open(`/invoices/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
    const more = screen.queryByRole('button', { name: /More/ });
    if (more) await user.click(more);
    expect(writing()).toEqual([]);
  });

  it.each(['/invoices', `/invoices/${DRAFT_ID}`, `/invoices/${ISSUED_ID}`])(
    '(%s has those buttons while the feature is on)',
    async (path) => {
      await open(path, true);
      await waitFor(() => expect(writing()).not.toEqual([]));
    },
  );
});
