import { MINUTE_MS } from '@/lib/time';

/** From one instant to another (ISO-8601 UTC), the end not included. */
export type Span = { startsAt: string; endsAt: string };

/** Elapsed minutes from one instant to another; negative when `to` is earlier. Never the difference of two clock faces. */
export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MINUTE_MS;

/** The instant so many elapsed minutes later, or earlier when negative. */
export const plusMinutes = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();

export const durationOf = ({ startsAt, endsAt }: Span): number => minutesBetween(startsAt, endsAt);
