import { addCalendarDays } from '@/lib/calendar';
import { dayStart, calendarDay, instantAt } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/time';

/** A span between two instants, in ms. */
type Stretch = { startMs: number; endMs: number };

/** One continuous piece of paid time, at one rate, in the time zone where it was worked. Instants are in ms. */
export type PaidTime = {
  startMs: number;
  endMs: number;
  /** 0 if the work is paid by the piece. */
  rateCentsPerHour: number;
  timeZone: string;
};

/** A recorded break. */
export type Break = { startMs: number; endMs: number; isMeal: boolean; isRelieved: boolean; timeZone: string };

/** The start of a workweek: 0 = Sunday, and the clock time (HH:MM). */
export type WorkweekStart = { weekday: number; time: string };

/** @returns whole elapsed minutes between two instants, which is what a person worked, whatever the clock showed */
export const minutesOf = ({ startMs, endMs }: Stretch): number => Math.round((endMs - startMs) / MINUTE_MS);

export const sumMinutes = (times: readonly Stretch[]): number => times.reduce((sum, time) => sum + minutesOf(time), 0);

/** Removes the parts of each time that the gaps cover. @param gaps in order */
export const without = (times: readonly PaidTime[], gaps: readonly Stretch[]): PaidTime[] =>
  times.flatMap((time) =>
    gaps.reduce<PaidTime[]>((pieces, gap) => pieces.flatMap((piece) => outside(piece, gap)), [time]),
  );

function outside(piece: PaidTime, { startMs, endMs }: Stretch): PaidTime[] {
  if (endMs <= piece.startMs || startMs >= piece.endMs) return [piece];
  return [
    { ...piece, endMs: Math.min(piece.endMs, startMs) },
    { ...piece, startMs: Math.max(piece.startMs, endMs) },
  ].filter(({ startMs: from, endMs: to }) => from < to);
}

/** Groups times by the period (a day, a week) they fall into, in order, splitting them at the end of each period. */
export function cutAt(
  times: readonly PaidTime[],
  partOf: (ms: number, timeZone: string) => { key: string; endMs: number },
): { key: string; times: PaidTime[] }[] {
  const parts: { key: string; times: PaidTime[] }[] = [];
  for (const time of times) {
    let startMs = time.startMs;
    while (startMs < time.endMs) {
      const { key, endMs } = partOf(startMs, time.timeZone);
      const piece = { ...time, startMs, endMs: Math.min(time.endMs, endMs) };
      const part = parts.at(-1);
      if (part?.key === key) part.times.push(piece);
      else parts.push({ key, times: [piece] });
      startMs = piece.endMs;
    }
  }
  return parts;
}

/** Returns the calendar day of an instant where it was worked, and when that day ends. Days of 23 and 25 hours keep their actual length. */
export function dayAt(ms: number, timeZone: string): { key: string; endMs: number } {
  const key = calendarDay(timeZone, new Date(ms));
  return { key, endMs: Date.parse(dayStart(timeZone, addCalendarDays(key, 1))) };
}

/** Returns the workweek of an instant, named by its first day, and when it ends. */
export function weekAt({ weekday, time }: WorkweekStart, ms: number, timeZone: string): { key: string; endMs: number } {
  const date = calendarDay(timeZone, new Date(ms));
  const behind = (new Date(`${date}T12:00:00Z`).getUTCDay() - weekday + 7) % 7;
  const begun = addCalendarDays(date, -behind);
  const isBefore = ms < instantAt(begun, time, timeZone).getTime();
  const key = isBefore ? addCalendarDays(begun, -7) : begun;
  return { key, endMs: instantAt(addCalendarDays(key, 7), time, timeZone).getTime() };
}
