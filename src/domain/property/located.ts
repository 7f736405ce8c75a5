import { coordinatesOf, pinAt, type Coordinates } from '../contact/pin';
import type { Property } from './schema';

/** Precision of a found address: the exact place, or only its street or town. */
export const FOUND_KINDS = ['address', 'nearby'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
export type Found = { kind: FoundKind; at: Coordinates };

const NOTHING = 'nothing';

/** Serializes the geocoding result for `pinFound`; null for no result. */
export const pinFoundOf = (found: Found | null): string => (found ? `${found.kind} ${pinAt(found.at)}` : NOTHING);

/** Parses `pinFound`; null for no result, and for an address that was never looked up. */
export function foundIn(pinFound: string): Found | null {
  const kind = FOUND_KINDS.find((one) => pinFound.startsWith(`${one} `));
  const at = kind ? coordinatesOf(pinFound.slice(kind.length + 1)) : null;
  return kind && at ? { kind, at } : null;
}

/**
 * Returns the origin of a property's pin: `person`, or its address, found exactly (`address`) or only nearby (`nearby`: someone has to
 * check it). Without a pin: `not-found` if its address couldn't be found, else `none`.
 */
export function pinOrigin({
  pin,
  pinFound,
}: Pick<Property, 'pin' | 'pinFound'>): FoundKind | 'person' | 'not-found' | 'none' {
  if (pin === '') return pinFound === NOTHING ? 'not-found' : 'none';
  const found = foundIn(pinFound);
  return found && pinAt(found.at) === pin ? found.kind : 'person';
}

/** Whether an address can be looked up: it has a street with a number, and a town or postal code. */
export const mayBeFound = ({ street, city, postalCode }: Property['address']): boolean =>
  /\d/.test(street) && /\p{L}/u.test(street) && (city !== '' || postalCode !== '');

/** Whether a lookup may set the pin: a pin set by a person stays, and so does their removal of one, until the address changes. */
export function takesFound({ pin, pinFound }: Pick<Property, 'pin' | 'pinFound'>, isNewAddress: boolean): boolean {
  const origin = pinOrigin({ pin, pinFound });
  if (origin === 'person') return false;
  return isNewAddress || pinFound === '';
}
