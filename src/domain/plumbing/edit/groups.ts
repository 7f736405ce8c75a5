import type { FixtureInput, SegmentInput, System, TreeInput } from '../project/schema';
import { addAppliance, addFixture, addSegment, segmentsOf, type Added } from './editTree';

/** Common groups of fixtures. */
export const GROUPS = {
  bath: { label: 'Full bath', name: 'Bath' },
  'half-bath': { label: 'Half bath', name: 'Half bath' },
  kitchen: { label: 'Kitchen', name: 'Kitchen' },
  laundry: { label: 'Laundry', name: 'Laundry' },
  'hose-bibb': { label: 'Hose bibb', name: 'Hose bibb' },
  restroom: { label: 'Public restroom', name: 'Restroom' },
} as const;
export type GroupKind = keyof typeof GROUPS;

type Part = Omit<FixtureInput, 'id' | 'cold' | 'hot' | 'drain' | 'vent'> & { name: string; sides: readonly System[] };

const BOTH: readonly System[] = ['cold', 'hot', 'drain', 'vent'];
const COLD: readonly System[] = ['cold', 'drain', 'vent'];
const lavatory: Part = { name: 'lavatory', fixture: 'lavatory', outletRiseFt: 3, sides: BOTH };
const closet: Part = {
  name: 'water closet',
  fixture: 'water-closet-1.6',
  control: 'flush-tank',
  outletRiseFt: 1,
  sides: COLD,
};

/** Outlet heights are those of a usual rough-in. Not bathroom groups in the sense of the code: each fixture counts on its own. */
const PARTS: Readonly<Record<GroupKind, readonly Part[]>> = {
  bath: [closet, lavatory, { name: 'tub and shower', fixture: 'bathtub', outletRiseFt: 6, sides: BOTH }],
  'half-bath': [closet, lavatory],
  kitchen: [
    { name: 'sink', fixture: 'kitchen-sink', outletRiseFt: 3, sides: BOTH },
    { name: 'dishwasher', fixture: 'dishwasher', sides: ['hot', 'drain', 'vent'] },
  ],
  laundry: [
    { name: 'clothes washer', fixture: 'clothes-washer', outletRiseFt: 3.5, sides: BOTH },
    { name: 'sink', fixture: 'laundry-sink', outletRiseFt: 3, sides: BOTH },
  ],
  'hose-bibb': [{ name: 'outlet', fixture: 'hose-bibb', outletRiseFt: 1.5, continuousGpm: 5, sides: ['cold'] }],
  restroom: [
    {
      name: 'water closets',
      fixture: 'water-closet-1.6',
      control: 'flushometer-valve',
      occupancy: 'public',
      qty: 2,
      outletRiseFt: 2,
      sides: COLD,
    },
    {
      name: 'urinal',
      fixture: 'urinal-1.0',
      control: 'flushometer-valve',
      occupancy: 'public',
      outletRiseFt: 3,
      sides: COLD,
    },
    { name: 'lavatories', fixture: 'lavatory', occupancy: 'public', qty: 2, outletRiseFt: 3, sides: BOTH },
  ],
};

const BRANCH_FT: Readonly<Record<System, number>> = { cold: 15, hot: 15, drain: 10, vent: 12, gas: 15 };
const HEATER = 'Water heater feed';

/** Returns where a new branch attaches: the main of its system, the service or the first one; created if there is none. */
function withMain(tree: TreeInput, system: System): Added {
  const known = segmentsOf(tree).filter((one) => one.system === system);
  const stack = known.find((one) => one.system === 'drain' && one.element === 'stack');
  const main = known.find(({ id }) => /main/i.test(id)) ?? stack ?? known[0];
  if (main) return { tree, id: main.id };
  if (system !== 'hot') return addSegment(tree, system, 'source', firstOf(system));
  const service = withMain(tree, 'cold');
  const cold =
    segmentsOf(service.tree).find((one) => one.system === 'cold' && one.parent === 'source')?.id ?? service.id;
  const heater = addSegment(service.tree, 'cold', cold, { id: HEATER, lengthFt: 8 });
  return addSegment(heater.tree, 'hot', heater.id, { lengthFt: 20, riseFt: 4 });
}

function firstOf(system: System): Partial<SegmentInput> {
  if (system === 'cold') return { lengthFt: 50 };
  if (system === 'drain') return { lengthFt: 40, element: 'building-drain' };
  return system === 'vent' ? { lengthFt: 25 } : { lengthFt: 20 };
}

/**
 * Adds a group: a branch of each system that its fixtures need, on the mains, which are created if missing. `id` is the group's name,
 * from which its branches and fixtures are named.
 */
export function addGroup(tree: TreeInput, kind: GroupKind, wanted: string = GROUPS[kind].name): Added {
  const parts = PARTS[kind];
  const taken = segmentsOf(tree).map(({ id }) => id);
  const isTaken = (name: string): boolean => taken.some((id) => id.startsWith(`${name} `));
  let name = wanted;
  for (let count = 2; isTaken(name); count += 1) name = `${wanted} ${count}`;
  const systems = [...new Set(parts.flatMap(({ sides }) => sides))];
  const branches: Partial<Record<System, string>> = {};
  let next = tree;
  for (const system of systems) {
    const main = withMain(next, system);
    const branch = addSegment(main.tree, system, main.id, { id: `${name} ${system}`, lengthFt: BRANCH_FT[system] });
    branches[system] = branch.id;
    next = branch.tree;
  }
  for (const { name: part, sides, ...fixture } of parts) {
    const places = Object.fromEntries(sides.map((side) => [side, branches[side]]));
    next = addFixture(next, { ...fixture, ...places, id: `${name} ${part}` }).tree;
  }
  return { tree: next, id: name };
}

/** Appliances with typical nameplate ratings, Btu/h. */
export const USUAL_APPLIANCES = {
  furnace: { label: 'Furnace', btuh: 80_000 },
  'water-heater': { label: 'Water heater, tank', btuh: 40_000 },
  tankless: { label: 'Water heater, tankless', btuh: 199_000 },
  range: { label: 'Range', btuh: 65_000 },
  dryer: { label: 'Clothes dryer', btuh: 22_000 },
  fireplace: { label: 'Fireplace', btuh: 40_000 },
  grill: { label: 'Grill', btuh: 45_000 },
  generator: { label: 'Generator', btuh: 250_000 },
  boiler: { label: 'Boiler', btuh: 120_000 },
} as const;
export type ApplianceKind = keyof typeof USUAL_APPLIANCES;

/** Adds an appliance on its own gas branch. */
export function addApplianceOnBranch(tree: TreeInput, kind: ApplianceKind, lengthFt: number = BRANCH_FT.gas): Added {
  const { label, btuh } = USUAL_APPLIANCES[kind];
  const main = withMain(tree, 'gas');
  const branch = addSegment(main.tree, 'gas', main.id, { id: `Gas to ${label.toLowerCase()}`, lengthFt });
  return addAppliance(branch.tree, { id: label, gas: branch.id, btuh });
}
