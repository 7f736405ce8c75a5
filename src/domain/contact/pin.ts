import { z } from 'zod';

/** A location in degrees. */
export type Coordinates = { lat: number; lng: number };

const PATTERN = /^(-?\d{1,2}(\.\d{1,8})?, ?-?\d{1,3}(\.\d{1,8})?)?$/;
/** Five decimal places are about a yard. */
const DECIMALS = 5;

/**
 * A pin: latitude and longitude in one value, as in a `geo:` URI (RFC 5870), because neither means anything without the other; '' until
 * someone sets it, or the server finds it for an address.
 */
export const optionalPin = z
  .string()
  .trim()
  .regex(PATTERN, 'Use latitude and longitude, like 35.5951, -82.5515')
  .refine((text) => text === '' || coordinatesOf(text) !== null, 'Latitude is −90 to 90, longitude −180 to 180')
  .default('');

/** Returns the coordinates of a stored pin; null for '' and for invalid coordinates. */
export function coordinatesOf(pin: string): Coordinates | null {
  if (pin === '' || !PATTERN.test(pin)) return null;
  const [lat = 91, lng = 181] = pin.split(',').map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Formats a pin for storage. */
export const pinAt = ({ lat, lng }: Coordinates): string => `${lat.toFixed(DECIMALS)}, ${lng.toFixed(DECIMALS)}`;

/** Patterns of locations in map URLs: Google's marker and view, Apple's and OpenStreetMap's queries. */
const IN_LINKS = [
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /@(-?\d+\.\d+),(-?\d+\.\d+)/,
  /[?&](?:q|ll|query|center|destination|coordinate)=(-?\d+\.\d+)(?:,|%2C)\+?(-?\d+\.\d+)/i,
  /[?&]mlat=(-?\d+\.\d+)&mlon=(-?\d+\.\d+)/,
  /#map=\d+\/(-?\d+\.\d+)\/(-?\d+\.\d+)/,
  /^geo:(-?\d+\.\d+),(-?\d+\.\d+)/,
  /^\s*\(?(-?\d{1,2}(?:\.\d+)?)°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)°?\)?\s*$/,
];

/** Finds the location in pasted text: a pair of numbers, or a map's URL. null if there is none. */
export function placeInText(text: string): Coordinates | null {
  for (const pattern of IN_LINKS) {
    const found = pattern.exec(text.trim());
    if (found) return coordinatesOf(pinAt({ lat: Number(found[1]), lng: Number(found[2]) }));
  }
  return null;
}
