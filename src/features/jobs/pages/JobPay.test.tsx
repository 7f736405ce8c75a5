import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { earningSchema } from '@/domain/commission/earning';
import { sumsOfEarning } from '@/domain/commission/record';
import { buildCustomer } from '@/testing/factories/customer';
import { buildStored } from '@/testing/factories/build';
import { buildJob } from '@/testing/factories/job';
import { buildProperty } from '@/testing/factories/property';
import { renderApp } from '@/testing/renderApp';
import { jobsRoutes } from '../routes';
import './JobDetailsPage';

const RECORDS = {
  jobs: [buildJob({ id: 'job-1' })],
  customers: [buildCustomer({ id: 'customer-1' })],
  properties: [buildProperty({ id: 'property-1', customerId: 'customer-1' })],
};

it('shows a technician their own pay for the job and why', async () => {
  const line = {
    ...{ key: 'k', on: '2026-01-12', kind: 'invoiced' as const, label: 'Repairs', cents: 4500 },
    formula: '10% of $1,500.00 billed on invoice INV-7; your part for doing the work: 30%',
    ref: { kind: 'invoice' as const, id: 'i7', name: 'INV-7' },
  };
  const earning = (id: string, accountUid: string, cents: number, lines = [{ ...line, cents }]) =>
    buildStored({
      kind: 'earning',
      schema: earningSchema,
      fields: {
        ...{ technicianId: id, accountUid, source: { kind: 'job', id: 'job-1' }, jobId: 'job-1', title: 'Job' },
        ...{ terms: ['Repairs: 10% of what is invoiced, to the crew.'], ...sumsOfEarning(lines, {}) },
      },
      overrides: { id },
    });
  const features = { jobs: true, customers: true, technicians: true };
  await renderApp({
    ...{ routes: jobsRoutes, path: '/jobs/job-1', now: '2026-01-12T16:30:00.000Z' },
    ...{ role: 'technician', features },
    records: { ...RECORDS, earnings: [earning('ann', 'user-1', 4500), earning('bob', 'user-2', 9900)] },
  });
  const pay = within(await screen.findByRole('region', { name: 'This job pays you $45.00' }));
  expect(pay.getByText(/10% of \$1,500.00 billed on invoice INV-7; your part/)).toBeVisible();
  expect(pay.getByText('Repairs: 10% of what is invoiced, to the crew.')).toBeVisible();
  expect(screen.queryByText(/\$99/)).not.toBeInTheDocument();
});
