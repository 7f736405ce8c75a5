import { z } from 'zod';
import type { PlumbingIssue } from '../core/issue';
import { applianceSchema, fixtureSchema, MOST, segmentSchema, tooMany, treeSchema, type Project } from './schema';

export type ReadEntered =
  | { project: Project; issues: readonly [] }
  | { project: undefined; issues: readonly PlumbingIssue[] };

/** The schema of a tree without its lists: their entries are parsed one by one. */
const headSchema = treeSchema.extend({
  fixtures: unread('fixtures'),
  appliances: unread('appliances'),
  segments: unread('segments'),
});

const readFixtures = rememberingReader(fixtureSchema, 'fixtures');
const readAppliances = rememberingReader(applianceSchema, 'appliances');
const readSegments = rememberingReader(segmentSchema, 'segments');

/**
 * Parses an entered or stored tree like `treeSchema` does. An entry parsed earlier isn't rechecked: an edit replaces what it changes and
 * keeps the rest, so checking 300 pipes costs as much as checking the changed one.
 * @param tree never mutated after parsing
 */
export function readEntered(tree: unknown): ReadEntered {
  const head = headSchema.safeParse(tree);
  if (!head.success) return { project: undefined, issues: issuesOf(head.error, '') };
  const issues: PlumbingIssue[] = [];
  const project: Project = {
    ...head.data,
    fixtures: readFixtures(head.data.fixtures, issues),
    appliances: readAppliances(head.data.appliances, issues),
    segments: readSegments(head.data.segments, issues),
  };
  return issues.length > 0 ? { project: undefined, issues } : { project, issues: [] };
}

function unread(list: keyof typeof MOST): z.ZodDefault<z.ZodArray<z.ZodUnknown>> {
  return z.array(z.unknown()).max(MOST[list], tooMany(list)).default([]);
}

type ListReader<T> = (entries: readonly unknown[], issues: PlumbingIssue[]) => T[];

/** Parses the entries of a list and adds their errors to `issues`. */
function rememberingReader<S extends z.ZodObject>(schema: S, list: keyof typeof MOST): ListReader<z.output<S>> {
  const known = new WeakMap<object, z.output<S>>();
  return (entries, issues) =>
    entries.flatMap((entry, index): z.output<S>[] => {
      const place = typeof entry === 'object' && entry !== null ? entry : {};
      const before = known.get(place);
      if (before !== undefined) return [before];
      const read = schema.safeParse(entry);
      if (!read.success) {
        issues.push(...issuesOf(read.error, `${list}.${index}`));
        return [];
      }
      known.set(place, read.data);
      return [read.data];
    });
}

const issuesOf = ({ issues }: z.ZodError, at: string): PlumbingIssue[] =>
  issues.map(({ path, message }) => ({ path: [...(at === '' ? [] : [at]), ...path].join('.'), message }));
