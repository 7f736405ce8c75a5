import { moveOntoLevelBelow, type LevelMove } from './edit/levels';
import { enclosedSpaces } from './geometry/enclosed';
import { coveredArea, sharedArea, sharedLength, type Stretch } from './geometry/rectangle';
import { openingStretch, sideParts, sideStretch } from './geometry/sides';
import { boundsOf, SLIT_FT } from './place';
import type { FloorPlan, PlanOpening, PlanRoom } from './schema';
import { isHeated } from './surface';

/** Oddities in a drawing, as messages. None of them keeps the loads from being calculated. */
export type PlanProblem = {
  id: string;
  text: string;
  /** Keys of the rooms or opening it concerns. */
  keys: readonly string[];
  /** Closes a gap by moving the second room by this many feet. */
  move?: { room: string; xFt: number; yFt: number };
  /** Moves the level over the rooms below it; reported once for all of its rooms. */
  levelMove?: LevelMove;
};

/** Finds overlaps, gaps, enclosed spaces without a room, openings in inner walls or beyond their wall, and rooms over nothing. */
export function checkPlan(plan: FloorPlan): PlanProblem[] {
  const pairs = plan.rooms.flatMap((one, index) =>
    plan.rooms.slice(index + 1).flatMap((other) => (other.level === one.level ? [[one, other] as const] : [])),
  );
  return [
    ...pairs.flatMap(([one, other]) => overlapOf(one, other)),
    ...pairs.flatMap(([one, other]) => gapOf(plan, one, other)),
    ...plan.levels.flatMap((_, level) => emptySpacesOf(plan, level)),
    ...plan.openings.flatMap((opening) => openingProblem(plan, opening)),
    ...plan.levels.flatMap((_, level) => overhangsOf(plan, level)),
  ];
}

function overlapOf(one: PlanRoom, other: PlanRoom): PlanProblem[] {
  const area = sharedArea(one, other);
  return area === 0
    ? []
    : [
        {
          id: `overlap ${one.key} ${other.key}`,
          text: `${one.name} and ${other.name} overlap by ${Math.round(area * 10) / 10} ft²: this floor counts twice.`,
          keys: [one.key, other.key],
        },
      ];
}

function gapOf(plan: FloorPlan, one: PlanRoom, other: PlanRoom): PlanProblem[] {
  for (const axis of ['x', 'y'] as const) {
    const along: 'left' | 'top' = axis === 'x' ? 'left' : 'top';
    const across: 'left' | 'top' = axis === 'x' ? 'top' : 'left';
    const [a, b] = [sideStretch(one, across), sideStretch(other, across)];
    const gap = Math.max(b.from - a.to, a.from - b.to);
    if (gap <= 0.04 || gap > SLIT_FT) continue;
    if (sharedLength(sideStretch(one, along), sideStretch(other, along)) < 1) continue;
    const between = betweenOf(a, b);
    if (isFilled(plan, one, between, axis)) continue;
    const by = b.from >= a.to ? -gap : gap;
    return [
      {
        id: `gap ${one.key} ${other.key}`,
        text: `${one.name} and ${other.name} are ${Math.round(gap * 100) / 100} ft apart: the walls between them count as outside.`,
        keys: [one.key, other.key],
        move: { room: other.key, xFt: axis === 'x' ? by : 0, yFt: axis === 'y' ? by : 0 },
      },
    ];
  }
  return [];
}

const betweenOf = (a: Stretch, b: Stretch): Stretch => ({ from: Math.min(a.to, b.to), to: Math.max(a.from, b.from) });

/** Whether a third room lies in the gap. */
const isFilled = (plan: FloorPlan, one: PlanRoom, between: Stretch, axis: 'x' | 'y'): boolean =>
  plan.rooms.some(
    (room) =>
      room.key !== one.key &&
      room.level === one.level &&
      sharedLength(sideStretch(room, axis === 'x' ? 'top' : 'left'), between) > 0.04 &&
      sharedLength(sideStretch(room, axis === 'x' ? 'left' : 'top'), sideStretch(one, axis === 'x' ? 'left' : 'top')) >
        0.5,
  );

/** Maximum rooms named around a space; the first few are enough to find it. */
const MOST_NAMED = 4;

/** Finds spaces enclosed by rooms; a slit is reported as a gap between its two rooms. */
function emptySpacesOf(plan: FloorPlan, level: number): PlanProblem[] {
  const rooms = plan.rooms.filter((room) => room.level === level);
  return enclosedSpaces(rooms)
    .filter(({ widthFt, depthFt }) => Math.min(widthFt, depthFt) > SLIT_FT)
    .map(({ areaFt2, beside }) => {
      const around = beside.flatMap((at) => rooms[at] ?? []);
      const keys = around.map(({ key }) => key);
      return {
        id: `empty ${keys.join(' ')}`,
        text: `${Math.round(areaFt2)} ft² between ${namesOf(around)} belong to no room: the walls around them count as outside.`,
        keys,
      };
    });
}

/** Joins names: `Hall, Kitchen and Bath`. */
function namesOf(rooms: readonly PlanRoom[]): string {
  const names = rooms.map(({ name }) => name);
  const [last = ''] = names.length > MOST_NAMED ? ['others'] : names.slice(-1);
  const first = names.length > MOST_NAMED ? names.slice(0, MOST_NAMED - 1) : names.slice(0, -1);
  return [first.join(', '), last].filter(Boolean).join(' and ');
}

function openingProblem(plan: FloorPlan, opening: PlanOpening): PlanProblem[] {
  const room = plan.rooms.find(({ key }) => key === opening.room);
  if (!room || !isHeated(room)) return [];
  const { outside, garage } = sideParts(plan, room, opening.side);
  const own = openingStretch(opening);
  const shared = (stretches: readonly Stretch[]): number =>
    stretches.reduce((sum, stretch) => sum + sharedLength(own, stretch), 0);
  const best = Math.max(shared(outside), shared(garage));
  const what = `${opening.kind === 'door' ? 'A door' : 'A window'} of ${room.name}`;
  const problem = (text: string): PlanProblem[] => [{ id: `opening ${opening.key}`, text, keys: [opening.key] }];
  if (best <= 0)
    return outside.length + garage.length === 0 && opening.kind === 'door'
      ? []
      : problem(`${what} is in an inner wall: it counts for nothing.`);
  if (best < opening.widthFt - 0.05) return problem(`${what} reaches beyond the outer wall that it is in.`);
  const crossing = plan.openings.find(
    (other) =>
      other.key > opening.key &&
      other.room === opening.room &&
      other.side === opening.side &&
      sharedLength(own, openingStretch(other)) > 0.05,
  );
  return crossing ? problem(`${what} crosses another opening of the same wall.`) : [];
}

function overhangsOf(plan: FloorPlan, level: number): PlanProblem[] {
  const below = plan.rooms.filter((room) => room.level === level - 1);
  if (below.length === 0 || plan.levels[level]?.below !== 'outside') return [];
  const outline = boundsOf(below);
  const beside = plan.rooms.filter(
    (room) =>
      room.level === level && isHeated(room) && coveredArea(room, below) === 0 && sharedArea(room, outline) === 0,
  );
  const levelMove = beside.length === 0 ? undefined : moveOntoLevelBelow(plan, level);
  return beside.map((room, index) => ({
    id: `above ${room.key}`,
    text: `${room.name} lies beside the rooms below it: its whole floor counts as over open air.`,
    keys: [room.key],
    ...(index === 0 && levelMove && { levelMove }),
  }));
}
