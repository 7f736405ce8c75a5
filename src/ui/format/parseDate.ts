import { monthNamed } from '@/lib/months';

function dateOf(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isReal = date.getUTCFullYear() === full && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** Parses a date as people type it (`2026-07-04`, `7/4/26`, `Jul 4, 2026`) and returns `YYYY-MM-DD`, or null. */
export function parseDate(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(text);
  if (us) return dateOf(Number(us[3]), Number(us[1]), Number(us[2]));
  const named = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/.exec(text);
  if (named) return dateOf(Number(named[3]), monthNamed(named[1] ?? ''), Number(named[2]));
  return null;
}
