import { lengthOf, without, type Stretch } from '../geometry/rectangle';
import { openingStretch, sideLengthFt, sideParts } from '../geometry/sides';
import type { FloorPlan, PlanOpening, Side } from '../schema';
import { keptLinks } from '../sync/vanished';
import { nextKey } from './keys';
import type { WithKey } from './rooms';

export type OpeningSize = Pick<PlanOpening, 'kind' | 'widthFt' | 'heightFt'>;

/** The most common sizes, as builders say them: width × height, ft. */
export const OPENING_PRESETS: readonly (OpeningSize & { id: string; label: string })[] = [
  { id: 'window-3x5', label: 'Window 3×5', kind: 'window', widthFt: 3, heightFt: 5 },
  { id: 'window-3x4', label: 'Window 3×4', kind: 'window', widthFt: 3, heightFt: 4 },
  { id: 'window-2x3', label: 'Window 2×3', kind: 'window', widthFt: 2, heightFt: 3 },
  { id: 'window-4x4', label: 'Window 4×4', kind: 'window', widthFt: 4, heightFt: 4 },
  { id: 'window-6x5', label: 'Window 6×5', kind: 'window', widthFt: 6, heightFt: 5 },
  { id: 'glass-door-6x7', label: 'Glass door 6×7', kind: 'window', widthFt: 6, heightFt: 7 },
  { id: 'door-3x7', label: 'Door 3×7', kind: 'door', widthFt: 3, heightFt: 7 },
];
export const USUAL_DOOR: OpeningSize = { kind: 'door', widthFt: 3, heightFt: 7 };
export const USUAL_WINDOW: OpeningSize = { kind: 'window', widthFt: 3, heightFt: 5 };

/**
 * Returns where on a side an opening goes: the middle of the longest free outer stretch, or of the whole side if none of it is outside.
 * Its offset, ft.
 */
function freeOffset(plan: FloorPlan, roomKey: string, side: Side, widthFt: number): number {
  const room = plan.rooms.find(({ key }) => key === roomKey);
  if (!room) return 0;
  const { outside, garage } = sideParts(plan, room, side);
  const whole: Stretch = { from: 0, to: sideLengthFt(room, side) };
  const outer = outside.length > 0 ? outside : garage.length > 0 ? garage : [whole];
  const taken = plan.openings.filter((each) => each.room === roomKey && each.side === side).map(openingStretch);
  const free = outer.flatMap((stretch) => without(stretch, taken));
  const longest = (stretches: readonly Stretch[]): Stretch =>
    stretches.reduce((best, each) => (lengthOf([each]) > lengthOf([best]) ? each : best), stretches[0] ?? whole);
  const best = longest(free.length > 0 ? free : outer);
  const wanted = (best.from + best.to - widthFt) / 2;
  return Math.max(0, Math.min(whole.to - widthFt, Math.round(wanted * 4) / 4));
}

/** Adds a window or door to a side; without `offsetFt`, where there is most room. No wider than its side. */
export function addOpening(plan: FloorPlan, room: string, side: Side, size: OpeningSize, offsetFt?: number): WithKey {
  const key = nextKey(plan, 'w');
  const rectangle = plan.rooms.find((each) => each.key === room);
  if (!rectangle) return { plan, key: '' };
  const lengthFt = sideLengthFt(rectangle, side);
  const widthFt = Math.min(size.widthFt, lengthFt);
  const at = offsetFt ?? freeOffset(plan, room, side, widthFt);
  const opening: PlanOpening = {
    key,
    room,
    side,
    kind: size.kind,
    heightFt: size.heightFt,
    widthFt,
    offsetFt: Math.max(0, Math.min(lengthFt - widthFt, at)),
  };
  return { plan: { ...plan, openings: [...plan.openings, opening] }, key };
}

/** Changes an opening, keeping it inside its side. */
export function changeOpening(
  plan: FloorPlan,
  key: string,
  changes: Partial<Pick<PlanOpening, 'side' | 'offsetFt' | 'widthFt' | 'heightFt'>>,
): FloorPlan {
  return {
    ...plan,
    openings: plan.openings.map((opening) => {
      const room = plan.rooms.find((each) => each.key === opening.room);
      if (opening.key !== key || !room) return opening;
      const changed = { ...opening, ...changes };
      const lengthFt = sideLengthFt(room, changed.side);
      const widthFt = Math.min(changed.widthFt, lengthFt);
      return { ...changed, widthFt, offsetFt: Math.max(0, Math.min(lengthFt - widthFt, changed.offsetFt)) };
    }),
  };
}

/** Removes a window or door. */
export const removeOpening = (plan: FloorPlan, key: string): FloorPlan =>
  keptLinks({ ...plan, openings: plan.openings.filter((opening) => opening.key !== key) });
