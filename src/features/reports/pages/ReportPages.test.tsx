import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { equipmentSchema, type Equipment } from '@/domain/equipment/schema';
import { ledgerMonthSchema } from '@/domain/ledger/schema';
import { reportMarkSchema, reportMonthSchema, type Cells } from '@/domain/report/cells';
import { buildStored } from '@/testing/factories/build';
import { buildCustomer } from '@/testing/factories/customer';
import { buildResource } from '@/testing/factories/resource';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { reportsRoutes } from '../routes';
import './RecordsPage';
import './UnitsPage';
import './ReportPage';
import './ReportsPage';

const reportMonth = (month: string, cells: Cells) =>
  buildStored({ kind: 'month', schema: reportMonthSchema, fields: { month, cells }, overrides: { id: month } });
const ledgerMonth = (month: string, fields: Record<string, unknown>) =>
  buildStored({ kind: 'month', schema: ledgerMonthSchema, fields: { month, ...fields }, overrides: { id: month } });

const MARK = buildStored({
  kind: 'mark',
  schema: reportMarkSchema,
  fields: {
    keys: ['2026-05 all', '2026-05 all jobs', '2026-05 kind:service'],
    contributions: [
      {
        month: '2026-05',
        cells: { all: { jobs: 1, priceCents: 50_000 }, 'kind:service': { jobs: 1, priceCents: 50_000 } },
      },
    ],
    title: '26-K7M3Q No heat',
    on: '2026-05-04',
  },
  overrides: { id: 'jobs-j1' },
});

const CUSTOMER = buildCustomer({ id: 'ada', firstName: 'Ada', lastName: 'Lovelace' });
const unit = (id: string, fields: Partial<Equipment>) =>
  buildStored({
    kind: 'unit',
    schema: equipmentSchema,
    fields: { customerId: 'ada', propertyId: 'p', ...fields },
    overrides: { id },
  });
const UNITS = [
  unit('f', { type: 'furnace', make: 'Trane', installDate: '2007-03-01' }),
  unit('a', { type: 'air-conditioner', make: 'Goodman', installDate: '2020-05-01', refrigerant: 'r22' }),
  unit('b', { type: 'air-conditioner', make: 'Carrier', installDate: '2020-05-01', warrantyUntil: '2026-08-09' }),
];

const RECORDS = {
  reportMonths: [
    reportMonth('2026-05', {
      all: { jobs: 1, priceCents: 50_000, costCents: 20_000, salesCents: 50_000, costlessLines: 1 },
      'kind:service': { jobs: 1, priceCents: 50_000, costCents: 20_000, salesCents: 50_000 },
    }),
    reportMonth('units-3', {
      ...{ all: { units: 3 }, 'unit:furnace:2007-03': { units: 1 }, 'refrigerant:r22': { units: 1 } },
      ...{ 'unit:air-conditioner:2020-05': { units: 2 }, 'warranty:2026-08': { units: 1 } },
    }),
    reportMonth('2025-05', { all: { jobs: 2, priceCents: 80_000, costCents: 20_000 } }),
  ],
  ledgerMonths: [
    ledgerMonth('2026-05', {
      salesCents: 50_000,
      issuedCount: 1,
      receivedCents: 30_000,
      days: { '04': { salesCents: 50_000, moneyCents: 0 } },
    }),
    // Only sales through July 6 of the year before count; later ones in that month don't.
    ledgerMonth('2025-07', {
      salesCents: 90_000,
      days: { '03': { salesCents: 40_000, moneyCents: 0 }, '20': { salesCents: 50_000, moneyCents: 0 } },
    }),
  ],
  reportMarks: [MARK],
  customers: [CUSTOMER],
  equipment: UNITS,
};

const open = (path: string, role: 'manager' | 'admin' = 'manager') =>
  renderApp({
    routes: reportsRoutes,
    path,
    features: { invoices: true, jobs: true, leads: true, customers: true },
    role,
    now: '2026-07-06T15:00:00.000Z',
    records: RECORDS,
  });

it('shows the business at a glance, compared through the same day, with links to each report', async () => {
  await open('/reports?range=this-year&compare=year');
  const glance = within(await screen.findByRole('list', { name: 'The business at a glance' }));
  expect(glance.getByRole('link', { name: /^Sales: \$500/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/reports/records?from=2026-01&to=2026-07'),
  );
  // $500 this year, $400 last year through July 6.
  expect(glance.getByText('+25%')).toBeVisible();
  const all = within(screen.getByRole('list', { name: 'All reports' }));
  expect(all.getByRole('link', { name: 'Job profitability' })).toHaveAttribute(
    'href',
    '/reports/jobs?range=this-year&compare=year',
  );
});

it('explains a figure’s calculation, and links rows to their records', async () => {
  const { user } = await open('/reports/jobs?range=custom&from=2026-05&to=2026-05&compare=year');
  const table = within(await screen.findByRole('table', { name: 'Kind of work' }));
  const row = within(table.getByRole('row', { name: /Service call/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '1',
    '$500.00',
    '$200.00',
    '0.0 h',
    '$0.00',
    '$300.00',
    '60.0%',
  ]);
  expect(screen.getByText(/1 line sold has no known cost/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'What “Margin” is' }));
  expect(await screen.findByText(/less the recorded hours of work/)).toBeVisible();
  await user.click(row.getByRole('link', { name: 'Service call' }));
  expect(await screen.findByRole('link', { name: /26-K7M3Q No heat/ })).toHaveAttribute('href', '/jobs/j1');
});

it('filters sales by one kind of work', async () => {
  const { user } = await open('/reports/sales?range=this-year&compare=none');
  await user.click(await screen.findByRole('combobox', { name: 'Filter by' }));
  await user.click(await screen.findByRole('option', { name: 'Service call' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Sales: \$500/ })).toHaveAttribute(
      'href',
      expect.stringContaining('cell=kind%3Aservice'),
    ),
  );
});

it('saves a report view for everyone with access', async () => {
  const { user } = await open('/reports/sales?range=last-year');
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Last year');
  await user.click(dialog.getByRole('button', { name: 'Save view' }));
  await user.click(await screen.findByRole('link', { name: 'Reports' }));
  expect(await screen.findByRole('link', { name: 'Last year' })).toHaveAttribute(
    'href',
    '/reports/sales?range=last-year',
  );
});

it('reports equipment due by age and refrigerant, and opens the units behind each number', async () => {
  const { user } = await open('/reports/equipment');
  expect(await screen.findByRole('link', { name: /^Units: 3/ })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Time' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Phased-out refrigerant: 1/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'What “Phased-out refrigerant” is' }));
  expect(await screen.findByText(/R-22 since 2020-01-01 \(40 CFR 82\.16/)).toBeVisible();
  const ages = within(screen.getByRole('table', { name: 'Kind and age in years' }));
  const row = within(ages.getByRole('row', { name: /Furnace/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '1',
    '0',
    '0',
    '0',
    '1',
    '0',
    '1',
    '18',
  ]);
  await user.click(screen.getByRole('link', { name: /^Due for replacement: 1/ }));
  const unit = await screen.findByRole('link', { name: /Furnace Trane/ });
  expect(unit).toHaveAttribute('href', '/customers/ada/details');
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  expect(screen.queryByText(/Goodman/)).not.toBeInTheDocument();
});

it.each([
  ['show=refrigerant&names=r22&title=R-22', 'Goodman'],
  ['show=warranty&from=2026-07&to=2026-09&title=Soon', 'Carrier'],
])('lists the units of %s', async (question, make) => {
  await open(`/reports/units?${question}`);
  expect(await screen.findByRole('link', { name: `Air conditioner ${make}` })).toBeVisible();
  expect(screen.queryByText(/Trane/)).not.toBeInTheDocument();
});

it('opens mileage down to the day, and the driver’s month', async () => {
  const cell = { mileTenths: 431, drivingDays: 1 };
  const cells = { all: cell, 'driver:marcus': cell, 'vehicle:truck': cell, 'day:04': cell };
  const { user } = await renderApp({
    routes: reportsRoutes,
    path: '/reports/mileage',
    now: '2026-05-06T15:00:00.000Z',
    records: {
      technicians: [buildTechnician({ id: 'marcus' })],
      resources: [buildResource({ id: 'truck', kind: 'vehicle', name: 'Truck 7' })],
      reportMonths: [reportMonth('2026-05', cells)],
      reportMarks: [
        buildStored({
          kind: 'mark',
          schema: reportMarkSchema,
          fields: {
            keys: ['2026-05 all', '2026-05 day:04', '2026-05 driver:marcus'],
            ...{ contributions: [{ month: '2026-05', cells }], title: 'marcus', on: '2026-05-04' },
          },
          overrides: { id: 'drives-marcus_2026-05-04' },
        }),
      ],
    },
  });
  const vehicles = await screen.findByRole('table', { name: 'Each vehicle' });
  expect(await within(vehicles).findByRole('link', { name: 'Truck 7' })).toBeVisible();
  expect(within(vehicles).getAllByText('43.1 mi')).not.toHaveLength(0);
  await user.click(screen.getByRole('link', { name: 'May 2026' }));
  await user.click(await screen.findByRole('link', { name: 'Mon, May 4' }));
  const drives = await screen.findByRole('link', { name: 'Drives of Marcus Reed' });
  expect(drives).toHaveAttribute('href', '/hours/mileage?technician=marcus&month=2026-05');
});
