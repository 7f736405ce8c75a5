import { useMemo } from 'react';
import { formatAddress } from '@/domain/contact/format';
import type { Coordinates } from '@/domain/contact/pin';
import type { Property } from '@/domain/property/schema';
import type { Stored } from '@/domain/record/schema';
import { knownPlaces, placeOfTechnician } from '@/domain/routing/travel/knownPlaces';
import type { Technician } from '@/domain/technician/schema';
import { useZipPlaces } from '@/entities/property/zipPins';

/** Locations of a day: by the pin someone set, else by ZIP code if the user wants that, else unknown. */
export type Pins = {
  pinOf: (place: string) => Coordinates | null;
  /** Whether only the ZIP code is known. */
  isApproximate: (place: string) => boolean;
};

export function usePins(
  properties: ReadonlyMap<string, Stored<Property>>,
  technicians: readonly Stored<Technician>[],
  usesZip: boolean,
): Pins {
  const { data: zips } = useZipPlaces(usesZip);
  return useMemo(() => {
    const { pins, isRough } = knownPlaces(
      [
        ...[...properties.values()].map(({ id, pin, address }) => ({
          place: id,
          pin,
          address: formatAddress(address),
        })),
        ...technicians.map(placeOfTechnician),
      ],
      usesZip ? zips : undefined,
    );
    return { pinOf: (place) => pins.get(place) ?? null, isApproximate: isRough };
  }, [properties, technicians, usesZip, zips]);
}
