import type { PlumbingIssue } from '../core/issue';
import { SOURCE, type Project, type Segment, type System } from './schema';

/** The segments as a tree: parents before children, each with its index. */
export type Tree = {
  segments: readonly Segment[];
  indexOf: ReadonlyMap<string, number>;
  /** Index of the parent, -1 of a source. */ parents: readonly number[];
  depths: readonly number[];
  /** Indexes, parents first. */ order: readonly number[];
};

/** Whether a system may attach to a parent: hot may also attach to the cold segment of its heater. */
const mayHangOn = (system: System, parent: System): boolean =>
  system === parent || (system === 'hot' && parent === 'cold');

/** Builds the tree of a project, or returns all its errors: loops, missing parents, parents of another system, duplicate ids. */
export function treeOf({ segments, fixtures, appliances }: Project): {
  tree: Tree | undefined;
  issues: PlumbingIssue[];
} {
  const issues: PlumbingIssue[] = [];
  const indexOf = new Map<string, number>();
  segments.forEach(({ id }, index) => {
    if (id === SOURCE)
      issues.push({ path: `segments.${index}.id`, message: `“${SOURCE}” is where trees begin: choose another id` });
    else if (indexOf.has(id))
      issues.push({ path: `segments.${index}.id`, message: `there is a segment “${id}” already` });
    else indexOf.set(id, index);
  });
  const parents = segments.map(({ parent, system, id }, index) => {
    if (parent === SOURCE) return -1;
    const at = indexOf.get(parent);
    const other = at === undefined ? undefined : segments[at];
    const path = `segments.${index}.parent`;
    if (at === undefined || !other)
      issues.push({
        path,
        message: `“${id}” is connected to “${parent}”, which is not a segment: name one, or “${SOURCE}”`,
      });
    else if (!mayHangOn(system, other.system))
      issues.push({ path, message: `a ${system} segment cannot hang on “${parent}”, which is ${other.system}` });
    return at ?? -1;
  });
  issues.push(...sourceIssues(segments), ...referenceIssues(segments, indexOf, fixtures, appliances));
  const { depths, order, looped } = walk(parents);
  if (looped.length > 0) {
    const names = looped.map((index) => segments[index]?.id ?? '').join(' → ');
    issues.push({
      path: `segments.${looped[0] ?? 0}.parent`,
      message: `these segments hang on each other in a loop: ${names}`,
    });
  }
  return issues.length > 0
    ? { tree: undefined, issues }
    : { tree: { segments, indexOf, parents, depths, order }, issues };
}

function sourceIssues(segments: readonly Segment[]): PlumbingIssue[] {
  return (['cold', 'drain', 'gas'] as const).flatMap((system) => {
    const sources = segments.flatMap((segment, index) =>
      segment.system === system && segment.parent === SOURCE ? [index] : [],
    );
    return sources.slice(1).map((index) => ({
      path: `segments.${index}.parent`,
      message: `${system} begins at “${segments[sources[0] ?? 0]?.id ?? ''}” already: a system has one source`,
    }));
  });
}

function referenceIssues(
  segments: readonly Segment[],
  indexOf: ReadonlyMap<string, number>,
  fixtures: Project['fixtures'],
  appliances: Project['appliances'],
): PlumbingIssue[] {
  const wrong = (id: string | undefined, system: System, path: string): PlumbingIssue[] => {
    if (id === undefined) return [];
    const found = segments[indexOf.get(id) ?? -1];
    if (!found) return [{ path, message: `there is no segment “${id}”` }];
    return found.system === system ? [] : [{ path, message: `“${id}” is ${found.system}, not ${system}` }];
  };
  const ids = new Set<string>();
  return [
    ...fixtures.flatMap((fixture, index) => {
      const path = `fixtures.${index}`;
      const twice = ids.has(fixture.id)
        ? [{ path: `${path}.id`, message: `there is a fixture “${fixture.id}” already` }]
        : [];
      ids.add(fixture.id);
      const loose = fixture.cold === undefined && fixture.hot === undefined && fixture.drain === undefined;
      return [
        ...twice,
        ...(loose ? [{ path, message: `“${fixture.id}” is on no segment: name cold, hot or drain` }] : []),
        ...(['cold', 'hot', 'drain', 'vent'] as const).flatMap((system) =>
          wrong(fixture[system], system, `${path}.${system}`),
        ),
      ];
    }),
    ...appliances.flatMap(({ gas }, index) => wrong(gas, 'gas', `appliances.${index}.gas`)),
    ...segments.flatMap(({ ventsStack, system }, index) => {
      const path = `segments.${index}.ventsStack`;
      if (ventsStack !== undefined && system !== 'vent') return [{ path, message: 'only a vent vents a stack' }];
      return wrong(ventsStack, 'drain', path);
    }),
  ];
}

/** Returns depths and an order from the sources; for a loop, its segments. */
function walk(parents: readonly number[]): { depths: number[]; order: number[]; looped: number[] } {
  const depths = parents.map(() => -1);
  for (let start = 0; start < parents.length; start += 1) {
    const way: number[] = [];
    let at = start;
    while (at !== -1 && depths[at] === -1) {
      if (way.includes(at)) return { depths, order: [], looped: way.slice(way.indexOf(at)) };
      way.push(at);
      at = parents[at] ?? -1;
    }
    let depth = at === -1 ? -1 : (depths[at] ?? -1);
    for (const index of way.toReversed()) depths[index] = depth += 1;
  }
  const order = parents.map((_, index) => index).sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0));
  return { depths, order, looped: [] };
}

/** Returns the segments from the source to one, that one last. */
export function pathTo({ parents }: Tree, index: number): number[] {
  const way: number[] = [];
  for (let at = index; at !== -1; at = parents[at] ?? -1) way.push(at);
  return way.reverse();
}

/** Returns where two paths to the source meet; undefined if they never do. */
export function meeting({ parents, depths }: Tree, one: number, other: number): number | undefined {
  let [a, b] = [one, other];
  while (a !== b) {
    if (a === -1 || b === -1) return undefined;
    if ((depths[a] ?? 0) >= (depths[b] ?? 0)) a = parents[a] ?? -1;
    else b = parents[b] ?? -1;
  }
  return a === -1 ? undefined : a;
}

/** Adds each segment's value to its parent, from the leaves up. `own` is modified. */
export function summedUp({ order, parents }: Tree, own: Float64Array): Float64Array {
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const index = order[place] ?? 0;
    const parent = parents[index] ?? -1;
    if (parent !== -1) own[parent] = (own[parent] ?? 0) + (own[index] ?? 0);
  }
  return own;
}

/** Gives each segment the largest value upstream of it, from the leaves up. `own` is modified. */
export function largestUp({ order, parents }: Tree, own: Float64Array): Float64Array {
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const index = order[place] ?? 0;
    const parent = parents[index] ?? -1;
    if (parent !== -1) own[parent] = Math.max(own[parent] ?? 0, own[index] ?? 0);
  }
  return own;
}
