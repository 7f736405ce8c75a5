import type { Coordinates } from '../../contact/pin';
import type { MapView, Point } from './projection';

/** One image of a map server, by its number, and its position on the map in pixels. */
export type Tile = { zoom: number; x: number; y: number; left: number; top: number; width: number; height: number };

/** The display size of tiles, and the available zoom levels. */
export type TileCut = { px: number; least: number; most: number };
/** The standard tiling of map servers. */
const PICTURES: TileCut = { px: 256, least: 3, most: 18 };
/** Far more than a screen holds; a map that would need more gets no tiles. */
const MOST_TILES = 80;
const RADIANS = Math.PI / 180;

/** Returns a place's position in a one-by-one world, as map servers draw it (Web Mercator). */
const worldOf = ({ lat, lng }: Coordinates): Point => ({
  x: (lng + 180) / 360,
  y: (1 - Math.asinh(Math.tan(lat * RADIANS)) / Math.PI) / 2,
});
const placeAt = ({ x, y }: Point): Coordinates => ({
  lat: Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) / RADIANS,
  lng: x * 360 - 180,
});

/** Returns the zoom level a map shows: how often the one-tile world was doubled until it is as large as on the map. */
export function zoomOf(view: MapView, { width, height }: { width: number; height: number }, px = PICTURES.px): number {
  const [west, east] = [0, width].map((x) => worldOf(view.placeOf({ x, y: height / 2 })).x);
  return Math.log2(width / px / ((east ?? 1) - (west ?? 0)));
}

/**
 * Returns the tiles that cover a map of a given size. Our projection is flat and theirs isn't: each image is placed between its own
 * corners, which is exact there, and off by less than a pixel in between for a day's drive.
 */
export function tilesOf(
  view: MapView,
  { width, height }: { width: number; height: number },
  { px, least, most }: TileCut = PICTURES,
): Tile[] {
  const [northWest, southEast] = [
    { x: 0, y: 0 },
    { x: width, y: height },
  ].map((point) => worldOf(view.placeOf(point)));
  if (!northWest || !southEast) return [];
  const zoom = Math.min(most, Math.max(least, Math.round(zoomOf(view, { width, height }, px))));
  const count = 2 ** zoom;
  const from = (value: number): number => Math.max(0, Math.floor(value * count));
  const to = (value: number): number => Math.min(count - 1, Math.floor(value * count));
  const range = (first: number, last: number): number[] =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const columns = range(from(northWest.x), to(southEast.x));
  const rows = range(from(northWest.y), to(southEast.y));
  if (columns.length * rows.length > MOST_TILES) return [];
  return columns.flatMap((x) =>
    rows.map((y): Tile => {
      const start = view.pointOf(placeAt({ x: x / count, y: y / count }));
      const end = view.pointOf(placeAt({ x: (x + 1) / count, y: (y + 1) / count }));
      return { zoom, x, y, left: start.x, top: start.y, width: end.x - start.x, height: end.y - start.y };
    }),
  );
}

/** The address of a picture by a map server's template: `https://tiles.example/{z}/{x}/{y}.png`. */
export const tileAddress = (template: string, { zoom, x, y }: Pick<Tile, 'zoom' | 'x' | 'y'>): string =>
  template.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));
