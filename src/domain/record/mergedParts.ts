import { mergeParts, namesToGive, renamed, type PartConflict } from '@/lib/mergeParts';
import { freeId } from '../load-calc/edit/ids';

type Fields = Readonly<Record<string, unknown>>;

/** What a collection's records hold that is edited in parts, although it is one field. */
type MergedFields = {
  /** By their names: stored as they are, or as the text of their JSON. */
  parts: Readonly<Record<string, 'value' | 'text'>>;
  /** What follows from the parts, and is worked out again from what they became. */
  derived?: readonly string[];
  /** A change of one of these makes the parts something else, of which nothing can be merged. */
  whole?: readonly string[];
  /** Things are known by names that people and programs give, so that two may give the same: both are kept. */
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
  /** Values of the contested fields that could be merged: all of both people's parts, mine where both changed one. */
  mine: Fields;
  /** The same, theirs where both changed one. */
  theirs: Fields;
  /** The parts that both changed, by field. */
  conflicts: Readonly<Record<string, readonly PartConflict[]>>;
};

const NOTHING: MergedRecord = { mine: {}, theirs: {}, conflicts: {} };

/**
 * Merges the contested fields of a record that are edited in parts. Fields that it says nothing about are not merged.
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
  // Nothing, or a text that cannot be read, has no parts.
  if (threes.some(({ three }) => Object.values(three).includes(undefined))) return NOTHING;
  const given = rule.hasGivenNames ? threes.flatMap(({ three }) => [...namesToGive(three, freeId)]) : [];
  const names = new Map(given);
  const outcomes = threes.map(({ field, three }) => {
    const own = { ...three, mine: renamed(three.mine, names) };
    return { field, ours: mergeParts(own, 'mine'), others: mergeParts(own, 'theirs') };
  });
  // What got another name has it in the fields that nobody else touched, too.
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
