/** Shapes that can be drawn on a photo with one finger. */
export const MARK_KINDS = ['arrow', 'circle', 'line'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
export const MARK_LABELS: Record<MarkKind, string> = { arrow: 'Arrow', circle: 'Circle', line: 'Free line' };

/** A point on a photo, as fractions of its width and height, 0 to 1, so that it is the same on screen and in the file. */
export type MarkPoint = { x: number; y: number };
/** One stroke, from touch to release. */
export type Mark = { kind: MarkKind; points: readonly MarkPoint[] };
export type PhotoSizePx = { width: number; height: number };

/** Red on white is visible on metal, on wood and in the dark; it belongs to the picture, not to the theme. */
export const MARK_INK = '#e03131';
export const MARK_HALO = '#ffffff';

/** Stroke width as a fraction of the picture's longer side: as thick on a thumbnail as it was on the phone. */
const WIDTH_SHARE = 1 / 120;
const HEAD_SHARE = 1 / 22;
/** Half the angle between an arrow's barbs. */
const HEAD_ANGLE = Math.PI / 7;
/** A shorter stroke was only a tap on the picture. */
const SHORTEST_SHARE = 1 / 80;

const longerSide = ({ width, height }: PhotoSizePx): number => Math.max(width, height);

/** Returns the width of a mark on a picture of this size, in its pixels; the halo is twice that. */
export const markWidthPx = (size: PhotoSizePx): number => Math.max(2, longerSide(size) * WIDTH_SHARE);

/** Whether a stroke is more than a tap. */
export function isDrawn({ points }: Mark, size: PhotoSizePx): boolean {
  const [first] = points;
  if (!first) return false;
  return points.some(
    ({ x, y }) =>
      Math.hypot((x - first.x) * size.width, (y - first.y) * size.height) >= longerSide(size) * SHORTEST_SHARE,
  );
}

const places = (value: number): string => value.toFixed(1);

/**
 * Returns a mark as the path of an SVG or a canvas, in pixels of a picture of this size. An arrow points to where the finger was lifted;
 * a circle fills the box from the first point to the last.
 */
export function markPath({ kind, points }: Mark, size: PhotoSizePx): string {
  const inPx = points.map(({ x, y }) => ({ x: x * size.width, y: y * size.height }));
  const from = inPx[0];
  const to = inPx.at(-1);
  if (!from || !to) return '';
  const move = (point: MarkPoint): string => `M${places(point.x)} ${places(point.y)}`;
  const line = (point: MarkPoint): string => `L${places(point.x)} ${places(point.y)}`;
  if (kind === 'line') return [move(from), ...inPx.slice(1).map(line)].join(' ');
  if (kind === 'circle') {
    const [radiusX, radiusY] = [Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2];
    const middleY = (from.y + to.y) / 2;
    const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
    const half = (x: number): string => `A${places(radiusX)} ${places(radiusY)} 0 1 1 ${places(x)} ${places(middleY)}`;
    return `${move({ x: left, y: middleY })} ${half(right)} ${half(left)}`;
  }
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const barb = (turn: number): MarkPoint => ({
    x: to.x - longerSide(size) * HEAD_SHARE * Math.cos(angle + turn),
    y: to.y - longerSide(size) * HEAD_SHARE * Math.sin(angle + turn),
  });
  return [move(from), line(to), move(barb(HEAD_ANGLE)), line(to), line(barb(-HEAD_ANGLE))].join(' ');
}
