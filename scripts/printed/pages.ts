import type { Page } from '@playwright/test';
import { paths } from '@/lib/paths';
import { PAGE_HEADING } from '../bench/browser';

/** A page that people print: how to open it, and words without which the printout is useless. */
export type PrintedPage = {
  name: string;
  open: (page: Page, idIn: (collection: string) => string) => Promise<unknown>;
  shows?: (string | RegExp)[];
  isLandscape?: boolean;
  /** The demo company that has it; heating and cooling by default. */
  trade?: PrintedTrade;
};

export const PRINTED_TRADES = ['hvac', 'demolition'] as const;
type PrintedTrade = (typeof PRINTED_TRADES)[number];

/** Navigates without reloading the app, as a link does, and waits for the page. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const each of document.querySelectorAll('h1')) each.setAttribute('data-left', '');
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // A page's tabs share its title.
  await page
    .locator(`${PAGE_HEADING}:not([data-left])`)
    .waitFor({ timeout: path.includes('?tab=') ? 6_000 : 40_000 })
    .catch(() => undefined);
  await page
    .locator('main [aria-label^="Loading"]')
    .waitFor({ state: 'detached', timeout: 15_000 })
    .catch(() => undefined);
}

const at = (path: string) => (page: Page) => go(page, path);

/** Opens a record with hostile texts. */
const of = (collection: string, path: (id: string) => string) => (page: Page, idIn: (collection: string) => string) =>
  go(page, path(idIn(collection)));

export const PRINTED_PAGES: readonly PrintedPage[] = [
  { name: 'today', open: at('/landing') },
  { name: 'my-day', open: at('/technician-dashboard') },
  { name: 'customers', open: at('/customers') },
  { name: 'customer', open: of('customers', paths.customerDetails) },
  { name: 'customer-money', open: of('customers', (id) => `${paths.customerDetails(id)}?tab=money`) },
  { name: 'jobs', open: at('/jobs') },
  { name: 'job', open: of('jobs', paths.jobDetails) },
  { name: 'job-report', open: of('jobs', paths.jobReport) },
  { name: 'estimates', open: at('/estimates') },
  { name: 'estimate', open: of('estimates', paths.estimateView), shows: [/^Total/] },
  { name: 'invoices', open: at('/invoices') },
  { name: 'invoice', open: of('invoices', paths.invoice), shows: [/^Total/] },
  { name: 'statement', open: of('customers', paths.statementOf) },
  { name: 'payments', open: at('/payments') },
  { name: 'daily-close', open: at('/payments?tab=day') },
  { name: 'reconcile', open: at('/payments?tab=bank') },
  { name: 'payments-by-month', open: at('/payments?tab=months') },
  { name: 'bad-debts', open: at('/payments?tab=bad-debts') },
  { name: 'pricebook', open: at('/pricebook') },
  { name: 'leads', open: at('/leads') },
  { name: 'reports', open: at('/reports') },
  { name: 'sales-report', open: at('/reports/sales') },
  { name: 'taxes', open: at('/taxes') },
  { name: 'hours', open: at('/hours') },
  { name: 'pay', open: at('/hours/pay') },
  { name: 'mileage', open: at('/hours/mileage') },
  { name: 'schedule', open: at('/schedule'), isLandscape: true },
  { name: 'schedule-week', open: at('/schedule?view=week'), isLandscape: true },
  { name: 'schedule-month', open: at('/schedule?view=month'), isLandscape: true },
  { name: 'schedule-list', open: at('/schedule?view=list') },
  { name: 'routes', open: at('/routing') },
  { name: 'agreements', open: at('/service-agreement') },
  { name: 'agreement', open: of('agreements', (id) => `/service-agreement/${id}/view`) },
  { name: 'contracts', open: at('/contracts'), trade: 'demolition' },
  { name: 'contract', open: of('contracts', (id) => `/contracts/${id}`), trade: 'demolition' },
  {
    name: 'contract-site',
    open: of('contracts', (id) => `/contracts/${id}?tab=site`),
    trade: 'demolition',
  },
  { name: 'loads', open: at('/manual-j') },
  { name: 'load', open: of('manualJ', (id) => `/manual-j/${id}`) },
  { name: 'plumbing', open: of('plumbingCalc', (id) => `/plumbing-calc/${id}`) },
  { name: 'inspections', open: at('/inspections') },
  { name: 'inspection', open: of('inspections', (id) => `/inspections/${id}`) },
  { name: 'diagnostic', open: of('diagnostics', (id) => `/diagnostics/${id}`) },
  { name: 'technicians', open: at('/technicians') },
  { name: 'reviews', open: at('/reviews') },
  { name: 'link-estimate', open: of('link:estimate', paths.estimateView), shows: [/\$[\d,]+\.\d\d/] },
  { name: 'link-invoice', open: of('link:invoice', paths.invoice), shows: [/\$[\d,]+\.\d\d/] },
  { name: 'audit-log', open: at('/admin-backend?tab=audit') },
];
