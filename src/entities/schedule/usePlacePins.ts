import { useMemo } from 'react';
import { coordinatesOf, type Coordinates } from '@/domain/contact/pin';
import type { Stored } from '@/domain/record/schema';
import { placeOfBase } from '@/domain/scheduling/ground';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { isOver } from '@/domain/scheduling/visitState';
import { usePropertiesById } from '@/entities/property/usePropertiesById';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { useKept } from '@/ui/hooks/useKept';

/** Visits carry their pins; only those that the server has not seen yet are looked up, and no more than a day has of them. */
const MOST_LOOKED_UP = 40;

/** Each place once, with its pin as the visits carry it; null where none of them knows. */
function carriedPins(entries: readonly Stored<ScheduleEntry>[]): [place: string, pin: string | null][] {
  const pins = new Map<string, string | null>();
  for (const { propertyId, propertyPin, state } of entries) {
    if (propertyId === '' || (propertyPin === null && isOver(state))) continue;
    pins.set(propertyId, pins.get(propertyId) ?? propertyPin);
  }
  return [...pins].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Where the places of some entries are, as the entries themselves say, and where technicians set out. `others` are the places of what is
 * about to be planned: they are read.
 */
export function usePlacePins(
  entries: readonly Stored<ScheduleEntry>[],
  others: readonly string[],
): ReadonlyMap<string, Coordinates> {
  const { all } = useTechnicians();
  const carried = useKept(useMemo(() => carriedPins(entries), [entries]));
  const open = useMemo(() => {
    const known = new Map(carried);
    const unknown = carried.flatMap(([place, pin]) => (pin === null ? [place] : []));
    return [...new Set([...others.filter((id) => id !== '' && (known.get(id) ?? null) === null), ...unknown])].slice(
      0,
      MOST_LOOKED_UP,
    );
  }, [carried, others]);
  const { properties } = usePropertiesById(open);
  return useMemo(() => {
    const pins = new Map<string, Coordinates>();
    const file = (place: string, pin: string | null): void => {
      const at = coordinatesOf(pin ?? '');
      if (at) pins.set(place, at);
    };
    for (const [place, pin] of carried) file(place, pin);
    for (const { id, pin } of properties.values()) file(id, pin);
    for (const { id, basePin } of all) file(placeOfBase(id), basePin);
    return pins;
  }, [carried, properties, all]);
}
