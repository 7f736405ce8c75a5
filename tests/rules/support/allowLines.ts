import { COLLECTIONS, type RecordCollection } from './records';
import { readRules } from './hosts';

/** What a line of the rules allows. */
export type Allowed = 'get' | 'list' | 'create' | 'update' | 'delete';

/** The condition on the caller, which starts most lines: the same text is the same condition in every collection. */
const WHO = /^(?:may(?:Read)?In\(c, \w+\(\), '\w+'\)|isMember\(c\))$/;

const BLOCK = /^ {6}match \/(\w+)\/\{\w+\} \{\n([\s\S]*?)^ {6}\}/gm;
const LINE = /allow ([a-z, ]+): if ([\s\S]*?);/g;

/** A line's conditions that must all hold, or a single one if it has alternatives. */
function conjuncts(condition: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < condition.length; at += 1) {
    const character = condition[at] ?? '';
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (depth === 0 && (condition.startsWith('||', at) || character === '?')) return [condition];
    else if (depth === 0 && condition.startsWith('&&', at)) {
      parts.push(condition.slice(from, at).trim());
      from = at + 2;
    }
  }
  return [...parts, condition.slice(from).trim()];
}

/** By collection and operation, as `jobs get`. */
function readLines(): Map<string, string[]> {
  const rules = readRules('firestore.rules').replaceAll(/^\s*\/\/.*$/gm, '');
  const lines = new Map<string, string[]>();
  for (const [, collection = '', block = ''] of rules.matchAll(BLOCK)) {
    for (const [, operations = '', condition = ''] of block.matchAll(LINE)) {
      for (const operation of operations.split(','))
        lines.set(`${collection} ${operation.trim()}`, conjuncts(condition));
    }
  }
  return lines;
}

const lines = readLines();

/** A line's requirement for the caller; undefined if it is worded differently. */
function whoMay(collection: RecordCollection, operation: Allowed): string | undefined {
  const [who = ''] = lines.get(`${collection} ${operation}`) ?? [];
  return WHO.test(who) ? who : undefined;
}

/** Whether a list checks only the caller and a bound. */
export const isPlainList = (collection: RecordCollection): boolean =>
  whoMay(collection, 'list') !== undefined && lines.get(`${collection} list`)?.slice(1).join() === 'isBounded()';

/** The functions of the collection's own that both making and changing a record ask of what is written. */
export const areBothLookedAtAlike = (collection: RecordCollection): boolean => {
  const [making = [], changing = []] = (['create', 'update'] as const).map((operation) =>
    (lines.get(`${collection} ${operation}`) ?? []).filter((part) => /^is[A-Z]\w*\(incoming\(\)\)$/.test(part)),
  );
  const shape = making.find((part) => !part.startsWith('isCreatedByMe'));
  return shape !== undefined && changing.includes(shape);
};

/** Whether a line asks for the stamps by the function that all such lines ask. */
export const asksForStamps = (collection: RecordCollection, operation: 'create' | 'update'): boolean =>
  lines
    .get(`${collection} ${operation}`)
    ?.includes(operation === 'create' ? 'isCreatedByMe(incoming())' : 'isUpdatedByMe(incoming())') === true;

const OPERATIONS: Allowed[] = ['get', 'list', 'create', 'update', 'delete'];
/** The first line with each condition on who asks. */
const firstWith = new Map<string, string>();
for (const collection of COLLECTIONS) {
  for (const operation of OPERATIONS) {
    const who = whoMay(collection, operation);
    if (who !== undefined && !firstWith.has(who)) firstWith.set(who, `${collection} ${operation}`);
  }
}

/**
 * Whether all roles and flags are tried at another line that demands the same of who asks, word for word. Two cases then show that this
 * line asks it.
 */
export function isAskedElsewhere(collection: RecordCollection, operation: string): boolean {
  const name = operation === 'get missing' ? 'get' : operation;
  const who = OPERATIONS.includes(name as Allowed) ? whoMay(collection, name as Allowed) : undefined;
  return who !== undefined && firstWith.get(who) !== `${collection} ${name}`;
}
