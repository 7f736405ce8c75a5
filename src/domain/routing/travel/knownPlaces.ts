import { formatAddress } from '../../contact/format';
import { coordinatesOf, type Coordinates } from '../../contact/pin';
import { placeOfZip, zipInAddress, type ZipPlaces } from '../../load-calc/climate/zipPlaces';
import type { Stored } from '../../record/schema';
import { placeOfBase } from '../../scheduling/ground';
import type { Technician } from '../../technician/schema';

/** A recorded place: the pin a person set ('' = none), and its one-line address. */
type ToldPlace = { place: string; pin: string; address: string };

export type KnownPlaces = {
  pins: ReadonlyMap<string, Coordinates>;
  /** Whether a place is known only by its ZIP code. */
  isRough: (place: string) => boolean;
};

/** Returns the center of an address's ZIP code, accurate to about a mile; null without one. */
export function zipPlace(zips: ZipPlaces, address: string): Coordinates | null {
  const found = placeOfZip(zips, zipInAddress(address));
  return found && { lat: found.latitudeDeg, lng: found.longitudeDeg };
}

/** Returns a technician's starting point, as a place. */
export const placeOfTechnician = ({
  id,
  basePin,
  homeBase,
}: Pick<Stored<Technician>, 'id' | 'basePin' | 'homeBase'>): ToldPlace => ({
  place: placeOfBase(id),
  pin: basePin,
  address: formatAddress(homeBase),
});

/** Resolves locations: by the pin a person set, otherwise, with `zips`, by ZIP code. If a place is given twice, a pin wins. */
export function knownPlaces(places: readonly ToldPlace[], zips: ZipPlaces | undefined): KnownPlaces {
  const pins = new Map<string, Coordinates>();
  const rough = new Map<string, Coordinates>();
  for (const { place, pin, address } of places) {
    const at = coordinatesOf(pin);
    const amid = at || !zips ? null : zipPlace(zips, address);
    if (at) pins.set(place, at);
    else if (amid) rough.set(place, amid);
  }
  for (const place of pins.keys()) rough.delete(place);
  return { pins: new Map([...rough, ...pins]), isRough: (place) => rough.has(place) };
}
