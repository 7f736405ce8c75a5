import { readInputs } from '@/domain/load-calc/check/readInputs';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import type { FloorPlan } from '@/domain/floor-plan/schema';
import { applyPlan } from '@/domain/floor-plan/sync/applyPlan';
import type { MadeOf } from '@/domain/floor-plan/sync/newEntry';
import { emptyPlan, withoutBlankRooms } from '@/domain/floor-plan/startPlan';
import { withHouse, type Draft } from './acceptValue';
import { usualConstruction, type Usual } from './constructions';

const madeIn =
  (house: LoadInputs, usual: Usual): MadeOf =>
  (kind) =>
    usualConstruction(house, kind, usual);

export type PlanChange = {
  draft: Draft;
  /** Why the drawing is unchanged; '' if it changed. */ refusal: string;
};

/** Returns the draft with a new drawing and the resulting house, as a single step. */
export function withPlan(draft: Draft, plan: FloorPlan, usual: Usual): PlanChange {
  const applied = applyPlan(draft.house, draft.floorPlan, plan, madeIn(draft.house, usual));
  if (applied.house === draft.house) return { draft: { ...draft, floorPlan: applied.plan }, refusal: '' };
  const [first] = readInputs(applied.house).errors;
  return first
    ? { draft, refusal: first.message }
    : { draft: { ...withHouse(draft, applied.house), floorPlan: applied.plan }, refusal: '' };
}

/** Returns the house that a proposed drawing would give. */
export const houseAsDrawn = (house: LoadInputs, plan: FloorPlan, usual: Usual): LoadInputs =>
  applyPlan(house, null, { ...plan, isProposed: false }, madeIn(house, usual)).house;

/** Returns the draft with an empty drawing; unmeasured rooms will be replaced by drawn ones. */
export const withEmptyPlan = (draft: Draft): Draft => ({
  ...withHouse(draft, withoutBlankRooms(draft.house)),
  floorPlan: emptyPlan(draft.house),
});
