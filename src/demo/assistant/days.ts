import { spokenClock as spokenTimeOfDay } from '@/domain/company/businessHours';
import { addCalendarDays } from '@/lib/calendar';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Returns the day (YYYY-MM-DD) that words refer to, from `today` on; '' if none. */
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

/** Formats `2026-11-27` as `Fri, Nov 27`, as people in the office say it; other text stays as it is. */
export function spokenDay(day: string): string {
  const instant = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(instant.getTime()) ? day : DAY.format(instant);
}

/** Formats a local time `2026-11-27 08:30` as `8:30 AM`; '' without one. */
export function spokenClock(local: string): string {
  const [, time = ''] = local.split(' ');
  return time === '' ? '' : spokenTimeOfDay(time);
}

/** Formats a local time as `Fri, Nov 27, 8:30 AM`; other text stays as it is. */
export function spokenMoment(local: string): string {
  const time = spokenClock(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(local) ? local : '');
  return time === '' ? local : `${spokenDay(local.slice(0, 10))}, ${time}`;
}

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
