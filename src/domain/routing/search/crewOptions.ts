import type { RouteModel } from '../model';

/** A position in a shift, with the driving points it adds. */
export type CrewPlace = { shift: number; position: number; bound: number };
/** One position for each crew member, with their combined driving. */
export type CrewOption = { places: readonly CrewPlace[]; bound: number };

/** Of all ways to choose `size` different technicians, one position from each, returns the `most` with the least driving. */
export function leastOf(
  model: RouteModel,
  places: readonly (readonly CrewPlace[])[],
  size: number,
  most: number,
  isAllowed: (crew: readonly CrewPlace[]) => boolean,
): CrewOption[] {
  const found: CrewOption[] = [];
  const least = Math.min(0, ...places.flatMap((positions) => positions.map(({ bound }) => bound)));
  const crew: CrewPlace[] = [];
  const isTooFar = (bound: number): boolean => found.length >= most && bound >= (found.at(-1)?.bound ?? Infinity);
  const extend = (from: number, bound: number): void => {
    if (crew.length === size) {
      if (!isAllowed(crew)) return;
      // Ties go behind the existing ones.
      let at = found.length;
      while (at > 0 && (found[at - 1]?.bound ?? 0) > bound) at -= 1;
      found.splice(at, 0, { places: [...crew], bound });
      if (found.length > most) found.pop();
      return;
    }
    const others = (size - crew.length - 1) * least;
    for (let index = from; index < places.length; index += 1)
      for (const place of places[index] ?? []) {
        // Its other positions need more driving.
        if (isTooFar(bound + place.bound + others)) break;
        if (crew.some((taken) => model.technician[taken.shift] === model.technician[place.shift])) break;
        crew.push(place);
        extend(index + 1, bound + place.bound);
        crew.pop();
      }
  };
  extend(0, 0);
  return found;
}
