import type { Point } from '../day/projection';
import type { NameKind, StreetName } from './streetTile';

/** A name to draw: position, size and slope. */
export type WrittenName = { text: string; kind: NameKind; at: Point; angle: number; px: number };
type Box = { x: number; y: number; halfWidth: number; halfHeight: number };

/** Drawing of a kind of name: size, minimum zoom, and priority. */
const KINDS: Readonly<Record<NameKind, { px: number; from: number; order: number; most: number }>> = {
  city: { px: 15, from: 4, order: 0, most: 12 },
  town: { px: 13, from: 8, order: 1, most: 16 },
  shield: { px: 10, from: 8, order: 2, most: 14 },
  village: { px: 12, from: 10, order: 3, most: 20 },
  district: { px: 12, from: 12, order: 4, most: 14 },
  road: { px: 11, from: 11.6, order: 5, most: 60 },
  water: { px: 11, from: 10, order: 6, most: 10 },
  house: { px: 10, from: 16.3, order: 7, most: 80 },
};
/** The zoom from which minor streets have names. */
const ALL_STREETS = 12.8;
const MAIN_RANK = 2;
/** The approximate width of a letter relative to its size. */
const LETTER = 0.56;
const GAP = 5;
/** The distance after which the same name is repeated. */
const AGAIN_PX = 240;
/** The area covered by a stop. */
const STOP = { halfWidth: 18, halfHeight: 14 };
/** The distance between the boxes that keep a route free. */
const STEP_PX = 16;
/** The areas covered by the map's buttons, north arrow, scale and credits, measured from their corners. */
const CORNERS = [
  { isRight: false, isBottom: false, width: 160, height: 64 },
  { isRight: true, isBottom: false, width: 56, height: 40 },
  { isRight: false, isBottom: true, width: 150, height: 44 },
  { isRight: true, isBottom: true, width: 130, height: 26 },
] as const;
/**
 * Positions along a street's straight part where its name is tried, from the middle to the ends: at high zoom, the middle may be off the
 * map.
 */
const ALONG = [0, 0.4, -0.4, 0.8, -0.8, 0.2, -0.2, 0.6, -0.6, 1, -1];
/** A road's name needs some of the road to its left and right. */
const ROOM_PX = 6;

/** A tile's position on the map, in pixels. */
export type TilePlace = { left: number; top: number; width: number; height: number };

/**
 * Returns the names that fit without overlapping: places before streets, and the largest of each kind first.
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
    const width = name.text.length * px * LETTER;
    const room = roomOf(name, place, width);
    if (room === null) continue;
    const angle = slopeOf(name, place);
    const isFree = (box: Box): boolean =>
      isInside(box, size) &&
      !boxes.some((other) => areNear(box, other)) &&
      (isPlace(name.kind) || !routes.some((step) => areNear(box, step))) &&
      !written.some((one) => one.text === name.text && Math.hypot(one.at.x - box.x, one.at.y - box.y) < AGAIN_PX);
    if (isPlace(name.kind) && named.includes(name.text)) continue;
    const middle = { x: place.left + name.at.x * place.width, y: place.top + name.at.y * place.height };
    const box = ALONG.slice(0, room > 0 ? ALONG.length : 1)
      .map((share) => ({ x: middle.x + share * room * Math.cos(angle), y: middle.y + share * room * Math.sin(angle) }))
      .map((at) => boxOf(at, width, px, angle))
      .find(isFree);
    if (!box) continue;
    boxes.push(box);
    counts.set(name.kind, count + 1);
    written.push({ text: name.text, kind: name.kind, at: { x: box.x, y: box.y }, angle, px });
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

/** Returns small boxes along a route, as far as it is on the map. */
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

/** Returns how far from the middle of its street a name may be drawn, in pixels: 0 if it isn't a street; null if it doesn't fit at all. */
function roomOf({ along }: StreetName, { width }: TilePlace, textWidth: number): number | null {
  if (!along) return 0;
  const room = (along.length * width - textWidth) / 2 - ROOM_PX;
  return room < 0 ? null : room;
}

const slopeOf = ({ along }: StreetName, { width, height }: TilePlace): number =>
  along ? Math.atan2(Math.sin(along.angle) * height, Math.cos(along.angle) * width) : 0;

const isPlace = (kind: NameKind): boolean => kind === 'city' || kind === 'town' || kind === 'village';

function inOrder(
  tiles: readonly { names: readonly StreetName[]; place: TilePlace }[],
  zoom: number,
): { name: StreetName; place: TilePlace }[] {
  return tiles
    .flatMap(({ names, place }) =>
      // Anything beyond a tile's edge is in the next tile too.
      names.filter((name) => isShown(name, zoom)).map((name) => ({ name, place })),
    )
    .toSorted(
      (one, other) =>
        KINDS[one.name.kind].order - KINDS[other.name.kind].order ||
        one.name.rank - other.name.rank ||
        (other.name.along?.length ?? 0) - (one.name.along?.length ?? 0),
    );
}

const isShown = ({ kind, rank, at }: StreetName, zoom: number): boolean =>
  zoom >= (kind === 'road' && rank > MAIN_RANK ? ALL_STREETS : KINDS[kind].from) && isWithin(at);

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
