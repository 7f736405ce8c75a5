import { z } from 'zod';
import { addDaysToInstant } from '@/lib/calendar';

/** By the entry's id, when it was dismissed (ISO). */
const dismissalsSchema = z.record(z.string().max(200), z.iso.datetime());
export type Dismissals = z.infer<typeof dismissalsSchema>;

/** By then every entry that may be dismissed has left by itself. */
const KEPT_DAYS = 14;

const keyOf = (companyId: string, uid: string): string => `fieldwright:dismissed:${companyId}:${uid}`;
const listeners = new Set<() => void>();
/** For browsers that keep nothing: what was dismissed stays so as long as the page. */
const unkept = new Map<string, string>();

/** What is kept, as text: the same text for as long as nothing changed. '' = nothing. */
export function keptDismissals(companyId: string, uid: string): string {
  const key = keyOf(companyId, uid);
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? '';
  } catch {
    return unkept.get(key) ?? '';
  }
}

/** What was dismissed. Anything damaged counts as nothing. */
export function parseDismissals(text: string): Dismissals {
  try {
    return dismissalsSchema.parse(JSON.parse(text === '' ? '{}' : text));
  } catch {
    return {};
  }
}

/** Keeps what was dismissed, but for what is so old that it is not shown any more. `now` is an instant. */
export function keepDismissals(companyId: string, uid: string, dismissals: Dismissals, now: string): void {
  const key = keyOf(companyId, uid);
  const oldest = addDaysToInstant(now, -KEPT_DAYS);
  const text = JSON.stringify(Object.fromEntries(Object.entries(dismissals).filter(([, at]) => at >= oldest)));
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
  listeners.forEach((listener) => listener());
}

/** Calls back when something was dismissed or brought back, also in another tab. Returns how to stop. */
export function onDismissals(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
