import { MINUTE_MS } from '@/lib/time';
import { drivesOf } from '../drives';
import { dayStretch, partsWithin, stretchOf, type PreparedGround, type Stretch } from '../ground';
import { dayOf } from '../wallClock';

/** A technician's capacity and workload over some days, in minutes: `booked` is work, `driving` the drives before it. */
export type Capacity = { shift: number; booked: number; driving: number };

const minutesOf = ({ fromMs, toMs }: Stretch): number => Math.max(0, (toMs - fromMs) / MINUTE_MS);

/** Counts the minutes of a stretch that none of the covers overlap. */
export function uncovered(stretch: Stretch, covers: readonly Stretch[]): number {
  let free: Stretch[] = stretch.toMs > stretch.fromMs ? [stretch] : [];
  for (const cover of covers) {
    free = free
      .flatMap((part) => [
        { fromMs: part.fromMs, toMs: Math.min(part.toMs, cover.fromMs) },
        { fromMs: Math.max(part.fromMs, cover.toMs), toMs: part.toMs },
      ])
      .filter(({ fromMs, toMs }) => toMs > fromMs);
  }
  return free.reduce((sum, part) => sum + minutesOf(part), 0);
}

/** Returns how full a technician's days (YYYY-MM-DD) are. Time off shortens the shift. */
export function capacityOf(technicianId: string, dates: readonly string[], ground: PreparedGround): Capacity {
  const absences = ground.absencesOf(technicianId);
  const shift = dates
    .flatMap((date) => partsWithin(ground.shiftsOf(technicianId, date), dayStretch(date, ground.timeZone)))
    .reduce((sum, stretch) => sum + uncovered(stretch, absences), 0);
  const stops = ground
    .stopsOf(technicianId)
    .filter(({ entry }) => dates.includes(dayOf(entry.placement.startsAt, ground.timeZone)));
  const drives = drivesOf(technicianId, ground);
  return {
    shift,
    booked: stops.reduce((sum, { entry }) => sum + minutesOf(stretchOf(entry.placement)), 0),
    driving: stops.reduce((sum, { entry }) => sum + (drives.get(entry.id)?.minutes ?? 0), 0),
  };
}

/** Returns the share of the shift that is taken, from 0 to 1 and above; without a shift, any work is too much. */
export const loadOf = ({ shift, booked, driving }: Capacity): number =>
  shift > 0 ? (booked + driving) / shift : booked > 0 ? 2 : 0;
