import type { DuctPlan, PlannedDuct } from './schema';

/** Returns the plan with one duct changed; its branches follow if it is renamed. */
export const changeDuct = (plan: DuctPlan, id: string, changes: Partial<PlannedDuct>): DuctPlan => ({
  ...plan,
  sections: plan.sections.map((duct) =>
    duct.id === id
      ? { ...duct, ...changes }
      : duct.parent === id && changes.id !== undefined
        ? { ...duct, parent: changes.id }
        : duct,
  ),
});

/** Returns the IDs of a duct and everything connected below it. */
function below(plan: DuctPlan, id: string): Set<string> {
  const found = new Set([id]);
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const duct of plan.sections) if (found.has(duct.parent)) found.add(duct.id);
  }
  return found;
}

/** Returns possible parents of a duct: any duct of its side that isn't below it. */
export function possibleParents(plan: DuctPlan, id: string): string[] {
  const moved = plan.sections.find((duct) => duct.id === id);
  const own = below(plan, id);
  return plan.sections.filter((duct) => duct.side === moved?.side && !own.has(duct.id)).map((duct) => duct.id);
}

/** Moves a duct to another trunk, with everything below it; returns the same plan if it can't connect there. */
export const moveDuct = (plan: DuctPlan, id: string, parent: string): DuctPlan =>
  parent === '' || possibleParents(plan, id).includes(parent) ? changeDuct(plan, id, { parent }) : plan;

/** Removes a duct and reconnects its branches to its parent. */
export function removeDuct(plan: DuctPlan, id: string): DuctPlan {
  const removed = plan.sections.find((duct) => duct.id === id);
  return {
    ...plan,
    sections: plan.sections
      .filter((duct) => duct.id !== id)
      .map((duct) => (duct.parent === id ? { ...duct, parent: removed?.parent ?? '' } : duct)),
  };
}

/** Adds a duct to a trunk (`''` = the air handler), and returns its ID. */
export function addDuct(plan: DuctPlan, side: PlannedDuct['side'], parent: string): { plan: DuctPlan; id: string } {
  const ids = new Set(plan.sections.map((duct) => duct.id));
  let number = plan.sections.length + 1;
  while (ids.has(`Duct ${number}`)) number += 1;
  const id = `Duct ${number}`;
  const duct: PlannedDuct = {
    id,
    side,
    parent,
    lengthFt: 10,
    isLengthGuessed: true,
    fittings: [],
    material: 'galvanized steel',
    heightIn: null,
    builtDiameterIn: null,
    rooms: [],
  };
  return { plan: { ...plan, sections: [...plan.sections, duct] }, id };
}
