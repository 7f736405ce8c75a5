import { startsWith, type ListQuery, type Lookup } from '../../record/listQuery';
import type { Verdict } from '../verdict/judgment';
import type { Diagnostic } from './schema';

/** Shown of a unit, customer or job. */
const DIAGNOSTICS_OF_LIMIT = 20;
const SEARCH_LIMIT = 25;

const isEqual = (field: string, value: string) => ({ field, operator: '==', value }) as const;

export type DiagnosticFilter = { /** '' = all */ verdict: Verdict | ''; /** '' = all */ customerId: string };

/** Sets of readings under the filters, by the time they were measured, to be read page by page. */
export function diagnosticList({ verdict, customerId }: DiagnosticFilter, direction: 'asc' | 'desc'): ListQuery {
  const where = [
    ...(verdict === '' ? [] : [isEqual('verdict', verdict)]),
    ...(customerId === '' ? [] : [isEqual('customerId', customerId)]),
  ];
  return { ...(where.length > 0 && { where }), orderBy: [{ field: 'measuredAt', direction }] };
}

/** Whether a set passes the filter: searches look through all of them. */
export const keepsDiagnostic = (
  one: Pick<Diagnostic, 'verdict' | 'customerId'>,
  { verdict, customerId }: DiagnosticFilter,
): boolean => (verdict === '' || one.verdict === verdict) && (customerId === '' || one.customerId === customerId);

/** The sets of a unit, customer or job, last measured first. */
export const diagnosticsOf = (subject: 'equipmentId' | 'customerId' | 'jobId', id: string): ListQuery => ({
  where: [isEqual(subject, id)],
  orderBy: [{ field: 'measuredAt', direction: 'desc' }],
  limit: DIAGNOSTICS_OF_LIMIT,
});

const beginning = (field: string, typed: string): ListQuery => ({
  where: startsWith(field, typed),
  orderBy: [{ field, direction: 'asc' }],
  limit: SEARCH_LIMIT,
});
const capitalised = (typed: string): string => typed.charAt(0).toUpperCase() + typed.slice(1);

/** By how number, unit and customer's name begin; names begin with a capital. */
export const diagnosticLookups = (typed: string): Lookup<unknown>[] => {
  const text = typed.trim();
  return [
    { query: beginning('number', text.toUpperCase()) },
    { query: beginning('unitName', capitalised(text)) },
    { query: beginning('customerName', capitalised(text)) },
  ];
};
