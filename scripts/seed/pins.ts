import { pinAt } from '@/domain/contact/pin';
import type { Address } from '@/domain/contact/schema';
import zipPlaces from '@/domain/load-calc/climate/zipPlaces.json';
import { placeOfZip } from '@/domain/load-calc/climate/zipPlaces';

/** Houses are within about a mile of their ZIP code's center. */
const SPREAD_DEGREES = 0.015;

/** Returns the location of a made-up address: near the center of its real ZIP code, the same each time. */
export function pinNear({ street, postalCode }: Address): string {
  const amid = placeOfZip(zipPlaces.groups, postalCode);
  const letters = Array.from({ length: street.length }, (_, index) => street.charCodeAt(index));
  const sum = letters.reduce((total, letter) => (total * 31 + letter) % 1_000_003, 7);
  if (!amid) return '';
  const off = (part: number): number => ((part % 1000) / 1000 - 0.5) * 2 * SPREAD_DEGREES;
  return pinAt({ lat: amid.latitudeDeg + off(sum), lng: amid.longitudeDeg + off(Math.floor(sum / 1000) * 37) });
}
