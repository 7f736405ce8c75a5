import type { Coordinates } from '../../contact/pin';

export type Point = { x: number; y: number };
export type MapView = {
  pointOf: (place: Coordinates) => Point;
  placeOf: (point: Point) => Coordinates;
  /** A round distance that fits in the corner, and its length on the map. */
  scale: { miles: number; length: number };
};

const RADIANS = Math.PI / 180;
const MILES_PER_DEGREE = 69.093;
const FEET_PER_MILE = 5280;
const ROUND_MILES = [
  ...[50, 100, 200].map((feet) => feet / FEET_PER_MILE),
  0.1,
  0.25,
  0.5,
  1,
  2,
  5,
  10,
  20,
  50,
  100,
  200,
  500,
];
/** A lone stop is shown with this much around it. */
const LEAST_MILES = 2;
const LONGEST_SCALE = 120;

/**
 * Projects places onto a flat map of `width` by `height`: a degree of longitude is as long as at their center, north is up, and all of
 * them are inside, `margin` from the edge and `top` from the upper one. `zoom` magnifies around the center, which `shift` moves.
 */
export function mapViewOf(
  places: readonly Coordinates[],
  {
    width,
    height,
    margin = 36,
    top = margin,
    zoom = 1,
    shift = { x: 0, y: 0 },
  }: { width: number; height: number; margin?: number; top?: number; zoom?: number; shift?: Point },
): MapView {
  const [south, north] = rangeOf(places.map(({ lat }) => lat));
  const [west, east] = rangeOf(places.map(({ lng }) => lng));
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  const narrowing = Math.max(0.05, Math.cos(middle.lat * RADIANS));
  const least = LEAST_MILES / MILES_PER_DEGREE;
  const fit = Math.min(
    (width - 2 * margin) / Math.max(least, (east - west) * narrowing),
    (height - margin - top) / Math.max(least, north - south),
  );
  const perDegree = Math.max(1, fit) * zoom;
  const center = { x: width / 2 + shift.x, y: (height + top - margin) / 2 + shift.y };
  const longest = (LONGEST_SCALE / perDegree) * MILES_PER_DEGREE;
  const miles = ROUND_MILES.findLast((one) => one <= longest) ?? 50 / FEET_PER_MILE;
  return {
    pointOf: ({ lat, lng }) => ({
      x: center.x + (lng - middle.lng) * narrowing * perDegree,
      y: center.y - (lat - middle.lat) * perDegree,
    }),
    placeOf: ({ x, y }) => ({
      lat: middle.lat - (y - center.y) / perDegree,
      lng: middle.lng + (x - center.x) / (narrowing * perDegree),
    }),
    scale: { miles, length: (miles / MILES_PER_DEGREE) * perDegree },
  };
}

/** Formats a scale's distance: `5 mi`, `200 ft`. */
export const scaleText = (miles: number): string =>
  miles < 0.1 ? `${Math.round(miles * FEET_PER_MILE)} ft` : `${miles} mi`;

const rangeOf = (values: readonly number[]): [number, number] =>
  values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
