import { derive2, type Derived } from '../load-calc/derived';
import type { DuctDesign } from './designDucts';
import type { SizedDuct } from './sizeDuct';
import type { DuctSystemInputs } from './system';

/** Friction is proportional to the flow to this power in turbulent air (Altshul and Colebrook between 1.75 and 2). */
const POWER = 1.9;
const ROUNDS = 60;
/** A smaller shortfall than this can't be measured. */
const NOISE_SHARE = 0.01;

/** Air that arrives at the end of a supply duct, compared with what its rooms need. */
export type Delivery = { id: string; needed: Derived; arrives: Derived; isShort: boolean };

const ARRIVES = {
  label: 'Air that arrives',
  unit: 'cfm',
  formula:
    'airflow × the share at which the losses of its path are not above the available static pressure; dampers keep the other ducts to their own; losses go by flow^1.9',
  source: 'Manual D, balancing; pressure and flow of a network',
} as const;

/**
 * Computes the air arriving at each supply end, cfm. Ends whose path loses more than the available pressure get less, and leave their
 * trunks less to carry; dampers keep the others at their design flow. Only ducts of a given size fall short: designed ones are sized for
 * their flow.
 */
export function deliveries({ sections }: DuctSystemInputs, design: DuctDesign): Delivery[] {
  const ducts = new Map(design.ducts.map((duct) => [duct.id, duct]));
  const ends = sections.filter(({ id, side }) => side === 'supply' && !sections.some(({ parent }) => parent === id));
  const pathOf = (id: string): SizedDuct[] => {
    const path: SizedDuct[] = [];
    for (let at = ducts.get(id); at && !path.includes(at); at = ducts.get(at.parent)) path.unshift(at);
    return path;
  };
  const paths = new Map(ends.map(({ id }) => [id, pathOf(id)]));
  const back = design.criticalPath.return.flatMap((id) => ducts.get(id) ?? []);
  const flowOf = (id: string): number => ducts.get(id)?.cfm.value ?? 0;
  const all = ends.reduce((sum, { id }) => sum + flowOf(id), 0);
  const shares = new Map(ends.map(({ id }) => [id, 1]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const carried = new Map<string, { now: number; whole: number }>();
    for (const [end, path] of paths)
      for (const { id } of path) {
        const before = carried.get(id) ?? { now: 0, whole: 0 };
        carried.set(id, {
          now: before.now + flowOf(end) * (shares.get(end) ?? 1),
          whole: before.whole + flowOf(end),
        });
      }
    const now = ends.reduce((sum, { id }) => sum + flowOf(id) * (shares.get(id) ?? 1), 0);
    const ofBack = back.reduce((sum, { loss }) => sum + loss.value, 0) * (all <= 0 ? 0 : (now / all) ** POWER);
    for (const [end, path] of paths) {
      const lost = path.reduce((sum, { id, loss }) => {
        const flow = carried.get(id);
        return sum + (flow && flow.whole > 0 ? loss.value * (flow.now / flow.whole) ** POWER : 0);
      }, ofBack);
      const there = Math.max(0, design.available.value);
      // Half a step: neighbors on one trunk would otherwise overshoot together.
      const step = lost <= 0 ? 1 : (there / lost) ** (0.5 / POWER);
      shares.set(end, Math.min(1, (shares.get(end) ?? 1) * step));
    }
  }
  return ends.flatMap(({ id }) => {
    const duct = ducts.get(id);
    if (!duct) return [];
    const share = duct.size === undefined ? 0 : (shares.get(id) ?? 1);
    const arrives = derive2(ARRIVES, duct.cfm, design.available, (cfm) => cfm * share);
    return [{ id, needed: duct.cfm, arrives, isShort: duct.cfm.value > 0 && share < 1 - NOISE_SHARE }];
  });
}
