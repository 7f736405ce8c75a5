import { MINUTE_MS } from '@/lib/time';
import { firstAfter, lastBefore, type Stop, type Stretch } from './ground';

/** A place that someone leaves, or has to be at, at an instant. */
export type Leg = { place: string; atMs: number };
/** The gap between two stops: one leg on each side, or several if stops overlap. */
export type Gap = {
  fromMs: number;
  before: readonly [Leg, ...Leg[]];
  after: readonly [Leg, ...Leg[]];
  /** All stops that come after it, by start. */
  following: readonly Stop[];
};

/** Stops outside a part of a day, such as during time off, but close enough that someone drives directly from or to them. */
export type Around = { earlier: readonly Leg[]; later: readonly Leg[] };

/**
 * Returns the stops outside a part of a day that leave no time to be back at the base before it begins, or to start from the base after
 * it ends.
 */
export function stopsAround(
  stops: readonly Stop[],
  part: Stretch,
  { base, drive }: { base: string; drive: (from: string, to: string) => number },
): Around {
  const past = stops.filter(({ toMs }) => toMs <= part.fromMs);
  const coming = stops.filter(({ fromMs }) => fromMs >= part.toMs);
  return {
    earlier: lastBefore(past, part.fromMs)
      .map(({ place, toMs }) => ({ place, atMs: toMs }))
      .filter(({ place, atMs }) => atMs + drive(place, base) * MINUTE_MS > part.fromMs),
    later: firstAfter(coming, part.toMs)
      .map(({ place, fromMs }) => ({ place, atMs: fromMs }))
      .filter(({ place, atMs }) => atMs - drive(base, place) * MINUTE_MS < part.toMs),
  };
}

/** Returns the gaps in a part of a day: one before each stop, and one after the last, which ends at the base. */
export function gapsBetween(
  stops: readonly Stop[],
  part: Stretch,
  { base, limitMs, earlier, later }: { base: string; limitMs: number } & Around,
): Gap[] {
  return [...stops.keys(), stops.length].map((index) => {
    const [past, following] = [stops.slice(0, index), stops.slice(index)];
    const fromMs = Math.max(part.fromMs, ...past.map(({ toMs }) => toMs));
    const [last, ...others] = lastBefore(past, fromMs).map(({ place, toMs }) => ({ place, atMs: toMs }));
    const [next, ...more] = firstAfter(following, 0).map(({ place, fromMs: atMs }) => ({ place, atMs }));
    return {
      fromMs,
      before: last ? [last, ...others] : [{ place: base, atMs: part.fromMs }, ...earlier],
      after: next ? [next, ...more] : [{ place: base, atMs: limitMs }, ...later],
      following,
    };
  });
}

/** Returns the binding leg of several: the one with the greatest bound. */
export function boundBy(
  [first, ...others]: readonly [Leg, ...Leg[]],
  boundOf: (leg: Leg) => number,
): Leg & { boundMs: number } {
  let binding = { ...first, boundMs: boundOf(first) };
  for (const leg of others) {
    const boundMs = boundOf(leg);
    if (boundMs > binding.boundMs) binding = { ...leg, boundMs };
  }
  return binding;
}
