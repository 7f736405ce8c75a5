import type { TileNumber } from '@/data/street-map/keptTiles';
import type { Point } from '@/domain/routing/day/projection';
import { writtenNames, type TilePlace, type WrittenName } from '@/domain/routing/street-map/names';
import type { Paint, StreetTile } from '@/domain/routing/street-map/streetTile';
import { isDrawn, ROAD_PAINTS, roadWidth, streamWidth } from '@/domain/routing/street-map/widths';

/** Colors of the map, by their names in StreetMap.module.css. */
export const COLORS = [
  ...['ground', 'land', 'green', 'built', 'water', 'building', 'border', 'edge', 'street', 'main', 'highway'],
  ...['street-far', 'main-far'],
  ...['path', 'text', 'quiet', 'water-text', 'halo', 'shield'],
] as const;
export type StreetColors = Readonly<Record<string, string>>;

/** A tile, or the part of a coarser one that replaces it. */
export type PlacedTile = {
  number: TileNumber;
  tile: StreetTile;
  /** Position of the whole tile, in pixels. */
  place: TilePlace;
  /** Visible part of it. */
  window: TilePlace;
};

export type Drawing = {
  size: { width: number; height: number };
  /** Device pixels per CSS pixel. */
  density: number;
  zoom: number;
  colors: StreetColors;
  font: string;
  tiles: readonly PlacedTile[];
  taken: readonly Point[];
  /** The routes, which street names must not overlap. */
  lines: readonly (readonly Point[])[];
  named: readonly string[];
};

/** Tile units used in paths: fractions of a tile would lose precision in some browsers. */
const UNITS = 4096;
const HALF_PI = Math.PI / 2;
const paths = new WeakMap<StreetTile, Map<Paint, Path2D>>();

function pathOf(tile: StreetTile, paint: Paint): Path2D | null {
  const shapes = tile.shapes.get(paint);
  if (!shapes) return null;
  const made = paths.get(tile) ?? new Map<Paint, Path2D>();
  paths.set(tile, made);
  const before = made.get(paint);
  if (before) return before;
  const path = new Path2D();
  for (const shape of shapes)
    for (const [index, { x, y }] of shape.entries())
      if (index === 0) path.moveTo(x * UNITS, y * UNITS);
      else path.lineTo(x * UNITS, y * UNITS);
  made.set(paint, path);
  return path;
}

/** Draws the streets where there are tiles, and leaves the rest transparent, so that the packaged map shows. */
export function drawStreets(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { size, density, zoom, colors, tiles } = drawing;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, size.width * density, size.height * density);
  context.lineJoin = 'round';
  const brush = brushOf(context, drawing);
  for (const { window } of tiles) {
    context.setTransform(density, 0, 0, density, 0, 0);
    context.fillStyle = colors['ground'] ?? '';
    // Slightly overlapping, to avoid seams.
    context.fillRect(window.left, window.top, window.width + 0.5, window.height + 0.5);
  }
  for (const paint of ['land', 'green', 'built', 'water'] as const)
    if (isDrawn(paint, zoom)) brush.fill(paint, colors[paint] ?? '');
  if (isDrawn('stream', zoom)) brush.line('stream', colors['water'] ?? '', streamWidth(zoom));
  if (isDrawn('building', zoom)) brush.fill('building', colors['building'] ?? '');
  if (isDrawn('border', zoom)) brush.line('border', colors['border'] ?? '', 1, [6, 4]);
  // All edges first, so that none is cut off where streets meet.
  for (const road of ROAD_PAINTS) {
    const width = roadWidth(road, zoom);
    if (width && width.edged > 0) brush.line(road, colors['edge'] ?? '', width.edged);
  }
  for (const road of ROAD_PAINTS) {
    const width = roadWidth(road, zoom);
    if (width) brush.line(road, roadColor(road, width.edged > 0, colors), width.width, road === 'path' ? [3, 3] : []);
  }
  context.setTransform(density, 0, 0, density, 0, 0);
  for (const name of writtenNames(
    tiles.map(({ tile, place }) => ({ names: tile.names, place })),
    drawing,
  ))
    write(context, name, drawing);
}

function roadColor(road: (typeof ROAD_PAINTS)[number], isEdged: boolean, colors: StreetColors): string {
  if (road === 'path' || road === 'rail') return colors['path'] ?? '';
  if (road === 'highway') return colors['highway'] ?? '';
  // Without room for an edge, the road itself is darker.
  const name = road === 'major' ? 'main' : 'street';
  return colors[isEdged ? name : `${name}-far`] ?? '';
}

/** Draws one kind of shape of all tiles. */
function brushOf(context: CanvasRenderingContext2D, { density, tiles }: Drawing) {
  const each = (paint: Paint, draw: (path: Path2D, scale: number) => void): void => {
    for (const { tile, place, window } of tiles) {
      const path = pathOf(tile, paint);
      if (!path) continue;
      context.save();
      context.setTransform(density, 0, 0, density, 0, 0);
      context.beginPath();
      context.rect(window.left, window.top, window.width + 0.5, window.height + 0.5);
      context.clip();
      const [across, down] = [place.width / UNITS, place.height / UNITS];
      context.transform(across, 0, 0, down, place.left, place.top);
      draw(path, (across + down) / 2);
      context.restore();
    }
  };
  return {
    fill: (paint: Paint, color: string): void => {
      context.fillStyle = color;
      each(paint, (path) => context.fill(path));
    },
    line: (paint: Paint, color: string, width: number, dashes: readonly number[] = []): void => {
      context.strokeStyle = color;
      each(paint, (path, scale) => {
        context.lineWidth = width / scale;
        context.lineCap = dashes.length > 0 ? 'butt' : 'round';
        context.setLineDash(dashes.map((dash) => dash / scale));
        context.stroke(path);
      });
    },
  };
}

function write(context: CanvasRenderingContext2D, name: WrittenName, { colors, font }: Drawing): void {
  const { text, kind, at, angle, px } = name;
  const isStrong = kind === 'city' || kind === 'town';
  context.save();
  context.translate(at.x, at.y);
  context.rotate(Math.abs(angle) <= HALF_PI ? angle : 0);
  context.font = `${kind === 'water' ? 'italic ' : ''}${isStrong || kind === 'shield' ? 600 : 400} ${px}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (kind === 'shield') {
    const half = context.measureText(text).width / 2 + 4;
    context.beginPath();
    context.roundRect(-half, -px * 0.8, 2 * half, px * 1.6, 3);
    context.fillStyle = colors['shield'] ?? '';
    context.fill();
    context.strokeStyle = colors['edge'] ?? '';
    context.lineWidth = 1;
    context.stroke();
  } else {
    context.lineWidth = 3;
    context.strokeStyle = colors['halo'] ?? '';
    context.strokeText(text, 0, 0);
  }
  context.fillStyle =
    (kind === 'water' ? colors['water-text'] : isStrong || kind === 'village' ? colors['text'] : colors['quiet']) ?? '';
  context.fillText(text, 0, 0);
  context.restore();
}
