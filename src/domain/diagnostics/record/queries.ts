import { isEqual, type ListQuery, type Lookup } from '../../record/listQuery';
import { searchLookups } from '../../record/search';
import type { FoundByWords } from '../../search/words';
import type { Verdict } from '../verdict/judgment';
import type { Diagnostic } from './schema';

/** Maximum shown on a unit, customer or job. */
const DIAGNOSTICS_OF_LIMIT = 20;

export type DiagnosticFilter = { /** '' = all */ verdict: Verdict | ''; /** '' = all */ customerId: string };

/** Sets of readings under the filters, by measurement time, read page by page. */
export function diagnosticList({ verdict, customerId }: DiagnosticFilter, direction: 'asc' | 'desc'): ListQuery {
  const where = [
    ...(verdict === '' ? [] : [isEqual('verdict', verdict)]),
    ...(customerId === '' ? [] : [isEqual('customerId', customerId)]),
  ];
  return { ...(where.length > 0 && { where }), orderBy: [{ field: 'measuredAt', direction }] };
}

/** Whether a set passes the filter, since searches look through all of them. */
export const keepsDiagnostic = (
  one: Pick<Diagnostic, 'verdict' | 'customerId'>,
  { verdict, customerId }: DiagnosticFilter,
): boolean => (verdict === '' || one.verdict === verdict) && (customerId === '' || one.customerId === customerId);

/** Queries the sets of a unit, customer or job, last measured first. */
export const diagnosticsOf = (subject: 'equipmentId' | 'customerId' | 'jobId', id: string): ListQuery => ({
  where: [isEqual(subject, id)],
  orderBy: [{ field: 'measuredAt', direction: 'desc' }],
  limit: DIAGNOSTICS_OF_LIMIT,
});

/** Lookups by words anywhere, and by the beginning of number, unit and customer's name. */
export const diagnosticLookups = (typed: string): Lookup<FoundByWords>[] =>
  searchLookups(typed, [
    { field: 'number', as: 'capitals' },
    { field: 'unitName', as: 'capitalized' },
    { field: 'customerName', as: 'capitalized' },
  ]);
