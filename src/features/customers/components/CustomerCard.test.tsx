import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCustomer } from '@/testing/factories/customer';
import { buildJob } from '@/testing/factories/job';
import { renderWithUi } from '@/testing/renderWithUi';
import { rowOfCustomer } from '../hooks/customerRow';
import { CustomerCard } from './CustomerCard';

it('shows a customer’s balance on a phone, and the last job to tell duplicates apart', () => {
  const customer = rowOfCustomer(buildCustomer({ id: 'grace', phone: '(512) 555-0199' }));
  const job = buildJob({ number: '26-GRACE', updatedAt: '2026-01-10T15:00:00.000Z' });
  renderWithUi(
    <CustomerCard
      customer={customer}
      timeZone="America/New_York"
      owed={new Map([['grace', 12_345]])}
      lastJobs={new Map([['grace', job]])}
    />,
  );
  expect(screen.getByText('(512) 555-0199 · Owes $123.45')).toBeVisible();
  expect(screen.getByText(/^Last job: 26-GRACE, Jan 10/)).toBeVisible();
});
