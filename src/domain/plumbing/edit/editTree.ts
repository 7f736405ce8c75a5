import { isSameBought, type Bought } from '../project/buying';
import {
  SOURCE,
  type ApplianceInput,
  type FixtureInput,
  type SegmentInput,
  type System,
  type TreeInput,
} from '../project/schema';
import { freeName } from './ids';

// Each edit returns a new tree and shares what it doesn't touch, so that history steps cost little.

export const segmentsOf = ({ segments = [] }: TreeInput): SegmentInput[] => segments;
export const fixturesOf = ({ fixtures = [] }: TreeInput): FixtureInput[] => fixtures;
export const appliancesOf = ({ appliances = [] }: TreeInput): ApplianceInput[] => appliances;
const segmentIds = (tree: TreeInput): Set<string> => new Set([SOURCE, ...segmentsOf(tree).map(({ id }) => id)]);
const fixtureIds = (tree: TreeInput): Set<string> => new Set(fixturesOf(tree).map(({ id }) => id));
const applianceIds = (tree: TreeInput): Set<string> => new Set(appliancesOf(tree).map(({ id }) => id));

export type Added = { tree: TreeInput; id: string };

const USUAL_LENGTH_FT = 10;
const FIRST: Readonly<Record<System, string>> = {
  cold: 'Water service',
  hot: 'Hot main',
  drain: 'Building drain',
  vent: 'Main vent',
  gas: 'Gas main',
};
const NEXT: Readonly<Record<System, string>> = {
  cold: 'Cold branch',
  hot: 'Hot branch',
  drain: 'Drain branch',
  vent: 'Vent branch',
  gas: 'Gas branch',
};

/** Adds a segment of `system` to `parent` (`source` at the start of the tree), under a free name. */
export function addSegment(
  tree: TreeInput,
  system: System,
  parent: string,
  fields: Partial<Omit<SegmentInput, 'system' | 'parent'>> = {},
): Added {
  const isFirst = !segmentsOf(tree).some((one) => one.system === system);
  const id = freeName(fields.id ?? (isFirst ? FIRST[system] : NEXT[system]), segmentIds(tree));
  const segment: SegmentInput = { lengthFt: USUAL_LENGTH_FT, ...fields, id, system, parent };
  return { id, tree: { ...tree, segments: [...segmentsOf(tree), segment] } };
}

export function addFixture(tree: TreeInput, fields: Omit<FixtureInput, 'id'> & { id?: string }): Added {
  const id = freeName(fields.id ?? fields.fixture, fixtureIds(tree));
  return { id, tree: { ...tree, fixtures: [...fixturesOf(tree), { ...fields, id }] } };
}

export function addAppliance(tree: TreeInput, fields: Omit<ApplianceInput, 'id'> & { id: string }): Added {
  const id = freeName(fields.id, applianceIds(tree));
  return { id, tree: { ...tree, appliances: [...appliancesOf(tree), { ...fields, id }] } };
}

/** Renames segments throughout the tree by `to`; undefined removes the reference. */
function withRenamed(tree: TreeInput, to: (id: string) => string | undefined): TreeInput {
  const at = (fixture: FixtureInput, side: 'cold' | 'hot' | 'drain' | 'vent'): Partial<FixtureInput> => {
    const from = fixture[side];
    if (from === undefined) return {};
    const id = to(from);
    return id === from ? {} : { [side]: id };
  };
  const fixtures = fixturesOf(tree).map((one) => {
    const changes = { ...at(one, 'cold'), ...at(one, 'hot'), ...at(one, 'drain'), ...at(one, 'vent') };
    return Object.keys(changes).length === 0 ? one : withoutUnset({ ...one, ...changes });
  });
  const appliances = appliancesOf(tree).map((one) => {
    const gas = to(one.gas);
    return gas === one.gas || gas === undefined ? one : { ...one, gas };
  });
  const segments = segmentsOf(tree).map((one) => {
    const parent = one.parent === SOURCE ? SOURCE : (to(one.parent) ?? SOURCE);
    const ventsStack = one.ventsStack === undefined ? undefined : to(one.ventsStack);
    return parent === one.parent && ventsStack === one.ventsStack ? one : withoutUnset({ ...one, parent, ventsStack });
  });
  return { ...tree, segments, fixtures, appliances };
}

/** Only entered values are kept. */
const withoutUnset = <T extends object>(entry: T): T =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as T;

/** Renames a segment, here and wherever it is referenced. A number is appended to a taken name; an empty one is ignored. */
export function renameSegment(tree: TreeInput, from: string, to: string): Added {
  const wanted = to.trim().slice(0, 200);
  if (wanted === '' || wanted === from) return { tree, id: from };
  const taken = segmentIds(tree);
  taken.delete(from);
  const id = freeName(wanted, taken);
  const renamed = withRenamed(tree, (known) => (known === from ? id : known));
  return {
    id,
    tree: { ...renamed, segments: segmentsOf(renamed).map((one) => (one.id === from ? { ...one, id } : one)) },
  };
}

/** Removes a segment: what was attached to it moves to its parent, fixtures and appliances too if that is of their system. */
export function removeSegment(tree: TreeInput, id: string): TreeInput {
  const gone = segmentsOf(tree).find((one) => one.id === id);
  if (!gone) return tree;
  const parent = segmentsOf(tree).find((one) => one.id === gone.parent && one.system === gone.system);
  const rest = {
    ...tree,
    segments: segmentsOf(tree)
      .filter((one) => one !== gone)
      .map((one) => (one.parent === id ? { ...one, parent: gone.parent } : one)),
  };
  return withRenamed(rest, (known) => (known === id ? parent?.id : known));
}

/** Removes a segment with everything attached to it, and the fixtures and appliances left unconnected. */
export function removeBranch(tree: TreeInput, id: string): TreeInput {
  const gone = new Set([id]);
  for (let before = 0; before !== gone.size;) {
    before = gone.size;
    for (const one of segmentsOf(tree)) if (gone.has(one.parent)) gone.add(one.id);
  }
  const left = withRenamed({ ...tree, segments: segmentsOf(tree).filter((one) => !gone.has(one.id)) }, (known) =>
    gone.has(known) ? undefined : known,
  );
  return {
    ...left,
    fixtures: fixturesOf(left).filter(
      ({ cold, hot, drain }) => cold !== undefined || hot !== undefined || drain !== undefined,
    ),
    appliances: appliancesOf(left).filter(({ gas }) => !gone.has(gas)),
  };
}

type Lists = { segments: SegmentInput; fixtures: FixtureInput; appliances: ApplianceInput };

/** Changes values of one entry; undefined clears a field. */
export function changeEntry<L extends keyof Lists>(
  tree: TreeInput,
  list: L,
  id: string,
  fields: { [F in keyof Lists[L]]?: Lists[L][F] | undefined },
): TreeInput {
  const entries = (tree[list] ?? []) as Lists[L][];
  const changed = entries.map((one) => (one.id === id ? withoutUnset({ ...one, ...fields }) : one));
  return { ...tree, [list]: changed };
}

export const removeEntry = (tree: TreeInput, list: 'fixtures' | 'appliances', id: string): TreeInput => ({
  ...tree,
  [list]: (tree[list] ?? []).filter((one) => one.id !== id),
});

/** Changes a setting of the water supply or the gas; undefined clears it. */
export const changeSetting = (
  tree: TreeInput,
  part: 'water' | 'gas',
  field: string,
  value: string | number | undefined,
): TreeInput => ({ ...tree, [part]: withoutUnset({ ...tree[part], [field]: value }) });

/** Changes the allowance on the measured length of pipe, %; undefined is the default. */
export const changeAllowance = (tree: TreeInput, allowancePercent: number | undefined): TreeInput => ({
  ...tree,
  buying: withoutUnset({ ...tree.buying, allowancePercent }),
});

/** Chooses the pricebook item for a pipe or part; '' is none, undefined the one found by its name. */
export function chooseItem(
  tree: TreeInput,
  bought: Pick<Bought, 'part' | 'material' | 'size'>,
  itemId: string | undefined,
): TreeInput {
  const { part, material, size } = bought;
  const others = (tree.buying?.items ?? []).filter((one) => !isSameBought(one, bought));
  const chosen = { material, size, ...(part === 'pipe' ? {} : { part }) };
  const items = itemId === undefined ? others : [...others, { ...chosen, itemId }];
  return { ...tree, buying: { ...tree.buying, items } };
}

/** Returns the segments of a system that a segment can be attached to: neither itself nor its descendants. */
export function possibleParents(tree: TreeInput, id: string): SegmentInput[] {
  const self = segmentsOf(tree).find((one) => one.id === id);
  if (!self) return [];
  const below = new Set([id]);
  for (let before = 0; before !== below.size;) {
    before = below.size;
    for (const one of segmentsOf(tree)) if (below.has(one.parent)) below.add(one.id);
  }
  return segmentsOf(tree).filter(
    (one) => !below.has(one.id) && (one.system === self.system || (self.system === 'hot' && one.system === 'cold')),
  );
}
