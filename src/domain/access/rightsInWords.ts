import { formatCents } from '../money/format';
import type { Rights } from './rights';

/** Describes the rights granted to a person beyond their role, or revoked, in a few words each. */
export function rightsInWords({
  collects,
  seesCosts: seesOwnCosts,
  creditLimitCents,
  refundLimitCents,
}: Rights): string[] {
  return [
    ...(collects === undefined ? [] : [collects ? 'collects payments' : 'does not collect payments']),
    ...(seesOwnCosts === undefined ? [] : [seesOwnCosts ? 'sees costs' : 'does not see costs']),
    ...(creditLimitCents ? [`credits up to ${formatCents(creditLimitCents)}`] : []),
    ...(refundLimitCents ? [`refunds up to ${formatCents(refundLimitCents)}`] : []),
  ];
}
