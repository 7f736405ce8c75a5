import { mergedRecord } from '@/domain/record/mergedParts';
import { mergeItems } from '@/lib/mergeItems';
import type { PartConflict } from '@/lib/mergeParts';
import { isSame } from '@/lib/stableJson';

type Fields = Record<string, unknown>;
type Items = readonly { id: string }[];

/**
 * What became of changes that the server refused because the record had moved on. `mine` is what to write on top of the
 * server's record.
 */
export type RebaseResult = { kind: 'applied' } | { kind: 'rebased'; mine: Fields } | ({ kind: 'conflict' } & Contested);

/** What two people have changed differently. */
export type Contested = {
  fields: readonly string[];
  /** What to write where mine is kept: of what is edited in parts, theirs too where I left it alone. */
  mine: Fields;
  /** Of fields that are edited in parts: what to write where theirs is kept. My other parts are in it. */
  theirsMerged: Fields;
  /** Of these fields, the parts that differ. */
  parts: Readonly<Record<string, readonly PartConflict[]>>;
};

type Rebase = {
  base: Fields;
  mine: Fields;
  server: Fields;
  lists?: readonly string[] | undefined;
  /** Which fields are edited in parts goes by it (`domain/record/mergedParts`). */
  collection?: string;
};

/**
 * Compares, field by field, the changed values (`mine`) with the ones they replaced (`base`) and with the server's
 * current ones. Fields no one else touched can be rewritten; in `lists`, both people's items are merged, and what is
 * edited in parts is merged part by part; the rest are a conflict.
 */
export function rebase({ base, mine, server, lists = [], collection = '' }: Rebase): RebaseResult {
  const differing = Object.keys(mine).filter((field) => !isSame(mine[field], server[field]));
  // Somebody has taken the same step: a second line about it would say that it was taken twice, and the rules refuse it.
  const open = differing.every((field) => isStepTaken(field, mine, server)) ? [] : differing;
  if (open.length === 0) return { kind: 'applied' };
  const contested = open.filter((field) => !isSame(base[field], server[field]));
  const parts = mergedRecord(collection, { base, mine, server }, contested);
  const unmergeable = contested.filter(
    (field) => !lists.includes(field) && (!Object.hasOwn(parts.mine, field) || Object.hasOwn(parts.conflicts, field)),
  );
  const items = contested
    .filter((field) => lists.includes(field))
    .map((field): [string, unknown] => [
      field,
      mergeItems({ base: itemsOf(base[field]), mine: itemsOf(mine[field]), theirs: itemsOf(server[field]) }),
    ]);
  const all = { ...mine, ...Object.fromEntries<unknown>(items), ...parts.mine };
  return unmergeable.length > 0
    ? { kind: 'conflict', fields: unmergeable, mine: all, theirsMerged: parts.theirs, parts: parts.conflicts }
    : { kind: 'rebased', mine: all };
}

/** Records that move in steps, with the log that says who took which. */
const STATE_OF_LOG: Readonly<Record<string, string>> = { log: 'state', progressLog: 'progress' };

/** Whether a field is only the log of a step that the server's record has taken already, by its last line. */
function isStepTaken(log: string, mine: Fields, server: Fields): boolean {
  const state = STATE_OF_LOG[log];
  if (state === undefined || mine[state] === undefined || mine[state] !== server[state]) return false;
  return stepOf(mine[log]) === mine[state] && stepOf(server[log]) === mine[state];
}

/** The state that the last line of a log says. */
function stepOf(log: unknown): unknown {
  const last: unknown = Array.isArray(log) ? log.at(-1) : null;
  return typeof last === 'object' && last !== null && 'state' in last ? last.state : undefined;
}

const itemsOf = (value: unknown): Items => (Array.isArray(value) ? (value as Items) : []);
