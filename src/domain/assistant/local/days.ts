import { addCalendarDays } from '@/lib/calendar';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The day (YYYY-MM-DD) that words speak of, from `today` on; '' when they speak of none. */
export function dayIn(words: string, today: string): string {
  const given = /\b\d{4}-\d{2}-\d{2}\b/.exec(words)?.[0];
  if (given !== undefined) return given;
  if (/\btoday|this (morning|afternoon)|tonight\b/i.test(words)) return today;
  if (/\btomorrow\b/i.test(words)) return addCalendarDays(today, 1);
  if (/\byesterday\b/i.test(words)) return addCalendarDays(today, -1);
  const named = WEEKDAYS.findIndex((name) => new RegExp(`\\b${name}\\b`, 'i').test(words));
  if (named === -1) return '';
  const now = new Date(`${today}T12:00:00Z`).getUTCDay();
  return addCalendarDays(today, (named - now + 7) % 7 || 7);
}
