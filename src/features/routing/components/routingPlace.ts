import { instantOf, type RoutingDay } from '@/domain/routing/day/routingDay';
import { formatTime } from '@/ui/format/dateTime';

/** What rows need to know about their day. */
export type RoutingPlace = {
  timeOf: (second: number) => string;
  isApproximate: (place: string) => boolean;
};

/** `9:05 AM` of a second of the day. */
export const timeOn =
  (day: RoutingDay) =>
  (second: number): string =>
    formatTime(instantOf(day, second), day.ground.timeZone);
