import type { Coordinates } from '../../contact/pin';

/** One Google Maps URL fits a destination and nine waypoints. */
const STOPS_PER_LINK = 10;

/** A stop for a map app: the pin if there is one, else the address. */
export type MapStop = { pin: Coordinates | null; address: string };

const written = ({ pin, address }: MapStop): string => (pin ? `${pin.lat},${pin.lng}` : address);

/**
 * Returns URLs that open a route in the phone's map app, from the phone's location: another URL for stops beyond the tenth. `first` and
 * `last` are the numbers of its stops.
 */
export function mapLinksOf(stops: readonly MapStop[]): { href: string; first: number; last: number }[] {
  const known = stops.map(written);
  const links: { href: string; first: number; last: number }[] = [];
  for (let first = 0; first < known.length; first += STOPS_PER_LINK) {
    const part = known.slice(first, first + STOPS_PER_LINK);
    const way = part.slice(0, -1);
    const asked = [
      ['api', '1'],
      ['travelmode', 'driving'],
      ['destination', part.at(-1) ?? ''],
      ...(way.length > 0 ? [['waypoints', way.join('|')]] : []),
    ].map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`);
    links.push({
      href: `https://www.google.com/maps/dir/?${asked.join('&')}`,
      first: first + 1,
      last: first + part.length,
    });
  }
  return links;
}
