import { mergeItems } from '@/lib/mergeItems';
import { isSame } from '@/lib/stableJson';

type Fields = Record<string, unknown>;
type Items = readonly { id: string }[];

/**
 * What became of changes that the server refused because the record had moved on. `mine` is what to write on top of the
 * server's record.
 */
export type RebaseResult =
  | { kind: 'applied' }
  | { kind: 'rebased'; mine: Fields }
  | { kind: 'conflict'; fields: string[] };

type Rebase = { base: Fields; mine: Fields; server: Fields; lists?: readonly string[] | undefined };

/**
 * Compares, field by field, the changed values (`mine`) with the ones they replaced (`base`) and with the server's
 * current ones. Fields no one else touched can be rewritten; in `lists`, both people's items are merged; the rest are
 * a conflict.
 */
export function rebase({ base, mine, server, lists = [] }: Rebase): RebaseResult {
  const differing = Object.keys(mine).filter((field) => !isSame(mine[field], server[field]));
  // Somebody has taken the same step: a second line about it would say that it was taken twice, and the rules refuse it.
  const open = differing.every((field) => isStepTaken(field, mine, server)) ? [] : differing;
  if (open.length === 0) return { kind: 'applied' };
  const contested = open.filter((field) => !isSame(base[field], server[field]));
  const unmergeable = contested.filter((field) => !lists.includes(field));
  if (unmergeable.length > 0) return { kind: 'conflict', fields: unmergeable };
  const merged = contested.map((field): [string, unknown] => [
    field,
    mergeItems({ base: itemsOf(base[field]), mine: itemsOf(mine[field]), theirs: itemsOf(server[field]) }),
  ]);
  return { kind: 'rebased', mine: { ...mine, ...Object.fromEntries<unknown>(merged) } };
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
