import { addMonths } from '@/lib/calendar';
import { EXPECTED_LIFE } from './life';
import type { EquipmentType } from './schema';

/** Ages in whole years, both inclusive. `from` null: installation date unknown; `to` null: no upper end. */
export const AGE_BANDS = [
  { id: '0-4', label: '0–4', from: 0, to: 4 },
  { id: '5-9', label: '5–9', from: 5, to: 9 },
  { id: '10-14', label: '10–14', from: 10, to: 14 },
  { id: '15', label: '15+', from: 15, to: null },
  { id: 'unknown', label: 'Unknown', from: null, to: null },
] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
export type AgeBandId = AgeBand['id'];

/**
 * Returns whole years from the month a unit was installed to this month, or null if unknown. A unit turns a year older on the first day
 * of that month, so that counts by month match the lists of records.
 * @param installed YYYY-MM-DD, YYYY-MM or ''
 */
export function yearsSinceMonth(installed: string, today: string): number | null {
  if (installed === '') return null;
  const monthsOf = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return Math.max(0, Math.floor((monthsOf(today) - monthsOf(installed)) / 12));
}

export function ageBandOf(installed: string, today: string): AgeBandId {
  const years = yearsSinceMonth(installed, today);
  if (years === null) return 'unknown';
  return (
    AGE_BANDS.find(({ from, to }) => from !== null && years >= from && (to === null || years <= to))?.id ?? 'unknown'
  );
}

/** Returns the earliest installation month (YYYY-MM) of a unit younger than that many years. */
export const monthYoungerThan = (years: number, today: string): string => addMonths(today.slice(0, 7), 1 - years * 12);

/** Whether a unit has reached the expected life of its type. */
export function isPastLife({ type, installed }: { type: EquipmentType; installed: string }, today: string): boolean {
  const years = yearsSinceMonth(installed, today);
  const life = EXPECTED_LIFE[type];
  return years !== null && life !== undefined && years >= life.years;
}
