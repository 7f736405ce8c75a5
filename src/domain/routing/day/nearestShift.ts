import type { DayShift } from './dayShifts';

/** Returns a technician's shift that a start falls in, or else the nearest one. */
export function nearestShift(shifts: readonly DayShift[], technicianId: string, start: number): DayShift | undefined {
  const away = ({ shift }: DayShift): number => Math.max(shift.start - start, start - shift.end, 0);
  return shifts
    .filter((one) => one.technicianId === technicianId)
    .toSorted((a, b) => away(a) - away(b) || a.shift.start - b.shift.start)[0];
}
