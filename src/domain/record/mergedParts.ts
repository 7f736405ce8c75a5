import { mergeParts, namesToGive, renamed, type PartConflict } from '@/lib/mergeParts';
import { freeId } from '../load-calc/edit/ids';

type Fields = Readonly<Record<string, unknown>>;

/** Record fields that are edited in parts, although each is one field. */
type MergedFields = {
  /** By name: stored as they are, or as JSON text. */
  parts: Readonly<Record<string, 'value' | 'text'>>;
  /** Fields derived from the parts, and recalculated after a merge. */
  derived?: readonly string[];
  /** If one of these changes, the parts mean something else and can't be merged. */
  whole?: readonly string[];
  /** Whether entries have names given by people and programs, so that two may collide: both are kept. */
  hasGivenNames?: boolean;
};

const MERGED_FIELDS: Readonly<Record<string, MergedFields>> = {
  companies: { parts: { branding: 'value' } },
  websiteContent: { parts: { blocks: 'value' } },
  manualJ: {
    parts: { house: 'text', ducts: 'text', floorPlan: 'text' },
    derived: ['totals'],
    whole: ['quick', 'mode'],
    hasGivenNames: true,
  },
  plumbingCalc: { parts: { tree: 'text' }, derived: ['totals', 'codeName'], hasGivenNames: true },
};

type MergedRecord = {
  /** Mergeable values of the contested fields: all of both people's parts, mine if both changed one. */
  mine: Fields;
  /** The same, theirs if both changed one. */
  theirs: Fields;
  /** The parts that both changed, by field. */
  conflicts: Readonly<Record<string, readonly PartConflict[]>>;
};

const NOTHING: MergedRecord = { mine: {}, theirs: {}, conflicts: {} };

/**
 * Merges the contested fields of a record that are edited in parts. Fields without a rule aren't merged.
 * @param contested names of fields that both have changed
 */
export function mergedRecord(
  collection: string,
  { base, mine, server }: { base: Fields; mine: Fields; server: Fields },
  contested: readonly string[],
): MergedRecord {
  const rule = MERGED_FIELDS[collection];
  if (!rule || rule.whole?.some((field) => field in mine) === true) return NOTHING;
  const derived = Object.fromEntries(
    (rule.derived ?? []).filter((field) => contested.includes(field)).map((field) => [field, mine[field]]),
  );
  const fields = contested.filter((field) => Object.hasOwn(rule.parts, field));
  const isText = (field: string): boolean => rule.parts[field] === 'text';
  const read = (of: Fields, field: string): unknown => (isText(field) ? readText(of[field]) : of[field]);
  const write = (field: string, value: unknown): unknown => (isText(field) ? JSON.stringify(value) : value);
  const threes = fields.map((field) => {
    const three = { base: read(base, field), mine: read(mine, field), theirs: read(server, field) };
    return { field, three };
  });
  // An empty or unreadable text has no parts.
  if (threes.some(({ three }) => Object.values(three).includes(undefined))) return NOTHING;
  const given = rule.hasGivenNames ? threes.flatMap(({ three }) => [...namesToGive(three, freeId)]) : [];
  const names = new Map(given);
  const outcomes = threes.map(({ field, three }) => {
    const own = { ...three, mine: renamed(three.mine, names) };
    return { field, ours: mergeParts(own, 'mine'), others: mergeParts(own, 'theirs') };
  });
  // A renamed entry has its new name in fields that no one else touched, too.
  const alone = Object.keys(mine).filter(
    (field) => names.size > 0 && field in rule.parts && !fields.includes(field) && read(mine, field) !== undefined,
  );
  return {
    mine: {
      ...derived,
      ...Object.fromEntries(outcomes.map(({ field, ours }) => [field, write(field, ours.value)])),
      ...Object.fromEntries(alone.map((field) => [field, write(field, renamed(read(mine, field), names))])),
    },
    theirs: Object.fromEntries(outcomes.map(({ field, others }) => [field, write(field, others.value)])),
    conflicts: Object.fromEntries(
      outcomes.filter(({ ours }) => ours.conflicts.length > 0).map(({ field, ours }) => [field, ours.conflicts]),
    ),
  };
}

function readText(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
