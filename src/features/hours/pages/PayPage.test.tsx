import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { payPeriodSchema } from '@/domain/hours/payPeriod';
import { timesheetSchema } from '@/domain/hours/schema';
import { addCalendarDays } from '@/lib/calendar';
import { buildStored } from '@/testing/factories/build';
import { earningSchema, type Earning } from '@/domain/commission/earning';
import { payStatementSchema } from '@/domain/commission/statement';
import { sumsOfEarning } from '@/domain/commission/record';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { hoursRoutes } from '../routes';
import './PayPage';

const sheet = (technicianId: string, weekStartsOn: string, paidMinutes: number, dayCount = 1) =>
  buildStored({
    kind: 'timesheet',
    schema: timesheetSchema,
    fields: {
      ...{ technicianId, accountUid: '', weekStartsOn, state: 'approved' },
      days: Array.from({ length: dayCount }, (_, day) => ({
        date: addCalendarDays(weekStartsOn, day),
        ...{ driveMinutes: 0, workMinutes: paidMinutes / dayCount, supplyRunMinutes: 0, breakMinutes: 0 },
        paidMinutes: paidMinutes / dayCount,
      })),
    },
    overrides: { id: `${technicianId}_${weekStartsOn}` },
  });

it('shows the next period to close with corrections, and who is not approved', async () => {
  await renderApp({
    routes: hoursRoutes,
    path: '/hours/pay',
    features: { technicians: true },
    role: 'manager',
    now: '2026-11-24T15:00:00.000Z',
    records: {
      technicians: [
        buildTechnician({ id: 'ann', firstName: 'Ann', lastName: 'Lee' }),
        buildTechnician({ id: 'bob', firstName: 'Bob', lastName: 'Ray' }),
      ],
      // Closed with 8 hours, one of which turned out not to have been worked.
      timesheets: [sheet('ann', '2026-11-09', 420), sheet('ann', '2026-11-16', 300)],
      payPeriods: [
        buildStored({
          kind: 'period',
          schema: payPeriodSchema,
          fields: {
            ...{ startsOn: '2026-11-09', endsOn: '2026-11-15', weeks: ['2026-11-09'] },
            ...{ closedBy: 'user-1', closedAt: '2026-11-17T15:00:00.000Z' },
            lines: [
              {
                ...{ technicianId: 'ann', name: 'Ann Lee', weekStartsOn: '2026-11-09' },
                ...{ regularMinutes: 480, overtimeMinutes: 0, doubleTimeMinutes: 0 },
              },
            ],
          },
          overrides: { id: '2026-11-09' },
        }),
      ],
    },
  });
  const next = within(await screen.findByRole('region', { name: /^To close next: Nov 16, 2026/ }));
  const rows = next
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Ann Lee2026-11-165 h/),
    expect.stringMatching(/^Ann Lee2026-11-09 · correction−1 h/),
    expect.stringMatching(/^All4 h/),
  ]);
  expect(next.getByText('Not approved yet: Bob Ray')).toBeVisible();
  expect(next.getByRole('button', { name: 'Close the period' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Export 2026-11-09 as CSV' })).toBeVisible();
});

const earning = (id: string, technicianId: string, cents: number, more: Partial<Earning> = {}) => {
  const line = {
    ...{ key: id, on: '2026-11-17', kind: 'invoiced' as const, label: 'Repairs', cents },
    formula: '10% of $1,250.00 billed on invoice INV-7',
    ref: { kind: 'invoice' as const, id: 'i7', name: 'INV-7' },
  };
  return buildStored({
    kind: 'earning',
    schema: earningSchema,
    fields: {
      ...{ technicianId, accountUid: '', source: { kind: 'job', id: 'j1' }, jobId: 'j1', title: '26-J1 No heat' },
      ...more,
      ...sumsOfEarning([line], {}),
    },
    overrides: { id },
  });
};
const PEOPLE = [
  buildTechnician({ id: 'ann', firstName: 'Ann', lastName: 'Lee' }),
  buildTechnician({ id: 'bob', firstName: 'Bob', lastName: 'Ray' }),
];
const setting = { routes: hoursRoutes, features: { technicians: true }, now: '2026-11-24T15:00:00.000Z' } as const;

it('shows managers each person’s other pay, its overtime, and why', async () => {
  const { user } = await renderApp({
    ...setting,
    path: '/hours/pay',
    role: 'manager',
    records: {
      technicians: PEOPLE,
      // 50 hours: $125.00 is $2.50 an hour, half of which is added for ten hours.
      timesheets: [sheet('ann', '2026-11-16', 3000, 5)],
      earnings: [earning('e1', 'ann', 12_500), earning('e2', 'bob', 4_000)],
    },
  });
  const money = within(await screen.findByRole('region', { name: 'Commissions and bonuses by technician' }));
  const rows = money
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toEqual(['Ann Lee$125.00$12.50$137.50', 'Bob Ray$40.00–$40.00', 'All$165.00$12.50$177.50']);
  await user.click(money.getByRole('link', { name: 'Ann Lee' }));
  const own = within(await screen.findByRole('region', { name: 'Since the last pay period: $137.50' }));
  expect(own.getByText(/10% of \$1,250.00 billed on invoice INV-7/)).toBeVisible();
  expect(own.getByRole('link', { name: '26-J1 No heat' })).toHaveAttribute('href', '/jobs/j1');
  expect(own.getByRole('link', { name: 'INV-7' })).toHaveAttribute('href', '/invoices/i7');
  expect(screen.getByRole('region', { name: 'Overtime on commissions: $12.50' })).toBeVisible();
});

it('shows dispatchers only hours', async () => {
  await renderApp({
    ...setting,
    path: '/hours/pay',
    role: 'office',
    records: { technicians: PEOPLE, earnings: [earning('e1', 'ann', 12_500)] },
  });
  expect(await screen.findByRole('region', { name: /^To close next/ })).toBeVisible();
  expect(screen.queryByText('$125.00')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Pay rules' })).not.toBeInTheDocument();
});

it('shows a technician only their own pay', async () => {
  await renderApp({
    ...setting,
    path: '/hours/pay?technician=bob&period=open',
    role: 'technician',
    records: {
      technicians: PEOPLE,
      earnings: [earning('e1', 'ann', 12_500, { accountUid: 'user-1' }), earning('e2', 'bob', 4_000)],
    },
  });
  const own = within(await screen.findByRole('region', { name: 'Since the last pay period: $125.00' }));
  expect(own.getByText(/10% of \$1,250.00/)).toBeVisible();
  expect(screen.queryByText(/\$40/)).not.toBeInTheDocument();
});

it('shows what a closed period paid, with the reasons', async () => {
  const { user } = await renderApp({
    ...setting,
    path: '/hours/pay',
    role: 'manager',
    records: {
      technicians: PEOPLE,
      payPeriods: [
        buildStored({
          kind: 'period',
          schema: payPeriodSchema,
          fields: {
            ...{ startsOn: '2026-11-16', endsOn: '2026-11-22', weeks: ['2026-11-16'], lines: [] },
            ...{ closedBy: 'user-1', closedAt: '2026-11-24T15:00:00.000Z' },
          },
          overrides: { id: '2026-11-16' },
        }),
      ],
      payStatements: [
        buildStored({
          kind: 'statement',
          schema: payStatementSchema,
          fields: {
            ...{ startsOn: '2026-11-16', endsOn: '2026-11-22', technicianId: 'ann', name: 'Ann Lee' },
            items: [
              {
                earningId: 'e1',
                source: { kind: 'job', id: 'j1' },
                jobId: 'j1',
                title: '26-J1',
                cents: 4500,
                lines: [],
              },
            ],
            ...{ weeks: [], totalCents: 4500, overtimeCents: 0, closedAt: '2026-11-24T15:00:00.000Z' },
          },
          overrides: { id: '2026-11-16_ann' },
        }),
      ],
    },
  });
  const closed = within(await screen.findByRole('region', { name: 'Nov 16, 2026 to Nov 22, 2026' }));
  await user.click(await closed.findByRole('link', { name: 'Ann Lee' }));
  expect(await screen.findByRole('region', { name: 'Nov 16, 2026 to Nov 22, 2026: $45.00' })).toBeVisible();
});
