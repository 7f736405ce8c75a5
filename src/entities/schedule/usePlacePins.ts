import { useMemo } from 'react';
import { formatAddress } from '@/domain/contact/format';
import type { Stored } from '@/domain/record/schema';
import { knownPlaces, placeOfTechnician, type KnownPlaces } from '@/domain/routing/travel/knownPlaces';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { isOver } from '@/domain/scheduling/visitState';
import { usePropertiesById } from '@/entities/property/usePropertiesById';
import { useZipChoice, useZipPlaces } from '@/entities/property/zipPins';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { useKept } from '@/ui/hooks/useKept';

/** Visits carry their pins; only those the server hasn't processed yet are looked up, at most a day's worth. */
const MOST_LOOKED_UP = 40;

/** Returns each place once, with the pin and address stored on the visits; the pin is null if none of them has it. */
function carriedPins(
  entries: readonly Stored<ScheduleEntry>[],
): [place: string, pin: string | null, address: string][] {
  const places = new Map<string, { pin: string | null; address: string }>();
  for (const { propertyId, propertyPin, propertyAddress, state } of entries) {
    if (propertyId === '' || (propertyPin === null && isOver(state))) continue;
    const known = places.get(propertyId);
    places.set(propertyId, { pin: known?.pin ?? propertyPin, address: known?.address || propertyAddress });
  }
  return [...places]
    .map(([place, { pin, address }]): [string, string | null, string] => [place, pin, address])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Returns the locations of some entries, as stored on the entries themselves, and where technicians start: by the pin a user set, else by
 * ZIP code, unless that is turned off. `others` are the places of what is about to be planned: they are read.
 */
export function usePlacePins(entries: readonly Stored<ScheduleEntry>[], others: readonly string[]): KnownPlaces {
  const { all } = useTechnicians();
  const [usesZip] = useZipChoice();
  const carried = useKept(useMemo(() => carriedPins(entries), [entries]));
  const open = useMemo(() => {
    const known = new Map(carried.map(([place, pin]) => [place, pin]));
    const unknown = carried.flatMap(([place, pin]) => (pin === null ? [place] : []));
    return [...new Set([...others.filter((id) => id !== '' && (known.get(id) ?? null) === null), ...unknown])].slice(
      0,
      MOST_LOOKED_UP,
    );
  }, [carried, others]);
  const { properties } = usePropertiesById(open);
  const known = useMemo(
    () => [
      ...carried.map(([place, pin, address]) => ({ place, pin: pin ?? '', address })),
      ...[...properties.values()].map(({ id, pin, address }) => ({ place: id, pin, address: formatAddress(address) })),
      ...all.map(placeOfTechnician),
    ],
    [carried, properties, all],
  );
  const { data: zips } = useZipPlaces(usesZip && known.some(({ pin, address }) => pin === '' && address !== ''));
  return useMemo(() => knownPlaces(known, usesZip ? zips : undefined), [known, usesZip, zips]);
}
