import { PERMISSIONS, type PermissionCollection } from '@/domain/access/permissions';
import { ROLES, type Role } from '@/domain/access/roles';
import type { CollectionPermission } from '@/domain/record/manifest';
import { manifestOf } from '@/domain/record/manifests';

const BLOCK = /^ {6}match \/(\w+)\/\{\w+\} \{\n([\s\S]*?)^ {6}\}/gm;

/** Returns the operations that collections' own blocks allow, as `jobs create`: for reading and deleting those, the table allows nobody. */
function ownLines(rules: string): ReadonlySet<string> {
  const own = new Set<string>();
  for (const [, collection = '', block = ''] of rules.matchAll(BLOCK))
    for (const [, operations = ''] of block.matchAll(/^ {8}allow ([a-z, ]+): if /gm))
      for (const operation of operations.split(', ')) own.add(`${collection} ${operation}`);
  return own;
}

const letters = (roles: readonly Role[]): string =>
  ROLES.filter((role) => roles.includes(role))
    .map((role) => role.charAt(0))
    .join('');

/**
 * `flag for reading:who reads:flag for writing:who creates:who changes:who deletes:`, then `all` if the tables fully describe writing, or
 * `own` if its block adds to them.
 */
function entryOf(collection: PermissionCollection, own: ReadonlySet<string>): string {
  const { feature, isReadFree, read, create, update, ...rest }: CollectionPermission = PERMISSIONS[collection];
  return [
    isReadFree ? '' : (feature ?? ''),
    own.has(`${collection} get`) ? '' : letters(read),
    feature ?? '',
    letters(create),
    letters(update),
    own.has(`${collection} delete`) ? '' : letters(rest.delete),
    own.has(`${collection} create`) ? 'own' : 'all',
  ].join(':');
}

/** Collections with the same entry share it. A single string: each part of it would count as an expression. */
function table(own: ReadonlySet<string>): string {
  const groups = new Map<string, string[]>();
  for (const collection of Object.keys(PERMISSIONS) as PermissionCollection[]) {
    if (manifestOf(collection).place !== 'company') continue;
    const entry = entryOf(collection, own);
    groups.set(entry, [...(groups.get(entry) ?? []), collection]);
  }
  // Splitting may drop empty trailing parts: the last collection's line wouldn't be found.
  return `${[...groups].map(([entry, collections]) => `${entry}=${collections.join(' ')};`).join('')}.`;
}

/**
 * Builds the function in firestore.rules that decides who may do what to a collection, from the manifests' permissions.
 * @param rules firestore.rules: reads and deletes that a collection's own block allows aren't in the table
 */
export function accessText(rules: string, indent: string): string {
  return [
    `${indent}// flag to read:who reads:flag to write:who creates:who changes:who deletes:all, or own when a block says more=collections. A letter is a role's first.`,
    `${indent}function accessTable() {`,
    `${indent}  return '${table(ownLines(rules))}';`,
    `${indent}}`,
  ].join('\n');
}
