import type { Coordinates } from '../../contact/pin';
import { estimateSeconds, USUAL_HABITS, type DrivingHabits } from './estimate';

/** Seconds between all the given places; `estimated[from][to]` marks the unmeasured ones. */
export type TravelMatrix = { seconds: number[][]; estimated: boolean[][]; provider: string };

/** A source of travel times: our own estimate, or a matrix provider. A place that was never located is undefined. */
export type TravelTimes = {
  matrix(places: readonly (Coordinates | undefined)[], departAt: number): Promise<TravelMatrix>;
};

/** Used if one of the places is unknown: a typical drive in a town. */
export const UNLOCATED_SECONDS = 1800;

export function estimatedMatrix(
  places: readonly (Coordinates | undefined)[],
  habits: DrivingHabits = USUAL_HABITS,
): TravelMatrix {
  const seconds = places.map((from, row) =>
    places.map((to, column) =>
      row === column ? 0 : from && to ? estimateSeconds(from, to, habits) : UNLOCATED_SECONDS,
    ),
  );
  return { seconds, estimated: seconds.map((row) => row.map(() => true)), provider: 'estimate' };
}

/** Returns the estimate, for callers without a provider. */
export const estimatedTravelTimes = (habits: DrivingHabits = USUAL_HABITS): TravelTimes => ({
  matrix: (places) => Promise.resolve(estimatedMatrix(places, habits)),
});

/** Fills gaps in a provider's answer (negative, missing, not a number) from the estimate and marks them. */
export function withHolesFilled(
  places: readonly (Coordinates | undefined)[],
  measured: readonly (readonly (number | null)[])[],
  provider: string,
): TravelMatrix {
  const { seconds: guesses } = estimatedMatrix(places);
  const isMeasured = (row: number, column: number): boolean => {
    const value = measured[row]?.[column];
    return typeof value === 'number' && Number.isFinite(value) && value >= 0;
  };
  return {
    seconds: guesses.map((row, from) =>
      row.map((guess, to) => (isMeasured(from, to) ? Math.round(measured[from]?.[to] ?? guess) : guess)),
    ),
    estimated: guesses.map((row, from) => row.map((_, to) => !isMeasured(from, to))),
    provider,
  };
}
