import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { coordinatesOf, type Coordinates } from '@/domain/contact/pin';
import { isFresh, positionsNow } from '@/domain/position/schema';
import { placeOfBase, type KnownEntry } from '@/domain/scheduling/ground';
import { spokenTime } from '@/domain/scheduling/words';
import { whereaboutsOf, type Whereabouts } from '@/domain/statusboard/whereabouts';
import { useToday } from '@/entities/company/useToday';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { useNow } from '@/ui/hooks/useNow';
import type { RoutingDayData } from './useRoutingDay';

/** A person on today's map: at `place`, on the way to `to` if known. */
export type Person = {
  technicianId: string;
  name: string;
  color: string;
  /** `On the way to Ada Lovelace since 9:30 AM; position at 9:41 AM`. */
  text: string;
  place: Coordinates | null;
  to: Coordinates | null;
  /** Whether `place` is the position their phone shares. */
  isSeen: boolean;
};

const nameOfVisit = ({ customerName, title }: KnownEntry): string => customerName || title;

function textOf({ kind, entry, since }: Whereabouts<KnownEntry>, timeZone: string): string {
  if (!entry) return 'Has not left yet';
  const name = nameOfVisit(entry);
  const time = since === '' ? '' : spokenTime(since, timeZone);
  if (kind === 'at') return `At ${name}${time && ` since ${time}`}`;
  if (kind === 'on-the-way') return `On the way to ${name}${time && ` since ${time}`}`;
  return `Last at ${name}${time && `, until ${time}`}`;
}

/** Returns the positions shared by technicians' phones, at most a few minutes old. */
function usePositions(isEnabled: boolean): ReadonlyMap<string, { place: Coordinates; takenAt: string }> {
  const can = useCan();
  const now = useNow();
  const { records } = useLiveRecords(collections.positions, positionsNow, {
    isEnabled: isEnabled && can('read', 'positions'),
  });
  return useMemo(
    () =>
      new Map(
        records.flatMap((position) => {
          const place = coordinatesOf(position.pin);
          return place && isFresh(position, now.toISOString())
            ? [[position.id, { place, takenAt: position.takenAt }] as const]
            : [];
        }),
      ),
    [records, now],
  );
}

/** Returns everyone's location today, from their taps and their phones' shared positions; no one on other days. */
export function useWhereabouts({ problem, entries, pins }: RoutingDayData): Person[] {
  const { timeZone } = useSession().company;
  const today = useToday();
  const { byId } = useTechnicians();
  const { date, technicianIds } = problem.day;
  const seen = usePositions(date === today);
  return useMemo(() => {
    if (date !== today) return [];
    const all = [...entries.values()];
    return technicianIds.flatMap((technicianId): Person[] => {
      const technician = byId.get(technicianId);
      const own = all.filter(
        ({ kind, placement }) => kind === 'visit' && placement.technicianIds.includes(technicianId),
      );
      if (!technician || own.length === 0) return [];
      const where = whereaboutsOf(own);
      const base = pins.pinOf(placeOfBase(technicianId));
      const placeOf = (entry: KnownEntry | null): Coordinates | null => (entry ? pins.pinOf(entry.propertyId) : base);
      const isOnTheWay = where.kind === 'on-the-way';
      const position = seen.get(technicianId);
      const told = textOf(where, timeZone);
      return [
        {
          technicianId,
          name: technician.firstName,
          color: technician.color,
          text: position ? `${told}; position at ${spokenTime(position.takenAt, timeZone)}` : told,
          place: position?.place ?? placeOf(isOnTheWay ? where.from : where.entry),
          to: isOnTheWay ? placeOf(where.entry) : null,
          isSeen: position !== undefined,
        },
      ];
    });
  }, [date, today, entries, technicianIds, byId, pins, timeZone, seen]);
}
