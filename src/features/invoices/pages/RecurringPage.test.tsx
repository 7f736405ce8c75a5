import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { templateOfInvoice } from '@/domain/invoice/recurring';
import { invoiceInputSchema, recurringInvoiceSchema } from '@/domain/invoice/schema';
import { buildStored } from '@/testing/factories/build';
import { buildInvoice } from '@/testing/factories/invoice';
import { renderApp } from '@/testing/renderApp';
import { invoicesRoutes } from '../routes';
import './RecurringPage';

const recurring = (id: string, fields: object) =>
  buildStored({
    kind: 'recurring',
    schema: recurringInvoiceSchema,
    fields: {
      name: id,
      customerId: 'ada',
      customerName: 'Ada Lovelace',
      template: templateOfInvoice(invoiceInputSchema.parse(buildInvoice({ id: 'draft', state: 'draft' }))),
      nextOn: '2026-01-31',
      anchorDay: 31,
      ...fields,
    },
    overrides: { id },
  });
const open = (role: 'admin' | 'technician', recurringInvoices: ReturnType<typeof recurring>[] = []) =>
  renderApp({
    routes: invoicesRoutes,
    path: '/invoices/recurring',
    features: { invoices: true, customers: true },
    role,
    now: '2026-01-13T19:00:00.000Z',
    records: { recurringInvoices },
  });

it('lists recurring invoices by next date, with what happens then', async () => {
  const { user } = await open('admin', [
    recurring('Paused plan', { isActive: false, nextOn: '2026-01-01' }),
    recurring('Quarterly service', { every: 3, nextOn: '2026-03-31', mode: 'send', customerName: 'Grace Hopper' }),
    recurring('Monthly filters', {}),
  ]);
  const table = await screen.findByRole('table', { name: 'Recurring invoices' });
  const texts = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  expect(texts()).toEqual([
    expect.stringMatching(/Monthly filters.*Every month.*Jan 31, then Feb 28.*A draft to review.*Running/),
    expect.stringMatching(/Quarterly service.*Every 3 months.*Mar 31, then Jun 30.*Sent automatically.*Running/),
    expect.stringMatching(/Paused plan.*–.*Paused/),
  ]);
  await user.type(screen.getByRole('searchbox', { name: 'Search name or customer' }), 'hopper');
  await waitFor(() => expect(texts()).toEqual([expect.stringContaining('Quarterly service')]));
});

it('explains recurring invoices when there are none', async () => {
  await open('admin');
  expect(await screen.findByText('No recurring invoices yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New recurring invoice' })[0]).toHaveAttribute(
    'href',
    '/invoices/recurring/new',
  );
});
