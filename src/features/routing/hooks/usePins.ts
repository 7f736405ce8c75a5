import { useMemo } from 'react';
import { formatAddress } from '@/domain/contact/format';
import { coordinatesOf, type Coordinates } from '@/domain/contact/pin';
import { placeOfBase } from '@/domain/scheduling/ground';
import type { Property } from '@/domain/property/schema';
import type { Stored } from '@/domain/record/schema';
import type { Technician } from '@/domain/technician/schema';
import { useZipPlaces, zipPlace } from '@/entities/property/zipPins';

/** Where the places of a day are: by the pin that a person set, else, where they want it, by ZIP code, and else nowhere. */
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
    const exact = new Map<string, Coordinates>();
    const rough = new Map<string, Coordinates>();
    const file = (place: string, pin: string, address: string): void => {
      const at = coordinatesOf(pin);
      const amid = at || !usesZip || !zips ? null : zipPlace(zips, address);
      if (at) exact.set(place, at);
      else if (amid) rough.set(place, amid);
    };
    for (const { id, pin, address } of properties.values()) file(id, pin, formatAddress(address));
    for (const { id, basePin, homeBase } of technicians) file(placeOfBase(id), basePin, formatAddress(homeBase));
    return {
      pinOf: (place) => exact.get(place) ?? rough.get(place) ?? null,
      isApproximate: (place) => rough.has(place),
    };
  }, [properties, technicians, usesZip, zips]);
}
