import type { Assumption, AssumptionEffect } from '../assumptions';
import type { Derived } from '../derived';
import { showDerived } from '../showDerived';
import type { UnitSystem } from '../../calculation/units';
import { showQuantity } from '../../calculation/showQuantity';
import { SUPPLY_RISE } from './airflowFigures';
import { moveText } from './sensitivityWords';

const PLACES: Readonly<Record<string, string>> = {
  walls: 'walls',
  foundationWalls: 'foundation walls',
  ceilingsAndFloors: 'ceilings and floors',
  windows: 'windows',
  skylights: 'skylights',
  doors: 'doors',
  slabs: 'slabs',
  roofs: 'roofs',
  rooms: 'rooms',
  ventilation: 'fans',
  equipment: 'units',
};

/** `Thickness: 4 in`, `Color: 0.83 (12 walls)`. */
export function assumptionText({ node, paths }: Assumption, system: UnitSystem): string {
  const where = paths.length > 1 ? ` (${paths.length} ${PLACES[paths[0]?.split('.')[0] ?? ''] ?? 'places'})` : '';
  return `${node.label}: ${showDerived(node, system)}${where}`;
}

/** Describes the effect of other entries on the loads in a sentence; '' if none was tried. */
export function effectText({ node }: Assumption, effects: readonly AssumptionEffect[], system: UnitSystem): string {
  if (effects.length === 0) return '';
  const moves = effects.filter(
    ({ heatingShare, coolingShare }) =>
      moveText(heatingShare) !== moveText(0) || moveText(coolingShare) !== moveText(0),
  );
  if (node.label === SUPPLY_RISE) return riseText(node, effects, system);
  if (moves.length === 0) return 'Another entry would hardly move the loads.';
  return moves
    .map((effect) => {
      const { entry } = effect;
      const shown = typeof entry === 'string' ? `“${entry}”` : showDerived({ ...node, value: entry }, system);
      return `With ${shown}: heating ${loadMove(effect.heatingBtuh, effect.heatingShare, system)}, cooling ${loadMove(effect.coolingBtuh, effect.coolingShare, system)}.`;
    })
    .join(' ');
}

/** The more air is warmed, the less of it carries the same heat. */
function riseText(node: Derived, effects: readonly AssumptionEffect[], system: UnitSystem): string {
  const moves = effects.flatMap(({ entry }) =>
    typeof entry === 'number'
      ? [`with ${showDerived({ ...node, value: entry }, system)} ${moveText(node.value / entry - 1)}`]
      : [],
  );
  return `The loads stay the same. Air in heating: ${moves.join(', ')}.`;
}

/** `1,240 Btu/h (4%) more`, or `no change` if it is less than half a percent. */
function loadMove(btuh: number, share: number, system: UnitSystem): string {
  const move = moveText(share);
  const [percent, direction] = move.split(' ');
  return move === moveText(0) ? move : `${showQuantity(Math.abs(btuh), 'load', system)} (${percent}) ${direction}`;
}
