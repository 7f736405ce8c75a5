import { matchPath } from 'react-router-dom';
import { isRecordedId } from '@/data/demo/demoTab';
import { hasRecordId } from '@/domain/public-document/token';
import type { HitKind } from '@/entities/search/hit';

/** URLs of the records' own pages, and the titles they have before the record has loaded. */
const RECORD_PAGES: readonly { pattern: string; kind: HitKind; unknown: string }[] = [
  { pattern: '/customers/:id/details', kind: 'customer', unknown: 'Customer' },
  { pattern: '/leads/:id/details', kind: 'lead', unknown: 'Lead' },
  { pattern: '/jobs/:id', kind: 'job', unknown: 'Job' },
  { pattern: '/estimates/:id/view', kind: 'estimate', unknown: 'Estimate' },
  { pattern: '/service-agreement/:id/view', kind: 'agreement', unknown: 'Service agreement' },
  { pattern: '/invoices/:id', kind: 'invoice', unknown: 'Invoice' },
  { pattern: '/manual-j/:id', kind: 'load', unknown: 'Load calculation' },
  { pattern: '/plumbing-calc/:id', kind: 'plumbing', unknown: 'Plumbing calculation' },
  { pattern: '/diagnostics/:id/view', kind: 'readings', unknown: 'Readings' },
  { pattern: '/inspections/:id', kind: 'inspection', unknown: 'Inspection' },
  { pattern: '/inspections/:id/view', kind: 'inspection', unknown: 'Inspection report' },
  { pattern: '/pricebook/:id', kind: 'item', unknown: 'Item' },
];

/** Returns the kind of record at a URL and its placeholder title; null if it isn't a record's page. */
export function recordPageOf(pathname: string): { kind: HitKind; unknown: string } | null {
  const isRecord = (id = ''): boolean => hasRecordId(id) || isRecordedId(id);
  return RECORD_PAGES.find(({ pattern }) => isRecord(matchPath(pattern, pathname)?.params['id'])) ?? null;
}
