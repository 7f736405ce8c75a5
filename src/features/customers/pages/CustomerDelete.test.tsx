import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { AppError } from '@/lib/appError';
import { FEATURES } from '@/domain/access/features';
import { buildCustomer } from '@/testing/factories/customer';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildInvoice, buildPayment } from '@/testing/factories/invoice';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { buildNote } from '@/testing/factories/note';
import { buildProperty } from '@/testing/factories/property';
import { buildTaxExemption } from '@/testing/factories/tax';
import { renderApp, type TestRecords } from '@/testing/renderApp';
import { customersRoutes } from '../routes';

const ada = buildCustomer({ id: 'ada' });
const home = buildProperty({ id: 'home', customerId: 'ada' });
const all = Object.fromEntries(FEATURES.map((feature) => [feature, true]));

async function askToDelete(records: TestRecords, options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const view = await renderApp({
    routes: customersRoutes,
    path: '/customers/ada/details',
    records: { customers: [ada], ...records },
    role: 'admin',
    features: all,
    now: '2026-01-12T15:00:00.000Z',
    ...options,
  });
  await view.user.click(await screen.findByRole('button', { name: 'More' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  return view;
}

const KEEPING: readonly [string, TestRecords][] = [
  ['invoices', { invoices: [buildInvoice({ customerId: 'ada' })] }],
  ['estimates', { estimates: [buildEstimate({ customerId: 'ada' })] }],
  ['payments', { payments: [buildPayment({ customerId: 'ada' })] }],
  ['load calculations', { manualJ: [buildLoadProject({ customerId: 'ada' })] }],
];

describe('deleting a customer', () => {
  it.each(KEEPING)('is refused with %s, and offers archiving', async (noun, records) => {
    const { user, workspace } = await askToDelete(records);
    const dialog = await screen.findByRole('dialog', { name: `This customer has ${noun}` });
    await user.click(within(dialog).getByRole('button', { name: 'Archive instead' }));
    expect(await screen.findByText('Archived', { selector: 'strong' })).toBeVisible();
    expect((await workspace.repository(collections.customers).getById('ada')).status).toBe('archived');
  });

  it('lists everything that prevents it', async () => {
    await askToDelete({
      invoices: [buildInvoice({ customerId: 'ada' })],
      estimates: [buildEstimate({ customerId: 'ada' })],
    });
    expect(await screen.findByRole('dialog', { name: 'This customer has estimates and invoices' })).toBeVisible();
  });

  it('lists everything deleted with it', async () => {
    const { user, workspace } = await askToDelete({
      properties: [home],
      taxExemptions: [buildTaxExemption({ customerId: 'ada' })],
      notes: [buildNote({ subjectId: 'ada', customerId: 'ada' }), buildNote({ subjectId: 'ada', customerId: 'ada' })],
    });
    expect(
      await screen.findByText('This also deletes 1 property, 2 notes, 1 tax certificate. It cannot be undone.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete customer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    for (const definition of [collections.properties, collections.taxExemptions, collections.notes])
      expect(await workspace.repository<object>(definition).getAll()).toEqual([]);
  });

  it('is refused if the user cannot see records the company may have', async () => {
    const { workspace } = await askToDelete(
      { invoices: [buildInvoice({ customerId: 'ada' })] },
      {
        features: { customers: true, jobs: true },
        company: { features: { customers: true, jobs: true, invoices: true } },
      },
    );
    expect(await screen.findByRole('dialog', { name: /^This customer may have invoices/ })).toBeVisible();
    expect((await workspace.repository(collections.customers).getById('ada')).status).toBe('active');
  });

  it('requires a connection, since a device may not have everything', async () => {
    await askToDelete(
      {},
      {
        wrapStore: (store) => ({
          ...store,
          getFromServer: () =>
            Promise.reject(new AppError({ code: 'unavailable', userMessage: 'The server cannot be reached.' })),
        }),
      },
    );
    expect(await screen.findByText('The server cannot be reached.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete customer' })).not.toBeInTheDocument();
  });
});

it('keeps a property that has its own tax certificate', async () => {
  const { user, workspace } = await renderApp({
    routes: customersRoutes,
    path: '/customers/ada/details',
    records: {
      customers: [ada],
      properties: [home],
      taxExemptions: [buildTaxExemption({ customerId: 'ada', propertyId: 'home' })],
    },
    role: 'admin',
    features: all,
  });
  await user.click(await screen.findByRole('button', { name: 'More for Home' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  expect(await screen.findByText('This property has tax certificates. Change or delete them first.')).toBeVisible();
  expect(await workspace.repository(collections.properties).getAll()).toHaveLength(1);
});
