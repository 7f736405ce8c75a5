import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ledgerMonthSchema, receivablesSchema } from '@/domain/ledger/schema';
import { reportSettingsSchema } from '@/domain/report/settings';
import { buildStored } from '@/testing/factories/build';
import { renderApp } from '@/testing/renderApp';
import { dashboardRoutes } from '../routes';
import '../pages/LandingPage';
import './WeekAhead';

it('shows payments by due date, and the month’s revenue against its goal', async () => {
  await renderApp({
    routes: dashboardRoutes,
    path: '/landing',
    features: { invoices: true, schedule: true, jobs: true },
    role: 'admin',
    now: '2026-11-15T15:00:00.000Z',
    records: {
      summaries: [
        buildStored({
          kind: 'summary',
          schema: receivablesSchema,
          fields: {
            byDueOn: {
              '2026-11-01': { count: 1, balanceCents: 20_000 },
              '2026-11-20': { count: 2, balanceCents: 70_000 },
            },
          },
          overrides: { id: 'receivables' },
        }),
      ],
      ledgerMonths: [
        buildStored({
          kind: 'month',
          schema: ledgerMonthSchema,
          fields: { month: '2026-11', salesCents: 1_500_000 },
          overrides: { id: '2026-11' },
        }),
      ],
      reportSettings: [
        buildStored({
          kind: 'settings',
          schema: reportSettingsSchema,
          fields: { salesGoalCents: 2_000_000 },
          overrides: { id: 'main' },
        }),
      ],
    },
  });
  const goal = within(await screen.findByRole('region', { name: 'Goal of the month' }));
  expect(await goal.findByText(/75% reached with 50% of the month’s days: on track/)).toBeVisible();
  const due = within(screen.getByRole('region', { name: 'Money due' }));
  expect(await due.findByText('$200')).toBeVisible();
  expect(due.getByText('$700')).toBeVisible();
  expect(await screen.findByText('Visits booked in the next seven days')).toBeVisible();
});

it('labels only 0 when no visit is booked', async () => {
  await renderApp({
    routes: dashboardRoutes,
    path: '/landing',
    features: { schedule: true, jobs: true },
    role: 'admin',
    now: '2026-11-15T15:00:00.000Z',
  });
  const load = within(await screen.findByRole('region', { name: 'Crew load' }));
  expect(load.getAllByText(/^\d$/).map(({ textContent }) => textContent)).toEqual(['0']);
});
