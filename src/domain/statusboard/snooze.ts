import { z } from 'zod';
import type { ListQuery } from '../record/listQuery';
import { isoInstant, requiredLine, type Stored } from '../record/schema';

/** companies/{c}/snoozes/{id}: a snoozed alert, stored as `findingId`. The latest snooze of an alert applies. */
export const snoozeSchema = z.object({
  findingId: requiredLine(200, 'Say what it is about'),
  /** If in the past, it is shown again. */
  until: isoInstant,
});
export type Snooze = z.infer<typeof snoozeSchema>;

/** Snooze durations, in minutes. */
export const SNOOZE_MINUTES = [15, 60, 240] as const;

/** Far more than anyone snoozes in a day. */
const SNOOZES_LIMIT = 300;

/** Queries everything snoozed until `instant` or later. */
export const snoozesUntil = (instant: string): ListQuery => ({
  where: [{ field: 'until', operator: '>=', value: instant }],
  orderBy: [{ field: 'until', direction: 'asc' }],
  limit: SNOOZES_LIMIT,
});

const byMoment = ({ createdAt, until }: Stored<Snooze>): string => `${createdAt} ${until}`;

/** Returns the current snoozes by alert id. */
export function snoozedNow(snoozes: readonly Stored<Snooze>[], nowIso: string): ReadonlyMap<string, Stored<Snooze>> {
  const latest = new Map<string, Stored<Snooze>>();
  // Of two at the same moment the shorter applies: showing an alert too early does no harm.
  const inOrder = snoozes.toSorted((a, b) => (byMoment(a) < byMoment(b) ? -1 : 1));
  for (const snooze of inOrder) {
    const known = latest.get(snooze.findingId);
    if (known?.createdAt !== snooze.createdAt) latest.set(snooze.findingId, snooze);
  }
  return new Map([...latest].filter(([, { until }]) => until > nowIso));
}
