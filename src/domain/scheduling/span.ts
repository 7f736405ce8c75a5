import { minutesBetween } from '@/lib/calendar';

/** From one instant to another (ISO-8601 UTC), end exclusive. */
export type Span = { startsAt: string; endsAt: string };

/** No schedule entry is longer. */
export const LONGEST_DAYS = 31;

export const durationOf = ({ startsAt, endsAt }: Span): number => minutesBetween(startsAt, endsAt);
