import { z } from 'zod';
import { addDaysToInstant } from '@/lib/calendar';
import { keptText } from '@/lib/keptText';

/** Time of dismissal (ISO) by the entry's id. */
const dismissalsSchema = z.record(z.string().max(200), z.iso.datetime());
export type Dismissals = z.infer<typeof dismissalsSchema>;

/** By then every dismissible entry has expired on its own. */
const KEPT_DAYS = 14;

const keyOf = (companyId: string, uid: string): string => `fieldwright:dismissed:${companyId}:${uid}`;
/** Returns the stored text, which stays identical as long as nothing has changed. '' means none. */
export const keptDismissals = (companyId: string, uid: string): string => keptText.get(keyOf(companyId, uid));

/** Parses the dismissed entries. Damaged data counts as none. */
export function parseDismissals(text: string): Dismissals {
  try {
    return dismissalsSchema.parse(JSON.parse(text === '' ? '{}' : text));
  } catch {
    return {};
  }
}

/** Stores dismissals, dropping those too old to matter. `now` is an instant. */
export function keepDismissals(companyId: string, uid: string, dismissals: Dismissals, now: string): void {
  const oldest = addDaysToInstant(now, -KEPT_DAYS);
  const recent = Object.fromEntries(Object.entries(dismissals).filter(([, at]) => at >= oldest));
  keptText.set(keyOf(companyId, uid), JSON.stringify(recent));
}
