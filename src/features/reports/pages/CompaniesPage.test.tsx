import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_MONTH_SUMS } from '@/domain/ledger/schema';
import { readCompaniesReport, type CompanySums } from '@/domain/report/companies/api';
import { switchCompany } from '@/domain/team/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { renderApp } from '@/testing/renderApp';
import { reportsRoutes } from '../routes';
import './CompaniesPage';
import './ReportPage';
import './ReportsPage';

const company = (
  companyId: string,
  name: string,
  salesCents: number,
  changes: Partial<CompanySums> = {},
): CompanySums => ({
  ...{ companyId, name, isCurrent: companyId === 'company-1', currency: 'USD', today: '2026-07-06' },
  ...{ range: { from: '2026-06', to: '2026-06' }, comparison: 'before' },
  ledger: [{ ...NO_MONTH_SUMS, month: '2026-06', salesCents }],
  receivables: { byDueOn: { '2026-06-01': { count: 1, balanceCents: 10_00 } } },
  ...changes,
});
const BOTH = [company('company-1', 'Lovelace Heating', 500_00), company('company-2', 'Hopper Plumbing', 250_00)];

const open = async (path: string, companies: CompanySums[], hasOtherCompanies = true) => {
  const calls = answerCalls([
    answering(readCompaniesReport, () => ({
      companies,
      leftOut: [{ companyId: 'company-3', name: 'Ames Electric', why: 'role' as const }],
    })),
    answering(switchCompany, () => ({ companyId: 'company-2' })),
  ]);
  return {
    ...calls,
    ...(await renderApp({
      ...{ routes: reportsRoutes, path, role: 'manager', user: { hasOtherCompanies } },
      ...{ features: { invoices: true, jobs: true }, now: '2026-07-06T15:00:00.000Z' },
    })),
  };
};

it('compares companies side by side and in total, and says which is left out', async () => {
  const { callsOf } = await open('/reports/companies?range=last-month', BOTH);
  const table = within(await screen.findByRole('table', { name: 'Companies' }));
  const cells = (row: string) =>
    within(table.getByRole('row', { name: new RegExp(row) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Lovelace')).toEqual(['$500.00', '$0.00', '$500.00', '$0.00', '$0.00', '$10.00', '$10.00']);
  expect(cells('Together')[0]).toBe('$750.00');
  expect(within(screen.getByRole('list', { name: 'Combined' })).getAllByText('$750')).toHaveLength(2);
  expect(screen.getByText(/Ames Electric: you are not admin or manager there/)).toBeVisible();
  expect(callsOf(readCompaniesReport)).toEqual([{ range: 'last-month', comparison: 'before' }]);
});

it('links a figure of the current company', async () => {
  await open('/reports/companies?range=last-month', BOTH);
  const table = within(await screen.findByRole('table', { name: 'Companies' }));
  expect(table.getAllByRole('link', { name: '$500.00' })[0]).toHaveAttribute('href', '/reports/sales?range=last-month');
});

it('opens another company’s report by switching to it', async () => {
  const { user, callsOf, router } = await open('/reports/companies?range=last-month', BOTH);
  const table = within(await screen.findByRole('table', { name: 'Companies' }));
  await user.click(table.getAllByRole('button', { name: '$250.00' })[0] as HTMLElement);
  expect(callsOf(switchCompany)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Switch and open' }));
  expect(await screen.findByText('You work in Hopper Plumbing now.')).toBeVisible();
  expect(callsOf(switchCompany)).toEqual([{ companyId: 'company-2' }]);
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/reports/sales?range=last-month');
});

it('keeps the period for another company, but not this one’s filters', async () => {
  await open('/reports/companies?range=last-month&unit=pl&only=kind%3Aservice', BOTH);
  const table = within(await screen.findByRole('table', { name: 'Companies' }));
  expect(table.getAllByRole('link', { name: '$500.00' })[0]).toHaveAttribute('href', '/reports/sales?range=last-month');
});

it('totals per currency, and handles someone who manages only one company', async () => {
  await open('/reports/companies', [BOTH[0] as CompanySums, company('company-2', 'Hopper', 1, { currency: 'CAD' })]);
  expect(await screen.findByRole('list', { name: 'All in USD together' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'All in CAD together' })).toBeVisible();
});

it('does not report missing months when a company is already in the next month', async () => {
  const ahead = company('company-2', 'Hopper Plumbing', 1, {
    ...{ today: '2026-08-01', range: { from: '2026-08', to: '2026-08' } },
  });
  await open('/reports/companies?range=this-month', [
    company('company-1', 'Lovelace Heating', 1, { range: { from: '2026-07', to: '2026-07' } }),
    ahead,
  ]);
  expect(await screen.findByText(/Each company by its own month/)).toBeVisible();
  expect(screen.queryByText('Fewer months than you chose')).not.toBeInTheDocument();
});

it('says when many companies allow fewer months', async () => {
  await open('/reports/companies?range=last-12', BOTH);
  expect(await screen.findByText('Fewer months than you chose')).toBeVisible();
});

it('says when there is nothing to compare', async () => {
  await open('/reports/companies', BOTH.slice(0, 1));
  expect(await screen.findByText('You run one company')).toBeVisible();
});

it('is offered on the reports page to members of several companies', async () => {
  await open('/reports?range=last-month', BOTH);
  expect(await screen.findByRole('link', { name: 'All your companies' })).toHaveAttribute(
    'href',
    '/reports/companies?range=last-month',
  );
});

it('is not offered to others', async () => {
  await open('/reports', BOTH, false);
  expect(await screen.findByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'All your companies' })).not.toBeInTheDocument();
});
