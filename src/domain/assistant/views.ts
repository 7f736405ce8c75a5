import type { ReportId } from '../report/ids';

/** Pages of the app where a figure can be seen, with their parameters. */
export type View =
  | { page: 'invoices'; view: 'open' | 'overdue' }
  | { page: 'estimates'; view: 'waiting' | 'booked' }
  | { page: 'jobs'; view: 'needs-invoicing' | 'late' | 'unscheduled' }
  | { page: 'payments'; from: string; to: string; method: string }
  | { page: 'payment-months'; year: string }
  | { page: 'tax-report'; year: string }
  | { page: 'schedule'; date: string }
  /** Months (YYYY-MM), inclusive. */
  | { page: 'report'; report: ReportId; from: string; to: string };

const PARTS: { [Page in View['page']]: readonly string[] } = {
  invoices: ['view'],
  estimates: ['view'],
  jobs: ['view'],
  payments: ['from', 'to', 'method'],
  'payment-months': ['year'],
  'tax-report': ['year'],
  schedule: ['date'],
  report: ['report', 'from', 'to'],
};

/** Returns the ID under which an answer cites a page: `payments:2026-10-01:2026-10-31:card`. */
export const viewId = (view: View): string =>
  [view.page, ...PARTS[view.page].map((part) => (view as Record<string, string>)[part] ?? '')].join(':');

/** Returns the page for an ID; null if no version of the app made it. Its parts are only ever put into an address. */
export function viewOf(id: string): View | null {
  const [page = '', ...given] = id.split(':');
  if (!Object.hasOwn(PARTS, page) || !given.every((part) => /^[\w-]*$/.test(part))) return null;
  const parts = PARTS[page as View['page']];
  return { page, ...Object.fromEntries(parts.map((part, index) => [part, given[index] ?? ''])) } as View;
}
