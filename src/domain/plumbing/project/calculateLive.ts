import { InputFault, type PlumbingIssue } from '../core/issue';
import { calculateProject } from './calculateProject';
import type { ProjectResult, SegmentResult } from './result';
import { notFinal } from './notFinal';
import { readEntered } from './readEntered';
import type { Project, System, TreeInput } from './schema';

/** The calculable part of a tree still being entered, and what prevents the rest. */
export type LiveResult = {
  /** Null where nothing could be calculated. Its warnings have the paths of the entered tree. */ result: ProjectResult | null;
  /** By id, for the drawing and the lists. */ segments: ReadonlyMap<string, SegmentResult>;
  /** Loops, orphans, unknown fixtures …: each at the thing. */ faults: readonly PlumbingIssue[];
};

/** Maps each entry of the calculated part to its position in the entered tree. */
type Places = { segments: number[]; fixtures: number[]; appliances: number[] };
type Kind = keyof Places;
const KINDS: readonly Kind[] = ['segments', 'fixtures', 'appliances'];

/** The maximum attempts for a broken tree: loops and orphans, then fixtures, then appliances, then a system. */
const ROUNDS_LIMIT = 8;

/**
 * Calculates as much as possible: errors (and what depends on them) are reported and left out, and the rest is calculated as if they
 * didn't exist. Never throws for anything that can be entered. Without errors the engine runs once, and after an edit only what changed
 * is checked.
 */
export function calculateLive(tree: TreeInput): LiveResult {
  const read = readEntered(tree);
  if (!read.project) return { result: null, segments: new Map(), faults: read.issues };
  let { project } = read;
  const { project: entire } = read;
  let places: Places = {
    segments: project.segments.map((_, index) => index),
    fixtures: project.fixtures.map((_, index) => index),
    appliances: project.appliances.map((_, index) => index),
  };
  const faults: PlumbingIssue[] = [];
  for (let round = 0; round < ROUNDS_LIMIT; round += 1) {
    const found = calculated(project);
    if (!Array.isArray(found)) {
      const warnings = found.warnings.map((issue) => ({ ...issue, path: entered(issue.path, places) }));
      const result = notFinal({ ...found, warnings }, entire, project.fixtures);
      return { result, segments: new Map(result.segments.map((one) => [one.id, one])), faults };
    }
    faults.push(...found.map((issue) => ({ ...issue, path: entered(issue.path, places) })));
    const left = without(project, places, found);
    if (!left) break;
    ({ project, places } = left);
  }
  return { result: null, segments: new Map(), faults };
}

function calculated(project: Project): ProjectResult | PlumbingIssue[] {
  try {
    return calculateProject(project);
  } catch (error) {
    if (error instanceof InputFault) return [...error.issues];
    throw error;
  }
}

const INDEXED = /^(segments|fixtures|appliances)\.(\d+)/;

/** Maps a path such as `segments.2.parent` in the calculated part to the entered tree. */
function entered(path: string, places: Places): string {
  const match = INDEXED.exec(path);
  const kind = KINDS.find((known) => known === match?.[1]);
  return kind === undefined ? path : path.replace(INDEXED, `${kind}.${places[kind][Number(match?.[2])] ?? 0}`);
}

/** Returns the project without what the issues name and what depends on it; undefined if that can't be left out. */
function without(
  project: Project,
  places: Places,
  issues: readonly PlumbingIssue[],
): { project: Project; places: Places } | undefined {
  const bad: Record<Kind, Set<number>> = { segments: new Set(), fixtures: new Set(), appliances: new Set() };
  for (const { path } of issues) {
    const match = INDEXED.exec(path);
    const kind = KINDS.find((known) => known === match?.[1]);
    if (kind !== undefined) bad[kind].add(Number(match?.[2]));
    else
      for (const system of systemsOf(path))
        project.segments.forEach((one, index) => one.system === system && bad.segments.add(index));
  }
  if (KINDS.every((kind) => bad[kind].size === 0)) return undefined;
  addWhatHangsOn(project, bad.segments);
  const kept = new Set(project.segments.flatMap(({ id }, index) => (bad.segments.has(index) ? [] : [id])));
  const stays = (id: string | undefined): string | undefined => (id !== undefined && kept.has(id) ? id : undefined);
  const gone = new Set(project.segments.map(({ id }) => id).filter((id) => !kept.has(id)));
  const of = (id: string | undefined): string | undefined => (id !== undefined && gone.has(id) ? stays(id) : id);
  const fixtures = project.fixtures.map((one) => ({
    ...one,
    cold: of(one.cold),
    hot: of(one.hot),
    drain: of(one.drain),
    vent: of(one.vent),
  }));
  fixtures.forEach(({ cold, hot, drain }, index) => {
    if (cold === undefined && hot === undefined && drain === undefined) bad.fixtures.add(index);
  });
  project.appliances.forEach(({ gas }, index) => gone.has(gas) && bad.appliances.add(index));
  const isKept = (kind: Kind) => (_: unknown, index: number) => !bad[kind].has(index);
  return {
    project: {
      ...project,
      segments: project.segments
        .filter(isKept('segments'))
        .map((one) => (one.ventsStack === undefined ? one : { ...one, ventsStack: of(one.ventsStack) })),
      fixtures: fixtures.filter(isKept('fixtures')),
      appliances: project.appliances.filter(isKept('appliances')),
    },
    places: {
      segments: places.segments.filter(isKept('segments')),
      fixtures: places.fixtures.filter(isKept('fixtures')),
      appliances: places.appliances.filter(isKept('appliances')),
    },
  };
}

/** Returns the systems that a setting affects. */
function systemsOf(path: string): readonly System[] {
  if (path.startsWith('gas')) return ['gas'];
  if (path.startsWith('water')) return ['cold', 'hot'];
  return path.startsWith('drain') ? ['drain', 'vent'] : [];
}

/** Adds the segments below bad ones, and the other segments of a loop. */
function addWhatHangsOn({ segments }: Project, bad: Set<number>): void {
  let before = -1;
  while (before !== bad.size) {
    before = bad.size;
    const gone = new Set([...bad].map((index) => segments[index]?.id));
    // If an id is used twice, the first one stays, with what is attached to that id.
    const first = new Set(segments.filter((_, index) => !bad.has(index)).map(({ id }) => id));
    segments.forEach(({ parent }, index) => {
      if (gone.has(parent) && !first.has(parent)) bad.add(index);
    });
  }
}
