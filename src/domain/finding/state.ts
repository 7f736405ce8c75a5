import type { Finding, FindingState } from './schema';

type Facts = Pick<Finding, 'offeredAt' | 'approvedAt' | 'declinedAt' | 'repairJobId' | 'repairedAt' | 'verifiedAt'>;

/**
 * Derives a finding's state from its facts alone. Started work takes precedence over answers; among answers the latest counts, so a
 * declined finding that was offered again is on an estimate. At the same moment, an answer comes after its offer.
 */
export function stateOf({
  offeredAt,
  approvedAt,
  declinedAt,
  repairJobId,
  repairedAt,
  verifiedAt,
}: Facts): FindingState {
  if (verifiedAt !== '') return 'verified';
  if (repairedAt !== '') return 'repaired';
  if (repairJobId !== '') return 'scheduled';
  if (approvedAt !== '' && approvedAt >= declinedAt && approvedAt >= offeredAt) return 'approved';
  if (declinedAt !== '' && declinedAt >= offeredAt) return 'declined';
  return offeredAt === '' ? 'open' : 'offered';
}

/** Adds the resulting state to a change of a finding's facts. */
export const withState = (finding: Finding, change: Partial<Finding>): Partial<Finding> => ({
  ...change,
  state: stateOf({ ...finding, ...change }),
});
