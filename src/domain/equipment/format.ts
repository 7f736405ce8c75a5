import { daysBetween } from '@/lib/calendar';
import { EQUIPMENT_LABELS, type Equipment } from './schema';

/** Formats `Furnace Trane S9V2B080`, or the type alone; for type "other" only make and model: `Culligan Aquasential`. */
export function equipmentName({ type, make, model }: Pick<Equipment, 'type' | 'make' | 'model'>): string {
  const named = [make, model].filter(Boolean).join(' ');
  if (type === 'other' && named !== '') return named;
  return [EQUIPMENT_LABELS[type], named].filter(Boolean).join(' ');
}

/** Returns whole years between two calendar dates (YYYY-MM-DD), or null without an install date or before it. */
export function ageInYears(installDate: string, today: string): number | null {
  if (installDate === '' || installDate > today) return null;
  const years = Number(today.slice(0, 4)) - Number(installDate.slice(0, 4));
  return today.slice(5) < installDate.slice(5) ? years - 1 : years;
}

export type WarrantyState = 'none' | 'active' | 'ending' | 'over';

/** Returns the warranty status; the last day still counts. `ending`: within the next 90 days, time for one more check of the unit. */
export function warrantyState({ warrantyUntil }: Pick<Equipment, 'warrantyUntil'>, today: string): WarrantyState {
  if (warrantyUntil === '') return 'none';
  if (warrantyUntil < today) return 'over';
  return daysBetween(today, warrantyUntil) <= 90 ? 'ending' : 'active';
}
