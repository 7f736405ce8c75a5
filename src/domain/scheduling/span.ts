import { minutesBetween } from '@/lib/calendar';

/** From one instant to another (ISO-8601 UTC), the end not included. */
export type Span = { startsAt: string; endsAt: string };

/** Nothing in a schedule is longer. */
export const LONGEST_DAYS = 31;

export const durationOf = ({ startsAt, endsAt }: Span): number => minutesBetween(startsAt, endsAt);
