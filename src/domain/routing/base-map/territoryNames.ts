import type { Coordinates } from '../../contact/pin';
import type { MapView, Point } from '../day/projection';

/** The approximate size of a name, in pixels. */
const [LETTER, LINE, GAP] = [7.5, 16, 4];
/** The distance from an upper edge to a name's baseline. */
const NAME_TOP = 18;

/** Overlays on the map: its buttons in the upper left corner, and the north arrow in the upper right. */
const BUTTONS = { width: 130, height: 48 };
const NORTH = { width: 52, height: 36 };

type Box = { left: number; right: number; top: number; bottom: number };
type Size = { width: number; height: number };
type Named = { id: string; name: string; outline: readonly Coordinates[] };

/** A territory name to draw, and its center. */
export type TerritoryName = { id: string; name: string; at: Point };

/**
 * Places the names of territories: inside the upper edge of each territory's visible part, where the fewest stops and town names are,
 * next to or below each other rather than overlapping. A name with no room in its territory is omitted.
 * @param reach how far around the outline a territory is drawn, in pixels
 */
export function territoryNames(
  territories: readonly Named[],
  { pointOf }: Pick<MapView, 'pointOf'>,
  { size, reach }: { size: Size; reach: number },
): TerritoryName[] {
  const taken: Box[] = [
    { left: 0, right: BUTTONS.width, top: 0, bottom: BUTTONS.height },
    { left: size.width - NORTH.width, right: size.width, top: 0, bottom: NORTH.height },
  ];
  const frame: Box = { left: -reach, right: size.width + reach, top: -reach, bottom: size.height + reach };
  return territories
    .flatMap(({ id, name, outline }) => {
      const shown = within(outline.map(pointOf), frame);
      if (shown.length === 0) return [];
      const ys = shown.map(({ y }) => y);
      const [top, bottom] = [Math.min(...ys), Math.max(...ys) + reach];
      const above = shown.filter(({ y }) => y < top + 1).map(({ x }) => x);
      const half = (name.length * LETTER) / 2;
      const x = (Math.min(...above) + Math.max(...above)) / 2;
      const at = {
        x: Math.min(Math.max(x, half + GAP), Math.max(half + GAP, size.width - half - GAP)),
        y: Math.max(NAME_TOP, top - reach + NAME_TOP),
      };
      return [{ id, name, at, half, lowest: Math.min(bottom, size.height - LINE) }];
    })
    .toSorted((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)
    .flatMap(({ id, name, at, half, lowest }) => {
      for (let { y } = at; y <= lowest; y += GAP) {
        const box = { left: at.x - half - GAP, right: at.x + half + GAP, top: y - LINE, bottom: y + GAP };
        if (taken.some((other) => isOver(box, other))) continue;
        taken.push(box);
        return [{ id, name, at: { x: at.x, y } }];
      }
      return [];
    });
}

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Clips an area to a frame, edge by edge (Sutherland and Hodgman). */
function within(points: readonly Point[], { left, right, top, bottom }: Box): readonly Point[] {
  return [
    cutAt(({ x }) => x - left),
    cutAt(({ x }) => right - x),
    cutAt(({ y }) => y - top),
    cutAt(({ y }) => bottom - y),
  ].reduce((rest, cut) => cut(rest), points);
}

const cutAt =
  (inside: (point: Point) => number) =>
  (points: readonly Point[]): readonly Point[] =>
    points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const [from, to] = [inside(before), inside(point)];
      const share = from / (from - to);
      const crossing = { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share };
      return [...(from >= 0 !== to >= 0 ? [crossing] : []), ...(to >= 0 ? [point] : [])];
    });
