import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeAgreement, transferAgreement } from '@/domain/agreement/record/api';
import { templateOfInvoice } from '@/domain/invoice/recurring';
import { invoiceInputSchema, recurringInvoiceSchema } from '@/domain/invoice/schema';
import { agreementOf, billed } from '@/testing/agreementDays';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildAgreement, buildPlan } from '@/testing/factories/agreement';
import { buildStored } from '@/testing/factories/build';
import { buildCustomer } from '@/testing/factories/customer';
import { buildDirectoryRow, buildShard } from '@/testing/factories/directory';
import { buildInvoice } from '@/testing/factories/invoice';
import { buildProperty } from '@/testing/factories/property';
import { renderApp } from '@/testing/renderApp';
import { serviceAgreementLinkRoutes, serviceAgreementRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './AgreementViewPage';
import './AgreementDetailsPage';
import '../components/ChangePlanDialog';
import '../components/TransferDialog';

const ada = buildCustomer({ id: 'ada' });
const grace = buildCustomer({ id: 'grace', firstName: 'Grace', lastName: 'Hopper' });
const premium = buildPlan({
  id: 'premium',
  name: 'Comfort Premium',
  prices: [{ interval: 'month', priceCents: 3_900, extraUnitCents: 0 }],
});
const running = {
  ...buildAgreement({ id: 'running' }),
  ...billed(
    agreementOf({ startsOn: '2026-06-01', priceCents: 1_900, customerId: 'ada', propertyId: 'house' }),
    '2026-06-01',
  ),
  id: 'running',
  // Its equipment has since been deleted.
  units: [{ equipmentId: 'removed', name: 'Old furnace' }],
};

const recurring = buildStored({
  kind: 'recurring',
  schema: recurringInvoiceSchema,
  fields: {
    name: 'Tune-ups by the month',
    customerId: 'ada',
    template: templateOfInvoice(invoiceInputSchema.parse(buildInvoice({ state: 'draft', propertyId: '' }))),
    nextOn: '2026-07-01',
    anchorDay: 1,
  },
  overrides: {},
});

const open = (agreement = running) =>
  renderApp({
    routes: [...serviceAgreementRoutes, ...serviceAgreementLinkRoutes],
    path: '/service-agreement/running/view',
    role: 'manager',
    records: {
      agreementPlans: [premium],
      agreements: [agreement],
      customers: [ada, grace],
      directory: [buildShard([buildDirectoryRow(ada), buildDirectoryRow(grace)])],
      properties: [buildProperty({ id: 'house', customerId: 'ada' })],
      recurringInvoices: [recurring],
    },
    now: '2026-06-16T15:00:00.000Z',
    features: { serviceagreement: true, customers: true, invoices: true },
  });

it('changes a member’s plan during a period, previewing credit and charge, when a unit was removed', async () => {
  const calls = answerCalls([answering(changeAgreement, () => ({ refundCents: 0, creditNotes: [], creditFault: '' }))]);
  const { user } = await open();
  expect(await screen.findByText('No longer on record: Old furnace')).toBeVisible();
  expect(await screen.findByText('A recurring invoice also bills this customer: Tune-ups by the month')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the units' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change plan, price or units' });
  await user.click(await within(dialog).findByRole('combobox', { name: 'Plan' }));
  await user.click(await screen.findByRole('option', { name: 'Comfort Premium, version 1' }));
  expect(within(dialog).getByLabelText('Price, before tax')).toHaveValue('$39.00');
  await user.click(within(dialog).getByRole('combobox', { name: 'From' }));
  await user.click(await screen.findByRole('option', { name: 'Today, with prorated credit and charge' }));
  // 15 of June's 30 days are left.
  expect(await within(dialog).findByText('−$9.50')).toBeVisible();
  expect(within(dialog).getByText('$19.50')).toBeVisible();
  expect(within(dialog).getByText('$10.00')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Change the agreement' }));
  expect(calls.callsOf(changeAgreement)).toMatchObject([
    {
      change: {
        kind: 'terms',
        planId: 'premium',
        interval: 'month',
        priceCents: 3_900,
        when: 'today',
        note: 'By phone',
      },
    },
  ]);
});

it('transfers the agreement of a sold house, with a preview of what goes along', async () => {
  const calls = answerCalls([answering(transferAgreement, ({ newId }) => ({ agreementId: newId }))]);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Transfer to new owner…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Transfer to new owner' });
  expect(await within(dialog).findByText('$9.50 for Jun 16, 2026 to Jun 30, 2026')).toBeVisible();
  expect(within(dialog).getByText(/Never transfers/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Prepare agreement' }));
  expect((await within(dialog).findAllByText('Choose the new owner')).length).toBeGreaterThan(0);
  expect(calls.callsOf(transferAgreement)).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /New owner/ }), 'hopper');
  await user.click(await screen.findByRole('option', { name: /Grace Hopper/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Prepare agreement' }));
  expect(calls.callsOf(transferAgreement)).toMatchObject([
    { agreementId: 'running', customerId: 'grace', on: '2026-06-16', unused: 'along' },
  ]);
});

it('says up front that a pending plan change blocks a transfer', async () => {
  const { plan, units, interval } = running;
  const nextTerms = {
    plan,
    units,
    interval,
    planId: 'plus',
    planVersion: 2,
    migrationId: '',
    priceCents: 2_100,
    on: '2026-07-01',
  };
  const { user } = await open({ ...running, nextTerms });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Transfer to new owner…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Transfer to new owner' });
  expect(await within(dialog).findByText('A change is already scheduled')).toBeVisible();
  expect(within(dialog).getByText(/or wait until Jul 1, 2026/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Prepare agreement' })).toBeDisabled();
});
