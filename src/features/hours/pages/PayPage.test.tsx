import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { payPeriodSchema } from '@/domain/hours/payPeriod';
import { timesheetSchema } from '@/domain/hours/schema';
import { buildStored } from '@/testing/factories/build';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { hoursRoutes } from '../routes';
import './PayPage';

const sheet = (technicianId: string, weekStartsOn: string, paidMinutes: number) =>
  buildStored({
    kind: 'timesheet',
    schema: timesheetSchema,
    fields: {
      ...{ technicianId, accountUid: '', weekStartsOn, state: 'approved' },
      days: [
        {
          date: weekStartsOn,
          driveMinutes: 0,
          workMinutes: paidMinutes,
          supplyRunMinutes: 0,
          breakMinutes: 0,
          paidMinutes,
        },
      ],
    },
    overrides: { id: `${technicianId}_${weekStartsOn}` },
  });

it('shows what is closed next with what earlier weeks need corrected, and who is not approved yet', async () => {
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
      // Closed with 8 hours, of which one turned out not to be worked.
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
