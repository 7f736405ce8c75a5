import type { Point } from '../day/projection';
import type { NameKind, StreetName } from './streetTile';

/** A name as it is written: where, how large, and along which slope. */
export type WrittenName = { text: string; kind: NameKind; at: Point; angle: number; px: number };
type Box = { x: number; y: number; halfWidth: number; halfHeight: number };

/** How a kind of name is written: how large, from which zoom on, and what comes before what. */
const KINDS: Readonly<Record<NameKind, { px: number; from: number; order: number; most: number }>> = {
  city: { px: 15, from: 4, order: 0, most: 12 },
  town: { px: 13, from: 8, order: 1, most: 16 },
  shield: { px: 10, from: 8, order: 2, most: 14 },
  village: { px: 12, from: 10, order: 3, most: 20 },
  district: { px: 12, from: 12, order: 4, most: 14 },
  road: { px: 11, from: 12.5, order: 5, most: 60 },
  water: { px: 11, from: 10, order: 6, most: 10 },
  house: { px: 10, from: 16.3, order: 7, most: 80 },
};
/** About how wide a letter is in its own size. */
const LETTER = 0.56;
const GAP = 5;
/** The same name is written again only so far away. */
const AGAIN_PX = 240;
/** What a stop covers. */
const STOP = { halfWidth: 18, halfHeight: 14 };
/** Between the boxes that keep a route free. */
const STEP_PX = 16;
/** What the map's buttons, north, scale and credit cover, from the corner that they are in. */
const CORNERS = [
  { isRight: false, isBottom: false, width: 160, height: 64 },
  { isRight: true, isBottom: false, width: 56, height: 40 },
  { isRight: false, isBottom: true, width: 150, height: 44 },
  { isRight: true, isBottom: true, width: 130, height: 26 },
] as const;
/** A road's name needs some of the road to its left and right. */
const ROOM_PX = 6;

/** Where a tile lies on the map, in pixels. */
export type TilePlace = { left: number; top: number; width: number; height: number };

/**
 * The names that fit side by side: places before streets, and the largest of each kind first.
 * @param taken where stops are drawn
 * @param lines the routes, which only names of towns may lie under
 * @param named what is written already
 */
export function writtenNames(
  tiles: readonly { names: readonly StreetName[]; place: TilePlace }[],
  {
    zoom,
    size,
    taken,
    lines,
    named,
  }: {
    zoom: number;
    size: { width: number; height: number };
    taken: readonly Point[];
    lines: readonly (readonly Point[])[];
    named: readonly string[];
  },
): WrittenName[] {
  const boxes: Box[] = [...taken.map(({ x, y }) => ({ x, y, ...STOP })), ...cornersOf(size)];
  const routes = lines.flatMap((line) => stepsOf(line, size));
  const written: WrittenName[] = [];
  const counts = new Map<NameKind, number>();
  for (const { name, place } of inOrder(tiles, zoom)) {
    const { px, most } = KINDS[name.kind];
    const count = counts.get(name.kind) ?? 0;
    if (count >= most) continue;
    const at = { x: place.left + name.at.x * place.width, y: place.top + name.at.y * place.height };
    const width = name.text.length * px * LETTER;
    if (name.along && name.along.length * place.width < width + 2 * ROOM_PX) continue;
    const angle = name.along
      ? Math.atan2(Math.sin(name.along.angle) * place.height, Math.cos(name.along.angle) * place.width)
      : 0;
    const box = boxOf(at, width, px, angle);
    if (!isInside(box, size) || boxes.some((other) => areNear(box, other))) continue;
    if (isPlace(name.kind) ? named.includes(name.text) : routes.some((step) => areNear(box, step))) continue;
    if (written.some((one) => one.text === name.text && Math.hypot(one.at.x - at.x, one.at.y - at.y) < AGAIN_PX))
      continue;
    boxes.push(box);
    counts.set(name.kind, count + 1);
    written.push({ text: name.text, kind: name.kind, at, angle, px });
  }
  return written;
}

const cornersOf = ({ width, height }: { width: number; height: number }): Box[] =>
  CORNERS.map((corner) => ({
    x: corner.isRight ? width - corner.width / 2 : corner.width / 2,
    y: corner.isBottom ? height - corner.height / 2 : corner.height / 2,
    halfWidth: corner.width / 2,
    halfHeight: corner.height / 2,
  }));

/** Small boxes along a route, as far as it is on the map. */
function stepsOf(line: readonly Point[], { width, height }: { width: number; height: number }): Box[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1] ?? to;
    const count = Math.min(400, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP_PX));
    return Array.from({ length: count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / count,
      y: from.y + ((to.y - from.y) * step) / count,
      halfWidth: 1,
      halfHeight: 1,
    })).filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
  });
}

const isPlace = (kind: NameKind): boolean => kind === 'city' || kind === 'town' || kind === 'village';

function inOrder(
  tiles: readonly { names: readonly StreetName[]; place: TilePlace }[],
  zoom: number,
): { name: StreetName; place: TilePlace }[] {
  return tiles
    .flatMap(({ names, place }) =>
      // What a tile has beyond its edge, the next one has too.
      names.filter(({ kind, at }) => zoom >= KINDS[kind].from && isWithin(at)).map((name) => ({ name, place })),
    )
    .toSorted(
      (one, other) =>
        KINDS[one.name.kind].order - KINDS[other.name.kind].order ||
        one.name.rank - other.name.rank ||
        (other.name.along?.length ?? 0) - (one.name.along?.length ?? 0),
    );
}

const isWithin = ({ x, y }: Point): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;

function boxOf({ x, y }: Point, width: number, px: number, angle: number): Box {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { x, y, halfWidth: (width * cos + px * sin) / 2, halfHeight: (width * sin + px * cos) / 2 };
}

const isInside = (
  { x, y, halfWidth, halfHeight }: Box,
  { width, height }: { width: number; height: number },
): boolean => x > halfWidth && x < width - halfWidth && y > halfHeight && y < height - halfHeight;

const areNear = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth + GAP &&
  Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight + GAP;
