import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bucketOf, leadMonthSchema, type LeadMonth, type SourceMonth } from '@/domain/lead/months';
import { buildStored } from '@/testing/factories/build';
import { renderApp } from '@/testing/renderApp';
import { leadsRoutes } from '../routes';
import './LeadReportsPage';

const monthOf = (month: string, sources: LeadMonth['sources']) =>
  buildStored({ kind: 'month', schema: leadMonthSchema, fields: { month, sources }, overrides: { id: month } });
/** Builds leads that were all answered within a number of minutes. */
const part = (received: number, minutes: number, fields: Partial<SourceMonth>): SourceMonth => ({
  received,
  duplicates: 0,
  booked: 0,
  won: 0,
  costCents: 0,
  answers: Array.from({ length: 19 }, (_, index) => (index === bucketOf(minutes) ? received : 0)),
  ...fields,
});
const open = (leadMonths: ReturnType<typeof monthOf>[]) =>
  renderApp({
    routes: leadsRoutes,
    path: '/leads/reports',
    features: { leads: true },
    role: 'admin',
    now: '2026-07-06T15:00:00.000Z',
    records: { leadMonths },
  });

it('totals a year by source: response time and cost per booked job', async () => {
  await open([
    // Earlier than the twelve months.
    monthOf('2025-06', { angi: part(50, 4, { costCents: 900_000 }) }),
    monthOf('2026-05', { angi: part(4, 4, { booked: 1, costCents: 10_000 }) }),
    monthOf('2026-06', {
      angi: part(6, 4, { booked: 4, won: 2, costCents: 15_000 }),
      '-': part(10, 100, { duplicates: 3 }),
    }),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Leads by source' }));
  const rows = table
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  // $250 for 10 leads, 5 of which were booked, and 10 others with none booked.
  expect(rows).toEqual(
    expect.arrayContaining([
      ['10', '0', '5 (50%)', '2', expect.any(String), '$250.00', '$25.00', '$50.00'],
      ['10', '3', '0 (0%)', '0', expect.any(String), '$0.00', '$0.00', '–'],
    ]),
  );
  expect(screen.getByText(/for a booked job: \$250\.00 for 20 leads, of which 5 were booked/)).toBeVisible();
  expect(screen.getByText(/About half of 20 answered leads waited no longer; 0 were never answered/)).toBeVisible();
});

it('says what it will show before there are any leads', async () => {
  await open([]);
  expect(await screen.findByText('No leads yet')).toBeVisible();
});
