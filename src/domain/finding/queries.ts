import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { searchLookups } from '../record/search';
import type { FoundByWords } from '../search/words';
import type { Finding, FindingState, Severity } from './schema';

/** Maximum shown on a job, customer or unit. */
const FINDINGS_OF_LIMIT = 50;

export type FindingFilter = {
  /** '' = all */
  state: FindingState | '';
  /** '' = all */
  severity: Severity | '';
  /** '' = all */
  customerId: string;
};

/** Findings under the filters by creation time, read page by page. */
export function findingList({ state, severity, customerId }: FindingFilter, direction: 'asc' | 'desc'): ListQuery {
  const where = [
    ...(state === '' ? [] : [isEqual('state', state)]),
    ...(severity === '' ? [] : [isEqual('severity', severity)]),
    ...(customerId === '' ? [] : [isEqual('customerId', customerId)]),
  ];
  return { ...(where.length > 0 && { where }), orderBy: [{ field: 'raisedAt', direction }] };
}

/** Findings declined before an instant and never repaired, to offer again, oldest decline first. */
export const declinedBefore = (at: string): ListQuery => ({
  where: [isEqual('state', 'declined'), { field: 'declinedAt', operator: '<', value: at }],
  orderBy: [{ field: 'declinedAt', direction: 'asc' }],
});

/** All findings in a state, for counting. */
export const findingCount = (state: FindingState): ListQuery => ({ where: [isEqual('state', state)] });

/** Whether a finding passes the filter, since searches look through all of them. */
export const keepsFinding = (
  one: Pick<Finding, 'state' | 'severity' | 'customerId'>,
  { state, severity, customerId }: FindingFilter,
): boolean =>
  (state === '' || one.state === state) &&
  (severity === '' || one.severity === severity) &&
  (customerId === '' || one.customerId === customerId);

/** Fields that findings are listed by: customer, unit, job or source. */
export type FindingsSubject = 'customerId' | 'jobId' | 'equipmentId' | 'source.id' | 'repairJobId' | 'estimateId';

/** The findings of a customer, unit, job or source, latest first. */
export const findingsOf = (subject: FindingsSubject, id: string): ListQuery => ({
  where: [isEqual(subject, id)],
  orderBy: [{ field: 'raisedAt', direction: 'desc' }],
  limit: FINDINGS_OF_LIMIT,
});

/** The signatures for declining a finding or (in `findingApprovals`) approving it, most recent first. */
export const signedFor = (findingId: string): ListQuery => ({
  where: [isEqual('findingId', findingId)],
  orderBy: [{ field: 'signedAt', direction: 'desc' }],
  limit: 10,
});

/** Lookups by words anywhere, and by the beginning of number, title and customer's name. */
export const findingLookups = (typed: string): Lookup<FoundByWords>[] =>
  searchLookups(typed, [
    { field: 'number', as: 'capitals' },
    { field: 'title', as: 'capitalized' },
    { field: 'customerName', as: 'capitalized' },
  ]);
