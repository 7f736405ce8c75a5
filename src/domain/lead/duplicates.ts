import { addDaysToInstant } from '@/lib/calendar';
import type { ListQuery } from '../record/listQuery';
import type { Stored } from '../record/schema';
import type { Lead } from './schema';

type Keys = Pick<Lead, 'phoneKey' | 'email' | 'placeKey'>;
const PER_KEY = 5;

/** What the same person would have in common with `lead`, one bounded question for each that is known. */
export const sameLeadQueries = (lead: Keys): ListQuery[] =>
  (['phoneKey', 'email', 'placeKey'] as const)
    .filter((field) => lead[field] !== '')
    .map((field) => ({
      where: [{ field, operator: '==', value: lead[field] } as const],
      orderBy: [{ field: 'receivedAt', direction: 'desc' } as const],
      limit: PER_KEY,
    }));

/** What two leads have in common, in words; '' = nothing. */
export function sameReason(one: Keys, other: Keys): string {
  if (one.phoneKey !== '' && one.phoneKey === other.phoneKey) return 'Same phone number';
  if (one.email !== '' && one.email === other.email) return 'Same e-mail address';
  if (one.placeKey !== '' && one.placeKey === other.placeKey) return 'Same name and address';
  return '';
}

type Candidate = Pick<Stored<Lead>, 'id' | 'receivedAt' | 'duplicateOfId' | 'state'> & Keys;

/**
 * The lead that `lead` repeats: the first of the same person within the days before it. Of leads that arrived at the same moment
 * the one with the smaller id came first, so that two that look at each other do not both give way.
 */
export function earlierOf(
  lead: Pick<Stored<Lead>, 'id' | 'receivedAt'> & Keys,
  found: readonly Candidate[],
  duplicateDays: number,
): { id: string; reason: string } | null {
  const since = addDaysToInstant(lead.receivedAt, -duplicateDays);
  const [first] = found
    .filter(
      (other) =>
        other.id !== lead.id &&
        sameReason(lead, other) !== '' &&
        other.receivedAt >= since &&
        (other.receivedAt < lead.receivedAt || (other.receivedAt === lead.receivedAt && other.id < lead.id)),
    )
    .toSorted((a, b) => (a.receivedAt < b.receivedAt ? -1 : a.receivedAt > b.receivedAt ? 1 : a.id < b.id ? -1 : 1));
  return first ? { id: first.duplicateOfId || first.id, reason: sameReason(lead, first) } : null;
}

/** Whether both of a pair cost money: then one of the two can be claimed back. */
export const isPaidTwice = (one: Pick<Lead, 'costCents'>, other: Pick<Lead, 'costCents'>): boolean =>
  one.costCents > 0 && other.costCents > 0;
