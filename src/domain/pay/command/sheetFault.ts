import type { z } from 'zod';
import { UNPAID_FROM_MINUTES } from '../breaks';
import { dayAt, minutesOf } from '../punches';
import { isBreak, isWork, type Entry } from './entries';
import { datesOf, type SheetHours, type timeSheetSchema } from './timeSheet';

/** Returns what is wrong with a sheet whose fields are individually valid: the field name and a message; '' = nothing. */
export function sheetFault(sheet: z.infer<typeof timeSheetSchema>, { weeks, work, extras }: SheetHours): string {
  const isByHour = extras.pieceCents + extras.commissionCents === 0;
  const withoutRate = sheet.entries.findIndex(
    ({ kind, rateCentsPerHour }) => isWork(kind) && rateCentsPerHour === undefined,
  );
  const ofBreaks = breakFault(sheet.entries);
  if (ofBreaks !== '') return ofBreaks;
  if (isByHour && withoutRate >= 0)
    return `entries.${withoutRate}.rateCentsPerHour: is needed for work by the hour (it is missing)`;
  if (weeks.length > 1 && work.length > 1 && extras.pieceCents > 0)
    return `${sheet.pieceEarningsCents === undefined ? 'flaggedMinutes' : 'pieceEarningsCents'}: belongs to one workweek, and the entries fall into ${weeks.length}: give each week a file of its own`;
  const worked = new Set(weeks.flatMap(({ days }) => days.flatMap(datesOf)));
  const named = {
    missedRest: sheet.missedRest ?? [],
    missedMeal: sheet.missedMeal ?? [],
    missedRestPeriods: Object.keys(sheet.missedRestPeriods ?? {}),
  };
  for (const [name, dates] of Object.entries(named)) {
    const idle = dates.find((date) => !worked.has(date));
    if (idle !== undefined) return `${name}: names ${idle}, when nobody worked`;
  }
  return '';
}

/**
 * Checks that a break falls within work, where work ends or begins, or between two pieces of a day's work, and that an unpaid meal was
 * free of duty.
 */
function breakFault(entries: readonly Entry[]): string {
  const breaks = entries.filter(({ kind }) => isBreak(kind)).toSorted((one, other) => one.startMs - other.startMs);
  if (breaks.some(({ startMs }, index) => (breaks[index - 1]?.endMs ?? -Infinity) > startMs))
    return 'entries: has two breaks at the same time';
  for (const [index, one] of entries.entries()) {
    if (!isBreak(one.kind)) continue;
    if (!isBesideWork(one, entries)) return `entries.${index}: is a break beside no work`;
    if (one.kind === 'meal' && minutesOf(one) >= UNPAID_FROM_MINUTES && one.relieved === undefined)
      return `entries.${index}.relieved: is needed for a meal of ${UNPAID_FROM_MINUTES} minutes or more (it is missing)`;
  }
  return '';
}

function isBesideWork({ startMs, endMs, inZone }: Entry, entries: readonly Entry[]): boolean {
  const work = entries.filter(({ kind }) => isWork(kind));
  if (work.some((time) => time.startMs <= endMs && time.endMs >= startMs)) return true;
  const day = dayAt(startMs, inZone).key;
  const before = work.some((time) => time.endMs <= startMs && dayAt(time.endMs, inZone).key === day);
  return before && work.some((time) => time.startMs >= endMs && dayAt(time.startMs, inZone).key === day);
}
