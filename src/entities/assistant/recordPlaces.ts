import { matchPath } from 'react-router-dom';
import { isRecordedId } from '@/data/demo/demoTab';
import { VIEWS, type CitedCollection, type Source } from '@/domain/assistant/chips';
import type { OpenRecord } from '@/domain/assistant/schema';
import { viewOf, type View } from '@/domain/assistant/views';
import { hasRecordId } from '@/domain/public-document/token';
import { paths } from '@/lib/paths';

const PATTERNS: readonly { pattern: string; collection: CitedCollection }[] = [
  { pattern: '/customers/:id/details', collection: 'customers' },
  { pattern: '/customers/:id/edit', collection: 'customers' },
  { pattern: '/leads/:id/details', collection: 'leads' },
  { pattern: '/leads/:id/edit', collection: 'leads' },
  { pattern: '/jobs/:id', collection: 'jobs' },
  { pattern: '/jobs/:id/edit', collection: 'jobs' },
  { pattern: '/jobs/:id/report', collection: 'jobs' },
  { pattern: '/estimates/:id/view', collection: 'estimates' },
  { pattern: '/estimates/:id/edit', collection: 'estimates' },
  { pattern: '/invoices/:id', collection: 'invoices' },
  { pattern: '/invoices/:id/send', collection: 'invoices' },
  { pattern: '/manual-j/:id', collection: 'manualJ' },
  { pattern: '/manual-j/:id/view', collection: 'manualJ' },
  { pattern: '/plumbing-calc/:id', collection: 'plumbingCalc' },
  { pattern: '/plumbing-calc/:id/view', collection: 'plumbingCalc' },
  { pattern: '/diagnostics/:id', collection: 'diagnostics' },
  { pattern: '/diagnostics/:id/view', collection: 'diagnostics' },
  { pattern: '/inspections/:id', collection: 'inspections' },
  { pattern: '/inspections/:id/view', collection: 'inspections' },
  { pattern: '/pricebook/:id', collection: 'pricebook' },
  { pattern: '/visit/:id', collection: 'schedule' },
];

/** Records that open next to their list, with the URL parameter that identifies one. */
const PARAMS: readonly { pathname: string; param: string; collection: CitedCollection }[] = [
  { pathname: '/schedule', param: 'open', collection: 'schedule' },
  { pathname: '/technicians', param: 'open', collection: 'technicians' },
  { pathname: '/payments', param: 'payment', collection: 'payments' },
];

const isId = (id = ''): boolean => hasRecordId(id) || isRecordedId(id);

/** Returns the record at a URL, for the assistant open next to it; null if it doesn't show one. */
export function openRecordAt(pathname: string, search: string): OpenRecord | null {
  for (const { pattern, collection } of PATTERNS) {
    const id = matchPath(pattern, pathname)?.params['id'];
    if (id !== undefined && isId(id)) return { collection, id };
  }
  const asked = PARAMS.find((one) => one.pathname === pathname);
  const id = asked && new URLSearchParams(search).get(asked.param);
  return asked && id && isId(id) ? { collection: asked.collection, id } : null;
}

/** Returns the URL of a page that shows a figure. */
function placeOfView(view: View): string {
  switch (view.page) {
    case 'invoices':
      return `${paths.invoices}?view=${view.view}`;
    case 'estimates':
      return `${paths.estimates}?status=${view.view}`;
    case 'jobs':
      return `${paths.jobs}?view=${view.view}`;
    case 'payments':
      return `${paths.payments}?${new URLSearchParams({ from: view.from, to: view.to, method: view.method }).toString()}`;
    case 'payment-months':
      return `${paths.payments}?tab=months&year=${view.year}`;
    case 'tax-report':
      return `${paths.taxes}?tab=report&by=month&year=${view.year}`;
    case 'schedule':
      return paths.scheduleDay(view.date);
    case 'report':
      return `${paths.report(view.report)}?${new URLSearchParams({ range: 'custom', from: view.from, to: view.to }).toString()}`;
  }
}

/** Returns the URL of a record or page; null for records shown on another one's page, which must be looked up first. */
export function placeOfRecord(collection: Source['collection'], id: string): string | null {
  switch (collection) {
    case VIEWS: {
      const view = viewOf(id);
      return view && placeOfView(view);
    }
    case 'customers':
      return paths.customerDetails(id);
    case 'jobs':
      return paths.jobDetails(id);
    case 'schedule':
      return paths.visit(id);
    case 'technicians':
      return `${paths.technicians}?open=${encodeURIComponent(id)}`;
    case 'estimates':
      return paths.estimateView(id);
    case 'invoices':
      return paths.invoice(id);
    case 'payments':
      return paths.paymentDetails(id);
    case 'pricebook':
      return paths.pricebookItem(id);
    case 'leads':
      return paths.leadDetails(id);
    case 'inspections':
      return paths.inspectionView(id);
    case 'findings':
      return paths.findings(id);
    case 'diagnostics':
      return paths.diagnosticView(id);
    case 'manualJ':
      return paths.manualJEdit(id);
    case 'plumbingCalc':
      return paths.plumbingCalcEdit(id);
    case 'properties':
    case 'equipment':
    case 'notes':
      return null;
  }
}

/** Names for a record of each collection in a sentence. */
export const RECORD_NOUNS: Record<Source['collection'], string> = {
  [VIEWS]: 'page',
  customers: 'customer',
  properties: 'property',
  equipment: 'equipment',
  jobs: 'job',
  schedule: 'visit',
  technicians: 'technician',
  estimates: 'estimate',
  invoices: 'invoice',
  payments: 'payment',
  pricebook: 'pricebook item',
  leads: 'lead',
  notes: 'note',
  inspections: 'inspection',
  findings: 'finding',
  diagnostics: 'readings',
  manualJ: 'load calculation',
  plumbingCalc: 'plumbing calculation',
};
