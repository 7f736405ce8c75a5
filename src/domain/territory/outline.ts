import type { Coordinates } from '../contact/pin';

const turn = (o: Coordinates, a: Coordinates, b: Coordinates): number =>
  (a.lng - o.lng) * (b.lat - o.lat) - (a.lat - o.lat) * (b.lng - o.lng);

/** Builds one side of the hull of places sorted from west to east, or the reverse. */
function side(places: readonly Coordinates[]): Coordinates[] {
  const found: Coordinates[] = [];
  for (const place of places) {
    for (;;) {
      const [before, last] = [found.at(-2), found.at(-1)];
      if (!before || !last || turn(before, last, place) > 0) break;
      found.pop();
    }
    found.push(place);
  }
  return found.slice(0, -1);
}

/**
 * Returns the outline around some places, by Andrew's monotone chain; fewer than three places, or places in a line, are returned as they
 * are.
 */
export function outlineOf(places: readonly Coordinates[]): Coordinates[] {
  const sorted = places.toSorted((a, b) => a.lng - b.lng || a.lat - b.lat);
  return sorted.length < 3 ? sorted : [...side(sorted), ...side(sorted.toReversed())];
}
