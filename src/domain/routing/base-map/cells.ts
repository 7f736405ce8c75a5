import type { Coordinates } from '../../contact/pin';

/** As `scripts/baseMap.mjs` cuts the map. */
const CELL_DEGREES = 4;
const UNITS_PER_DEGREE = 1000;
/** From farther away, county lines say nothing. */
const MOST_CELLS = 12;

/** What lies between two corners, degrees. */
export type Frame = { south: number; west: number; north: number; east: number };
/** A county's outlines: the outer one, then holes. */
export type Outline = readonly Coordinates[];
export type Town = { name: string; place: Coordinates; people: number };
export type BaseCell = { counties: readonly (readonly Outline[])[]; towns: readonly Town[] };

/** The names of the cells that a frame touches (`32_-84`); none when it is so large that nothing of them could be made out. */
export function cellsIn({ south, west, north, east }: Frame): string[] {
  const from = (degrees: number): number => Math.floor(degrees / CELL_DEGREES) * CELL_DEGREES;
  const steps = (least: number, most: number): number[] =>
    Array.from(
      { length: Math.max(0, Math.floor((most - from(least)) / CELL_DEGREES)) + 1 },
      (_, index) => from(least) + index * CELL_DEGREES,
    );
  const [lats, lngs] = [steps(south, north), steps(west, east)];
  if (lats.length * lngs.length > MOST_CELLS) return [];
  return lats.flatMap((lat) => lngs.map((lng) => `${lat}_${lng}`));
}

/** Reads a cell's file: a line for each county, an empty line, a line for each town. What cannot be read is left out. */
export function readCell(text: string): BaseCell {
  const [counties = '', towns = ''] = text.split('\n\n');
  const lines = (part: string): string[] => part.split('\n').filter((line) => line !== '');
  return {
    counties: lines(counties).map((line) => line.split(';').map(readOutline)),
    towns: lines(towns).flatMap((line) => readTown(line) ?? []),
  };
}

function readOutline(text: string): Outline {
  const steps = text.split(' ').map(Number);
  const points: Coordinates[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    lng += steps[index] ?? 0;
    lat += steps[index + 1] ?? 0;
    points.push({ lat: lat / UNITS_PER_DEGREE, lng: lng / UNITS_PER_DEGREE });
  }
  return points;
}

function readTown(line: string): Town | null {
  const [name = '', lat = '', lng = '', people = ''] = line.split('|');
  const place = { lat: Number(lat) / UNITS_PER_DEGREE, lng: Number(lng) / UNITS_PER_DEGREE };
  return name !== '' && Number.isFinite(place.lat) && Number.isFinite(place.lng)
    ? { name, place, people: Number(people) || 0 }
    : null;
}

/** Several cells as one map: a county that reaches into two of them once, and the largest towns first. */
export function joinedCells(cells: readonly BaseCell[]): BaseCell {
  const counties = new Map(
    cells
      .flatMap((cell) => cell.counties)
      .map((outlines) => [
        outlines.map(([first, ...others]) => [first?.lat, first?.lng, others.length]).join(),
        outlines,
      ]),
  );
  return {
    counties: [...counties.values()],
    towns: cells.flatMap(({ towns }) => towns).toSorted((one, other) => other.people - one.people),
  };
}

/** Whether any of an outline may lie in a frame. */
export const isInFrame = (outline: Outline, { south, west, north, east }: Frame): boolean =>
  outline.some(({ lat }) => lat >= south) &&
  outline.some(({ lat }) => lat <= north) &&
  outline.some(({ lng }) => lng >= west) &&
  outline.some(({ lng }) => lng <= east);
