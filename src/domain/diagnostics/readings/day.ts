import { z } from 'zod';
import { DAY_MS } from '@/lib/time';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns days since 1970-01-01 of `yyyy-mm-dd`, or undefined if the calendar doesn't have that day. */
export function dayNumber(day: string): number | undefined {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const milliseconds = Date.UTC(Number(year), Number(month) - 1, Number(date));
  return new Date(milliseconds).toISOString().slice(0, 10) === day ? milliseconds / DAY_MS : undefined;
}

/** Builds a schema for a calendar day as `yyyy-mm-dd`. */
export const calendarDay = (label: string): z.ZodString =>
  z
    .string(`${label} must be a date like 2026-07-20`)
    .refine((day) => dayNumber(day) !== undefined, `${label} must be a day of the calendar, like 2026-07-20`);
