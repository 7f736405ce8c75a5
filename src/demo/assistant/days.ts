import { spokenClock as spokenTimeOfDay } from '@/domain/company/businessHours';
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

/** `Fri, Nov 27` of `2026-11-27`, as people in the office say it; other words stay as they are. */
export function spokenDay(day: string): string {
  const instant = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(instant.getTime()) ? day : DAY.format(instant);
}

/** `8:30 AM` of a local time `2026-11-27 08:30`; '' without one. */
export function spokenClock(local: string): string {
  const [, time = ''] = local.split(' ');
  return time === '' ? '' : spokenTimeOfDay(time);
}

/** `Fri, Nov 27, 8:30 AM` of a local time; other words stay as they are. */
export function spokenMoment(local: string): string {
  const time = spokenClock(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(local) ? local : '');
  return time === '' ? local : `${spokenDay(local.slice(0, 10))}, ${time}`;
}

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
