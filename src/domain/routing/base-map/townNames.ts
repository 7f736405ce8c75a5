import type { Point } from '../day/projection';
import type { Town } from './cells';

/** The approximate size of a name. */
const [LETTER, LINE, GAP] = [6.5, 14, 10];
const MOST_NAMES = 18;

/** A town name to draw, and its position. */
export type TownName = Town & { at: Point };

/**
 * Returns the towns whose names fit on a map without overlapping, larger ones first.
 * @param towns largest first
 * @param taken where something else is written or drawn
 */
export function townNames(
  towns: readonly Town[],
  {
    pointOf,
    size,
    taken,
  }: { pointOf: (place: Town['place']) => Point; size: { width: number; height: number }; taken: readonly Point[] },
): TownName[] {
  const written: { at: Point; width: number }[] = taken.map((at) => ({ at, width: 2 * LINE }));
  const names: TownName[] = [];
  for (const town of towns) {
    if (names.length >= MOST_NAMES) break;
    const at = pointOf(town.place);
    const width = town.name.length * LETTER;
    const isOn = at.x > width / 2 && at.x < size.width - width / 2 && at.y > LINE && at.y < size.height - LINE;
    const isFree = written.every(
      (other) =>
        Math.abs(other.at.x - at.x) > (other.width + width) / 2 + GAP || Math.abs(other.at.y - at.y) > LINE + GAP,
    );
    if (!isOn || !isFree) continue;
    written.push({ at, width });
    names.push({ ...town, at });
  }
  return names;
}

/** The distance between the points that keep a text's area free. */
const STEP = 28;

/** Returns the points under a text that is written `up` above a point. */
export function underText(text: string, { x, y }: Point, up: number): Point[] {
  const half = (text.length * LETTER) / 2;
  const count = Math.max(1, Math.ceil((2 * half) / STEP));
  return Array.from({ length: count + 1 }, (_, index) => ({ x: x - half + (2 * half * index) / count, y: y - up }));
}
