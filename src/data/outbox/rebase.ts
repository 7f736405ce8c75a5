import { mergedRecord } from '@/domain/record/mergedParts';
import { mergeItems } from '@/lib/mergeItems';
import type { PartConflict } from '@/lib/mergeParts';
import { isSame } from '@/lib/stableJson';

type Fields = Record<string, unknown>;
type Items = readonly { id: string }[];

/**
 * The outcome of changes the server rejected because the record has a newer revision. `mine` is what to write on top of the server's
 * record.
 */
export type RebaseResult = { kind: 'applied' } | { kind: 'rebased'; mine: Fields } | ({ kind: 'conflict' } & Contested);

/** Fields that two people changed differently. */
export type Contested = {
  fields: readonly string[];
  /** Fields to write to keep mine; for fields edited in parts, it includes their changes to parts I left alone. */
  mine: Fields;
  /** For fields edited in parts: what to write to keep theirs. My other parts are included. */
  theirsMerged: Fields;
  /** For these fields, the parts that differ. */
  parts: Readonly<Record<string, readonly PartConflict[]>>;
};

type Rebase = {
  base: Fields;
  mine: Fields;
  server: Fields;
  lists?: readonly string[] | undefined;
  /** Determines which fields are edited in parts (`domain/record/mergedParts`). */
  collection?: string;
};

/**
 * Compares, field by field, the changed values (`mine`) with the ones they replaced (`base`) and with the server's current ones. Fields
 * no one else touched can be rewritten; in `lists`, both people's items are merged, and fields edited in parts are merged part by part;
 * the rest are a conflict.
 */
export function rebase({ base, mine, server, lists = [], collection = '' }: Rebase): RebaseResult {
  const differing = Object.keys(mine).filter((field) => !isSame(mine[field], server[field]));
  // Someone else has already taken the same step: a second log entry would say it was taken twice, and the rules reject it.
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

/** Log fields of records that move in steps; the log says who took which step. */
const STATE_OF_LOG: Readonly<Record<string, string>> = { log: 'state', progressLog: 'progress' };

/** Returns whether a field is only the log of a step the server's record has already taken, judging by its last entry. */
function isStepTaken(log: string, mine: Fields, server: Fields): boolean {
  const state = STATE_OF_LOG[log];
  if (state === undefined || mine[state] === undefined || mine[state] !== server[state]) return false;
  return stepOf(mine[log]) === mine[state] && stepOf(server[log]) === mine[state];
}

/** Returns the state in a log's last entry. */
function stepOf(log: unknown): unknown {
  const last: unknown = Array.isArray(log) ? log.at(-1) : null;
  return typeof last === 'object' && last !== null && 'state' in last ? last.state : undefined;
}

const itemsOf = (value: unknown): Items => (Array.isArray(value) ? (value as Items) : []);
