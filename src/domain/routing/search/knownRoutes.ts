/** A route that was already timed. */
export type KnownRoute = {
  readonly shift: number;
  readonly stops: readonly number[];
  /** Its number, the key for everything known about it. */
  readonly version: number;
  readonly cost: number;
  /** Whether it is in the pool that plans are combined from. */
  isPooled: boolean;
};

const SLOTS = 1 << 15;

/**
 * Caches timed routes by their content: a search removes the same strings of stops from the same few plans over and over. A route
 * replaces an older one with the same hash, so memory stays bounded.
 */
export class KnownRoutes {
  private readonly slots: (KnownRoute | undefined)[] = [];

  /** Returns the route with the same stops in the same shift, if it is still cached. */
  find(shift: number, stops: readonly number[]): KnownRoute | undefined {
    const known = this.slots[slotOf(shift, stops)];
    return known?.shift === shift && isSame(known.stops, stops) ? known : undefined;
  }

  add(route: KnownRoute): void {
    this.slots[slotOf(route.shift, route.stops)] = route;
  }
}

function slotOf(shift: number, stops: readonly number[]): number {
  let hash = shift + 1;
  for (let index = 0; index < stops.length; index += 1) hash = Math.imul(hash ^ (stops[index] ?? 0), 0x01000193) + 1;
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}
