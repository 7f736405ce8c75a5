import { readQuantity } from '../calculation/numberText';
import type { UnitSystem } from '../calculation/units';
import { POINT_DEG, POINTS } from '../load-calc/azimuth';
import { addOpening, USUAL_DOOR, USUAL_WINDOW, type OpeningSize } from './edit/openings';
import { addPlanRoom, roomFault, type WithKey } from './edit/rooms';
import { sideFacing } from './geometry/sides';
import type { FloorPlan, Side } from './schema';
import type { Beside } from './place';

/** A room as typed in one line. Sizes ft. */
export type RoomLine = {
  name: string;
  widthFt: number;
  depthFt: number;
  isGarage: boolean;
  beside: Beside | undefined;
  openings: readonly { side: Side; count: number; size: OpeningSize }[];
};
export type ReadRoomLine = { ok: true; line: RoomLine } | { ok: false; message: string };

const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:\s*['′’](?:\s*\d+(?:\.\d+)?\s*(?:["″”]|'')?)?)?`;
const SIZE = new RegExp(String.raw`^(.*?)[\s,:]*\b(${NUMBER})\s*(?:[x×*]|by)\s*(${NUMBER})\s*(?:ft|m)?$`, 'i');
const OPENING = new RegExp(
  String.raw`^(\S+)\s+(?:(\d{1,2})\s*[*x×]?\s+|(\d{1,2})\s*[*]\s*)?(?:(door)|windows?|(?:(door|glass|window)\s+)?(${NUMBER})\s*(?:[x×*]|by)\s*(${NUMBER}))$`,
  'i',
);
const BESIDE = /^(right|left|above|below|north|south|east|west|[nsew])\s+(?:of\s+)?(.+)$/i;
const WORDS: Readonly<Record<string, Side>> = {
  right: 'right',
  left: 'left',
  above: 'top',
  top: 'top',
  below: 'bottom',
  bottom: 'bottom',
};
const COMPASS_WORDS = ['north', 'east', 'south', 'west'];
const EXAMPLE = 'Living 18x14, S 2*3x5';

/** Finds a side of the drawing by its word or its direction; undefined for any other word. */
function sideOf(plan: Pick<FloorPlan, 'turnDeg'>, word: string): Side | undefined {
  const known = word.toLowerCase();
  if (WORDS[known]) return WORDS[known];
  const cardinal = COMPASS_WORDS.indexOf(known);
  if (cardinal !== -1) return sideFacing(plan, cardinal * 90);
  const point = (POINTS as readonly string[]).indexOf(word.toUpperCase());
  return point === -1 ? undefined : sideFacing(plan, point * POINT_DEG);
}

/**
 * Reads `Living 18x14`, and after commas its openings and position: `Kitchen 12x12, S 2*3x5, N door, right of Living`. Sizes in the
 * chosen units, width first; never throws.
 */
export function readRoomLine(text: string, plan: FloorPlan, level: number, system: UnitSystem): ReadRoomLine {
  const [head = '', ...parts] = text
    .trim()
    .split(/;|,\s+|,(?=[^\d\s])/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const size = SIZE.exec(head);
  if (!size) return { ok: false, message: `Type a name and a size, like ${EXAMPLE}` };
  const feet = (number: string | undefined): number => {
    const read = readQuantity(number ?? '', 'length', system);
    return read.ok ? read.value : Number.NaN;
  };
  const name = (size[1] ?? '').trim();
  const [widthFt, depthFt] = [feet(size[2]), feet(size[3])];
  const fault = roomFault({ widthFt, depthFt });
  if (fault !== '') return { ok: false, message: fault };
  const openings: { side: Side; count: number; size: OpeningSize }[] = [];
  let beside: Beside | undefined;
  for (const part of parts) {
    const near = BESIDE.exec(part);
    const neighbor = near && roomCalled(plan, level, near[2] ?? '');
    const besideSide = near && sideOf(plan, near[1] ?? '');
    if (neighbor !== null && neighbor !== undefined && besideSide) {
      beside = { room: neighbor, side: besideSide };
      continue;
    }
    const opening = OPENING.exec(part);
    const side = opening && sideOf(plan, opening[1] ?? '');
    if (!opening || !side)
      return {
        ok: false,
        message: `“${part}” is not understood. A wall and a size, like ${EXAMPLE}; N door; right of Hall`,
      };
    const isDoor = (opening[4] ?? opening[5])?.toLowerCase() === 'door';
    openings.push({
      side,
      count: Math.min(12, Math.max(1, Number(opening[2] ?? opening[3] ?? 1))),
      size:
        opening[6] === undefined
          ? isDoor
            ? USUAL_DOOR
            : USUAL_WINDOW
          : { kind: isDoor ? 'door' : 'window', widthFt: feet(opening[6]), heightFt: feet(opening[7]) },
    });
  }
  if (openings.some(({ size: { widthFt: w, heightFt: h } }) => !(w >= 0.5 && w <= 40 && h >= 0.5 && h <= 20)))
    return { ok: false, message: 'Windows and doors are 0.5 to 40 ft wide and up to 20 ft high' };
  return {
    ok: true,
    line: { name: name === '' ? 'Room' : name, widthFt, depthFt, isGarage: /\bgarage\b/i.test(name), beside, openings },
  };
}

/** Returns the key of a room on a level by its name, or the start of it. */
function roomCalled(plan: FloorPlan, level: number, name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  const rooms = plan.rooms.filter((room) => room.level === level);
  return (
    rooms.findLast((room) => room.name.toLowerCase() === wanted) ??
    rooms.findLast((room) => room.name.toLowerCase().startsWith(wanted))
  )?.key;
}

/** Adds a room as typed, with its openings spread over its outer walls. */
export function addRoomLine(plan: FloorPlan, level: number, line: RoomLine): WithKey {
  const { openings, isGarage, ...room } = line;
  const added = addPlanRoom(plan, {
    ...room,
    level,
    kind: isGarage ? 'garage' : 'room',
    openSides: openings.map(({ side }) => side),
  });
  let next = added.plan;
  if (!isGarage)
    for (const { side, count, size } of openings)
      for (let each = 0; each < count; each += 1) next = addOpening(next, added.key, side, size).plan;
  return { plan: next, key: added.key };
}
