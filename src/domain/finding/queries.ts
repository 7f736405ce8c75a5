import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { searchLookups } from '../record/search';
import type { FoundByWords } from '../search/words';
import type { Finding, FindingState, Severity } from './schema';

/** Maximum shown for a job, customer or unit. */
const FINDINGS_OF_LIMIT = 50;

export type FindingFilter = {
  /** '' = all */
  state: FindingState | '';
  /** '' = all */
  severity: Severity | '';
  /** '' = all */
  customerId: string;
};

/** Queries findings under the filters by the time they were raised, page by page. */
export function findingList({ state, severity, customerId }: FindingFilter, direction: 'asc' | 'desc'): ListQuery {
  const where = [
    ...(state === '' ? [] : [isEqual('state', state)]),
    ...(severity === '' ? [] : [isEqual('severity', severity)]),
    ...(customerId === '' ? [] : [isEqual('customerId', customerId)]),
  ];
  return { ...(where.length > 0 && { where }), orderBy: [{ field: 'raisedAt', direction }] };
}

/** Queries findings declined before an instant and never repaired, longest ago first: customers to ask again. */
export const declinedBefore = (at: string): ListQuery => ({
  where: [isEqual('state', 'declined'), { field: 'declinedAt', operator: '<', value: at }],
  orderBy: [{ field: 'declinedAt', direction: 'asc' }],
});

/** Counts the findings in a state. */
export const findingCount = (state: FindingState): ListQuery => ({ where: [isEqual('state', state)] });

/** Whether a finding passes the filter; searches go through all of them. */
export const keepsFinding = (
  one: Pick<Finding, 'state' | 'severity' | 'customerId'>,
  { state, severity, customerId }: FindingFilter,
): boolean =>
  (state === '' || one.state === state) &&
  (severity === '' || one.severity === severity) &&
  (customerId === '' || one.customerId === customerId);

/** The field by which findings are shown: customer, unit, job or source. */
export type FindingsSubject = 'customerId' | 'jobId' | 'equipmentId' | 'source.id' | 'repairJobId' | 'estimateId';

/** Queries the findings of a customer, unit, job or source, last raised first. */
export const findingsOf = (subject: FindingsSubject, id: string): ListQuery => ({
  where: [isEqual(subject, id)],
  orderBy: [{ field: 'raisedAt', direction: 'desc' }],
  limit: FINDINGS_OF_LIMIT,
});

/** Queries what was signed when a finding was declined or (in `findingApprovals`) approved, most recent first. */
export const signedFor = (findingId: string): ListQuery => ({
  where: [isEqual('findingId', findingId)],
  orderBy: [{ field: 'signedAt', direction: 'desc' }],
  limit: 10,
});

/** Looks up findings by words anywhere, and by the start of number, title and customer name. */
export const findingLookups = (typed: string): Lookup<FoundByWords>[] =>
  searchLookups(typed, [
    { field: 'number', as: 'capitals' },
    { field: 'title', as: 'capitalized' },
    { field: 'customerName', as: 'capitalized' },
  ]);
