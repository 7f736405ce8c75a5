import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { savePayPlan } from '@/domain/commission/api';
import { payPlanSchema } from '@/domain/commission/plan';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { renderApp } from '@/testing/renderApp';
import { hoursRoutes } from '../routes';
import './PayRulesPage';

const plan = buildStored({
  kind: 'plan',
  schema: payPlanSchema,
  fields: {
    startsOn: '2026-11-02',
    callbackDays: 30,
    rules: [
      {
        ...{ id: 'r1', name: 'Repairs', kind: 'invoiced', ratePpm: 60_000, amountCents: 0, sellerPpm: 400_000 },
        ...{ itemKinds: [], categories: [], items: [], jobTypes: [], crewSplit: 'equal', technicianIds: [] },
      },
    ],
  },
  overrides: { id: '2026-11-02' },
});
const setting = {
  routes: hoursRoutes,
  path: '/hours/pay-rules',
  features: { technicians: true },
  now: '2026-11-24T15:00:00.000Z',
  records: { payPlans: [plan] },
} as const;

it('describes the current rules in words, and refuses a past date', async () => {
  const { user } = await renderApp({ ...setting, role: 'admin' });
  const inForce = within(await screen.findByRole('region', { name: 'In force since Nov 2, 2026' }));
  expect(inForce.getByText('6% of what is invoiced, 40% of it to the seller and the rest to the crew')).toBeVisible();
  expect(inForce.getByText(/callback booked within 30 days/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the rules' }));
  const from = screen.getByRole('textbox', { name: /^From/ });
  await user.clear(from);
  await user.type(from, '11/20/2026{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save pay rules' }));
  expect((await screen.findAllByText(/Rules start today or later/)).length).toBeGreaterThan(0);
});

it('says when pay for earlier work is not computed yet', async () => {
  answerCalls([answering(savePayPlan, ({ startsOn }) => ({ startsOn, isWorkedOut: false }))]);
  const { user } = await renderApp({ ...setting, role: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Change the rules' }));
  await user.click(screen.getByRole('button', { name: 'Save pay rules' }));
  expect(await screen.findByText(/is complete tomorrow morning/)).toBeVisible();
});

it('lets managers read but not change pay rules', async () => {
  await renderApp({ ...setting, role: 'manager' });
  expect(await screen.findByText('Only admins change pay rules.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change the rules' })).not.toBeInTheDocument();
});

it('hides pay rules from technicians', async () => {
  await renderApp({ ...setting, role: 'technician' });
  expect(await screen.findByText('Only managers see pay rules')).toBeVisible();
  expect(screen.queryByText('Repairs')).not.toBeInTheDocument();
});
