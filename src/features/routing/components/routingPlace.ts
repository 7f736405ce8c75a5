import { instantOf, type RoutingDay } from '@/domain/routing/day/routingDay';
import { formatTime } from '@/ui/format/dateTime';

/** Context that rows need about their day. */
export type RoutingPlace = {
  timeOf: (second: number) => string;
  isApproximate: (place: string) => boolean;
};

/** Formats a second of the day as `9:05 AM`. */
export const timeOn =
  (day: RoutingDay) =>
  (second: number): string =>
    formatTime(instantOf(day, second), day.ground.timeZone);
