import { addDaysToInstant } from '@/lib/calendar';
import type { ListQuery } from '../record/listQuery';
import type { Stored } from '../record/schema';
import type { Lead } from './schema';

type Keys = Pick<Lead, 'phoneKey' | 'email' | 'placeKey'>;
const PER_KEY = 5;

/** Queries for leads of the same person: one bounded query for each known key. */
export const sameLeadQueries = (lead: Keys): ListQuery[] =>
  (['phoneKey', 'email', 'placeKey'] as const)
    .filter((field) => lead[field] !== '')
    .map((field) => ({
      where: [{ field, operator: '==', value: lead[field] } as const],
      orderBy: [{ field: 'receivedAt', direction: 'desc' } as const],
      limit: PER_KEY,
    }));

/** Describes what two leads have in common; '' = nothing. */
export function sameReason(one: Keys, other: Keys): string {
  if (one.phoneKey !== '' && one.phoneKey === other.phoneKey) return 'Same phone number';
  if (one.email !== '' && one.email === other.email) return 'Same e-mail address';
  if (one.placeKey !== '' && one.placeKey === other.placeKey) return 'Same name and address';
  return '';
}

type Arrived = Pick<Stored<Lead>, 'id' | 'receivedAt'> & Keys;
type Candidate = Arrived & Pick<Lead, 'duplicateOfId' | 'state'>;

/** If leads arrive at the same moment, the smaller id came first, so two leads never both yield to each other. */
const isBefore = (one: Arrived, other: Arrived): boolean =>
  one.receivedAt < other.receivedAt || (one.receivedAt === other.receivedAt && one.id < other.id);

/** Returns the lead that `lead` repeats: the first of the same person within the days before it. */
export function earlierOf(
  lead: Arrived,
  found: readonly Candidate[],
  duplicateDays: number,
): { id: string; reason: string } | null {
  const since = addDaysToInstant(lead.receivedAt, -duplicateDays);
  const [first] = found
    .filter((other) => sameReason(lead, other) !== '' && other.receivedAt >= since && isBefore(other, lead))
    .toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
  return first ? { id: first.duplicateOfId || first.id, reason: sameReason(lead, first) } : null;
}

/**
 * Returns the leads that repeat `lead` although they were recorded first, because it reached us late, for instance as an e-mail imported
 * at noon: those of the same person within the days after it that aren't marked as repeats yet.
 */
export function laterOf(
  lead: Arrived,
  found: readonly Candidate[],
  duplicateDays: number,
): { id: string; reason: string }[] {
  const until = addDaysToInstant(lead.receivedAt, duplicateDays);
  return found
    .filter((other) => other.duplicateOfId === '' && other.receivedAt <= until && isBefore(lead, other))
    .map((other) => ({ id: other.id, reason: sameReason(lead, other) }))
    .filter(({ id, reason }) => id !== lead.id && reason !== '');
}

/** Whether both leads of a pair cost money: then one of the two can be refunded. */
export const isPaidTwice = (one: Pick<Lead, 'costCents'>, other: Pick<Lead, 'costCents'>): boolean =>
  one.costCents > 0 && other.costCents > 0;
