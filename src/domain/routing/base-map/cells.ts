import type { Coordinates } from '../../contact/pin';

/** The cell size with which `scripts/baseMap.mjs` cuts the map. */
const CELL_DEGREES = 4;
const UNITS_PER_DEGREE = 1000;
/** With more cells in view, county lines are too small to be useful. */
const MOST_CELLS = 12;

/** The area between two corners, in degrees. */
export type Frame = { south: number; west: number; north: number; east: number };
/** A line, or the edge of an area. */
export type Outline = readonly Coordinates[];
export type Town = { name: string; place: Coordinates; people: number };
/** A county or a lake: its outer outline, then holes. */
type Shape = readonly Outline[];
export type BaseMapParts = {
  counties: readonly Shape[];
  towns: readonly Town[];
  /** The land of other countries. */
  abroad: readonly Shape[];
  /** Lakes on whose shores counties end, as at the sea. */
  greatLakes: readonly Shape[];
  lakes: readonly Shape[];
  /** As lines. */
  rivers: readonly Outline[];
  /** The known areas: everything in them that is neither land nor lake is sea. */
  areas: readonly Frame[];
};

/**
 * Lakes and rivers come from a map of the whole country, rivers being up to three miles off: where a mile takes more pixels than this,
 * they would be misleading. Coasts and the shores of the Great Lakes are as accurate as county lines.
 */
export const MOST_PIXELS_OF_A_MILE = { lakes: 12, rivers: 6 } as const;

/** Returns the names of the cells that a frame touches (`32_-84`); none when it is too large for details to be visible. */
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

/** The map of an area without data. */
export const NO_MAP: BaseMapParts = {
  counties: [],
  towns: [],
  abroad: [],
  greatLakes: [],
  lakes: [],
  rivers: [],
  areas: [],
};

/**
 * Parses a cell's file: lists of counties, towns, land abroad, Great Lakes, other lakes and rivers, one item per line with an empty line
 * between lists. Unreadable items are skipped.
 * @param name of the cell (`32_-84`)
 */
export function readCell(text: string, name: string): BaseMapParts {
  const [counties = '', towns = '', abroad = '', greatLakes = '', lakes = '', rivers = ''] = text.split('\n\n');
  const lines = (part: string): string[] => part.split('\n').filter((line) => line !== '');
  const shapes = (part: string): Shape[] => lines(part).map((line) => line.split(';').map(readOutline));
  const [south = Number.NaN, west = Number.NaN] = name.split('_').map(Number);
  return {
    counties: shapes(counties),
    towns: lines(towns).flatMap((line) => readTown(line) ?? []),
    abroad: shapes(abroad),
    greatLakes: shapes(greatLakes),
    lakes: shapes(lakes),
    rivers: lines(rivers).map(readOutline),
    areas: [{ south, west, north: south + CELL_DEGREES, east: west + CELL_DEGREES }],
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

/** Joins several cells into one map: a county or lake that reaches into two of them appears once, and the largest towns come first. */
export function joinedCells(cells: readonly BaseMapParts[]): BaseMapParts {
  return {
    counties: once(cells.flatMap(({ counties }) => counties)),
    abroad: cells.flatMap(({ abroad }) => abroad),
    greatLakes: once(cells.flatMap(({ greatLakes }) => greatLakes)),
    lakes: once(cells.flatMap(({ lakes }) => lakes)),
    rivers: cells.flatMap(({ rivers }) => rivers),
    areas: cells.flatMap(({ areas }) => areas),
    towns: cells.flatMap(({ towns }) => towns).toSorted((one, other) => other.people - one.people),
  };
}

const once = (shapes: readonly Shape[]): Shape[] => [
  ...new Map(
    shapes.map((outlines) => [
      outlines.map(([first, ...others]) => [first?.lat, first?.lng, others.length]).join(),
      outlines,
    ]),
  ).values(),
];

/** Whether any part of an outline may lie in a frame. */
export const isInFrame = (outline: Outline, { south, west, north, east }: Frame): boolean =>
  outline.some(({ lat }) => lat >= south) &&
  outline.some(({ lat }) => lat <= north) &&
  outline.some(({ lng }) => lng >= west) &&
  outline.some(({ lng }) => lng <= east);
