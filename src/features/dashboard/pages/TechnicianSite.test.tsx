import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { companySchema } from '@/domain/company/schema';
import { changeOrderSchema } from '@/domain/contract/money/changeOrder';
import { orderPaper } from '@/domain/contract/money/orderPaper';
import { stableJson } from '@/lib/stableJson';
import { buildStored } from '@/testing/factories/build';
import { buildContract } from '@/testing/factories/contract';
import { buildCustomer } from '@/testing/factories/customer';
import { buildGate, buildSiteFile } from '@/testing/factories/demolitionSite';
import { buildJob } from '@/testing/factories/job';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp } from '@/testing/renderApp';
import { dashboardRoutes } from '../routes';
import '@/entities/site/SiteSheet';

const placement = {
  technicianIds: ['marcus'],
  startsAt: '2026-01-12T16:00:00.000Z',
  endsAt: '2026-01-12T17:00:00.000Z',
};
const onSite = { siteId: 'site-1', openGateIds: ['walk'] };

const openDay = (records: Record<string, unknown[]> = {}) =>
  renderApp({
    routes: dashboardRoutes,
    path: '/technician-dashboard',
    role: 'technician',
    now: '2026-01-12T15:30:00.000Z',
    features: { jobs: true, customers: true, technicians: true, contracts: true },
    records: {
      jobs: [buildJob({ id: 'job-1', technicianIds: ['marcus'], ...onSite })],
      schedule: [buildVisit({ id: 'visit', state: 'en-route', placement, ...onSite })],
      customers: [buildCustomer({ id: 'customer-1' })],
      technicians: [buildTechnician({ id: 'marcus', linkedUid: 'user-1' })],
      siteFiles: [buildSiteFile()],
      ...records,
      siteGates: [buildGate({ id: 'walk', title: 'Site walk before start', kind: 'site-walk', right: 'crew' })],
    },
  });

it('refuses to start work with an open requirement, until the crew clears it', async () => {
  const { user, store } = await openDay();
  const state = async () => (await store.get('companies/company-1/schedule', 'visit'))?.data['state'];
  const stop = await screen.findByRole('region', { name: 'Current job' });
  expect(await within(stop).findByText(/Still open: Site walk before start/)).toBeVisible();
  await user.click(within(stop).getByRole('button', { name: 'Start job' }));
  expect(await screen.findByText('Work cannot start yet. Still open: Site walk before start.')).toBeVisible();
  expect(await state()).toBe('en-route');

  await user.click(within(stop).getByRole('button', { name: /^Site: start list/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Old mill' }));
  await user.click(await sheet.findByRole('button', { name: 'Clear' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clear: Site walk before start' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as cleared' }));
  await waitFor(() => expect(within(stop).queryByText(/Still open: Site walk/)).not.toBeInTheDocument());
  // Once everything is cleared, the log and the tickets take its place.
  expect(await sheet.findByText('Everything required is on file.')).toBeVisible();
  expect(sheet.queryByText('Site walk before start')).not.toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: /^Show \d+ already cleared/ }));
  expect(sheet.getByText('Site walk before start')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await within(stop).findByRole('button', { name: 'Start job' }));
  await waitFor(async () => expect(await state()).toBe('on-site'));
});

it('lets a technician write the daily log on a phone', async () => {
  const { user, workspace } = await openDay();
  await user.click(await screen.findByRole('button', { name: /^Site: start list/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Old mill' }));
  await user.click(await sheet.findByRole('button', { name: 'Add to the log' }));
  await user.type(sheet.getByRole('textbox', { name: 'Work done' }), 'Fence up');
  await user.click(sheet.getByRole('button', { name: 'Add to the log' }));
  await waitFor(async () =>
    expect(await workspace.repository(collections.siteLogs).getById('site-1_2026-01-12')).toMatchObject({
      siteId: 'site-1',
      reports: [{ work: 'Fence up', by: 'user-1' }],
    }),
  );
});

it('lets the owner sign a change order on the phone, with what was shown', async () => {
  const order = {
    number: 1,
    title: 'Rock in the trench',
    lines: [{ id: 'l', description: 'Hammer', amountCents: 7_500 }],
    amountCents: 7_500,
  };
  const fields = { ...order, contractId: 'site-1', state: 'sent' as const, version: 1, paperHash: 'a'.repeat(64) };
  const parsed = changeOrderSchema.parse(fields);
  const paper = orderPaper({
    contract: buildContract({ id: 'site-1' }),
    order: parsed,
    company: companySchema.parse({ name: 'Ground Zero' }),
    sumBeforeCents: 100_000,
    version: 1,
  });
  const { user, workspace } = await openDay({
    siteFiles: [buildSiteFile({ contractId: 'site-1' })],
    changeOrders: [
      buildStored({
        kind: 'changeOrder',
        schema: changeOrderSchema,
        fields: { ...fields, paper: stableJson(paper) },
        overrides: { id: 'o1' },
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: /^Site: start list/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Old mill' }));
  await user.click(await sheet.findByRole('button', { name: 'Owner signs' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign CO-1' }));
  expect(dialog.getByText('$1,075.00')).toBeVisible();
  const signatures = () => workspace.repository(collections.orderSignatures).getAll({ limit: 5 });
  await user.click(dialog.getByText('Type'));
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  expect(await dialog.findByText(/Check this box/)).toBeVisible();
  expect(await signatures()).toEqual([]);
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  await waitFor(async () =>
    expect(await signatures()).toMatchObject([
      { contractId: 'site-1', orderId: 'o1', version: 1, paperHash: 'a'.repeat(64), name: 'Ada Lovelace' },
    ]),
  );
  expect(await sheet.findByText('Signed, being sent')).toBeVisible();
});
