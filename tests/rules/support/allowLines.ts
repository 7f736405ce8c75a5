import { isPermissionCollection, PERMISSIONS } from '@/domain/access/permissions';
import type { CollectionPermission } from '@/domain/record/manifest';
import { COLLECTIONS, type RecordCollection } from './records';
import { readRules } from './hosts';

/** Operations that a line of the rules can allow. */
export type Allowed = 'get' | 'list' | 'create' | 'update' | 'delete';

/** The condition on the caller, which starts most lines: the same text is the same condition in every collection. */
const WHO = /^(?:mayIn\(c, \w+\(\), '\w+'\)|isMember\(c\)|by the table: .*)$/;
/** ... and one that looks it up in the rules' table, which has the manifests' permissions, along with the stamps. */
const BY_TABLE = /^(creates|changes|writes)\(c, '\w+'\)$/;

const BLOCK = /^ {6}match \/(\w+)\/\{\w+\} \{\n([\s\S]*?)^ {6}\}/gm;
const LINE = /allow ([a-z, ]+): if ([\s\S]*?);/g;

/** Returns a line's conditions that must all hold, or a single one if it has alternatives. */
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

const STAMPS = { create: 'isCreatedByMe(incoming())', update: 'isUpdatedByMe(incoming())' };

/** Returns the table's condition for an operation: the flag, and who may do it. */
function byTable(collection: RecordCollection, operation: Allowed): string {
  const permission: CollectionPermission = PERMISSIONS[collection];
  const isRead = operation === 'get' || operation === 'list';
  const feature = isRead && permission.isReadFree ? null : permission.feature;
  const roles = permission[isRead ? 'read' : operation];
  return `by the table: ${isRead ? 'read' : 'write'} ${feature ?? 'free'} ${roles.join(' ')}`;
}

/** The checks in `isNew` and `isChanged`: a record's stamps, and its fields according to the table. */
const BY_FIELDS = /^(isNew|isChanged)\('\w+'\)$/;
const FIELDS = 'its fields by the table';

/** Returns a line's conditions, with the tables' contents replacing their names. */
function asked(collection: RecordCollection, operation: Allowed, condition: string): string[] {
  const [who = '', ...rest] = conjuncts(condition);
  const written = operation === 'create' || operation === 'update' ? [STAMPS[operation], FIELDS] : [];
  if (BY_TABLE.test(who)) return [byTable(collection, operation), ...written, ...rest];
  return [who, ...rest.flatMap((part) => (BY_FIELDS.test(part) ? written : [part]))];
}

/** Returns the lines by collection and operation, as `jobs get`. */
function readLines(): Map<string, string[]> {
  const rules = readRules('firestore.rules').replaceAll(/^\s*\/\/.*$/gm, '');
  const lines = new Map<string, string[]>();
  for (const collection of COLLECTIONS) {
    lines.set(`${collection} get`, [byTable(collection, 'get')]);
    lines.set(`${collection} list`, [byTable(collection, 'list'), 'isBounded()']);
    lines.set(`${collection} delete`, [byTable(collection, 'delete')]);
    for (const operation of ['create', 'update'] as const)
      lines.set(`${collection} ${operation}`, [byTable(collection, operation), STAMPS[operation], FIELDS]);
  }
  for (const [, collection = '', block = ''] of rules.matchAll(BLOCK)) {
    if (!isPermissionCollection(collection)) continue;
    for (const [, operations = '', condition = ''] of block.matchAll(LINE)) {
      for (const operation of operations.split(',').map((one) => one.trim() as Allowed))
        lines.set(`${collection} ${operation}`, asked(collection, operation, condition));
    }
  }
  return lines;
}

const lines = readLines();

/** Returns a line's requirement for the caller, or undefined if it is worded differently. */
function whoMay(collection: RecordCollection, operation: Allowed): string | undefined {
  const [who = ''] = lines.get(`${collection} ${operation}`) ?? [];
  return WHO.test(who) ? who : undefined;
}

/** Returns whether a list checks only the caller and a bound. */
export const isPlainList = (collection: RecordCollection): boolean =>
  whoMay(collection, 'list') !== undefined && lines.get(`${collection} list`)?.slice(1).join() === 'isBounded()';

/** Returns whether both creating and changing a record check its fields against the table. */
export const areBothLookedAtAlike = (collection: RecordCollection): boolean =>
  (['create', 'update'] as const).every((operation) => lines.get(`${collection} ${operation}`)?.includes(FIELDS));

/** Returns whether a line checks the stamps with the shared function. */
export const asksForStamps = (collection: RecordCollection, operation: 'create' | 'update'): boolean =>
  lines.get(`${collection} ${operation}`)?.includes(STAMPS[operation]) === true;

const OPERATIONS: Allowed[] = ['get', 'list', 'create', 'update', 'delete'];
/** The first line with each condition on the caller. */
const firstWith = new Map<string, string>();
for (const collection of COLLECTIONS) {
  for (const operation of OPERATIONS) {
    const who = whoMay(collection, operation);
    if (who !== undefined && !firstWith.has(who)) firstWith.set(who, `${collection} ${operation}`);
  }
}

/**
 * Returns whether all roles and flags are tried on another line with the identical condition on the caller. Two cases then show that this
 * line checks it.
 */
export function isAskedElsewhere(collection: RecordCollection, operation: string): boolean {
  const name = operation === 'get missing' ? 'get' : operation;
  const who = OPERATIONS.includes(name as Allowed) ? whoMay(collection, name as Allowed) : undefined;
  return who !== undefined && firstWith.get(who) !== `${collection} ${name}`;
}
