import { z } from 'zod';
import { addDaysToInstant } from '@/lib/calendar';
import { keptText } from '@/lib/keptText';

/** By the entry's id, when it was dismissed (ISO). */
const dismissalsSchema = z.record(z.string().max(200), z.iso.datetime());
export type Dismissals = z.infer<typeof dismissalsSchema>;

/** By then every dismissible entry has expired on its own. */
const KEPT_DAYS = 14;

const keyOf = (companyId: string, uid: string): string => `fieldwright:dismissed:${companyId}:${uid}`;
/** What is kept, as text: the same text for as long as nothing changed. '' = nothing. */
export const keptDismissals = (companyId: string, uid: string): string => keptText.get(keyOf(companyId, uid));

/** Dismissed entries. Anything damaged counts as nothing. */
export function parseDismissals(text: string): Dismissals {
  try {
    return dismissalsSchema.parse(JSON.parse(text === '' ? '{}' : text));
  } catch {
    return {};
  }
}

/** Saves dismissals, except those too old to be shown. `now` is an instant. */
export function keepDismissals(companyId: string, uid: string, dismissals: Dismissals, now: string): void {
  const oldest = addDaysToInstant(now, -KEPT_DAYS);
  const recent = Object.fromEntries(Object.entries(dismissals).filter(([, at]) => at >= oldest));
  keptText.set(keyOf(companyId, uid), JSON.stringify(recent));
}
