import { matchPath } from 'react-router-dom';
import { hasRecordId } from '@/domain/public-document/token';
import type { HitKind } from '@/entities/search/hit';

/** The addresses of records' own pages, and the titles that they have before the record is there. */
const RECORD_PAGES: readonly { pattern: string; kind: HitKind; unknown: string }[] = [
  { pattern: '/customers/:id/details', kind: 'customer', unknown: 'Customer' },
  { pattern: '/jobs/:id', kind: 'job', unknown: 'Job' },
  { pattern: '/estimates/:id/view', kind: 'estimate', unknown: 'Estimate' },
  { pattern: '/invoices/:id', kind: 'invoice', unknown: 'Invoice' },
  { pattern: '/manual-j/:id', kind: 'load', unknown: 'Load calculation' },
  { pattern: '/pricebook/:id', kind: 'item', unknown: 'Item' },
];

/** What kind of record an address shows, and what it is called until it is known; null when it is no record's. */
export function recordPageOf(pathname: string): { kind: HitKind; unknown: string } | null {
  return RECORD_PAGES.find(({ pattern }) => hasRecordId(matchPath(pattern, pathname)?.params['id'] ?? '')) ?? null;
}
