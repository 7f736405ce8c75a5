import { minutesBetween } from '@/lib/calendar';

/** From one instant to another (ISO-8601 UTC), the end not included. */
export type Span = { startsAt: string; endsAt: string };

export const durationOf = ({ startsAt, endsAt }: Span): number => minutesBetween(startsAt, endsAt);
