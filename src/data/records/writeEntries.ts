import type { Audit, Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { isSame } from '@/lib/stableJson';
import { ConflictError } from '../outbox/conflictError';
import type { UnsentEntry } from '../outbox/entry';
import { rebase } from '../outbox/rebase';

/** Fields that are lists of items with IDs: two people's changes to them are merged without asking. */
export type Lists = readonly string[];
/** `isOnce`: the ID is derived from the record's purpose, so a second creation, even by someone else, yields the first one's record. */
export type CreateOptions = { id?: string; label?: string; lists?: Lists; isOnce?: boolean };
/** `isDecision`: a decision about the record as it was seen, so that no other change is merged with this one. */
export type ChangeOptions<T> = { base?: Stored<T>; label?: string; lists?: Lists; isDecision?: boolean };

/** The writer, and the collection written to. */
type Place = { by: string; name: string; path: string };

/** Returns a creation for the outbox, and the resulting record. */
export function creationEntry<T extends object>(
  { by, name, path }: Place,
  data: T,
  { id = newId(), label = '', lists, isOnce = false }: CreateOptions,
): { entry: UnsentEntry; record: Stored<T> } {
  const at = nowIso();
  const audit: Audit = {
    createdBy: by,
    createdAt: at,
    updatedBy: by,
    updatedAt: at,
    revision: newId(12),
    baseRevision: '',
  };
  const fields = { ...data, ...audit };
  const write = { kind: 'set', path, id, data: fields } as const;
  const own = { id: newId(), uid: by, collection: name, label, at, write, mine: fields, base: {} };
  return { entry: { ...own, ...(lists && { lists }), ...(isOnce && { isOnce }) }, record: { ...fields, id } };
}

type Wanted<T> = {
  /** The record as this device has it. */
  current: Stored<T>;
  /** The record with the changes, validated. */
  checked: T;
  /** The changed fields. */
  fields: readonly (keyof T & string)[];
};

/**
 * Returns a change for the outbox; null if it changes nothing.
 * @throws ConflictError if someone else has changed the same fields since the `base` the caller saw.
 */
export function changeEntry<T extends object>(
  { by, name, path }: Place,
  { current, checked, fields }: Wanted<T>,
  { base = current, label = '', lists, isDecision = false }: ChangeOptions<T>,
): UnsentEntry | null {
  const changed = fields.filter((field) => !isSame(checked[field], base[field]));
  if (changed.length === 0) return null;
  const wanted = Object.fromEntries(changed.map((field) => [field, checked[field]]));
  if (isDecision && current.revision !== base.revision)
    throw new ConflictError({ fields: changed, mine: wanted, theirs: current });
  const seenBefore = Object.fromEntries(changed.map((field) => [field, base[field]]));
  const outcome = rebase({ base: seenBefore, mine: wanted, server: current, lists, collection: name });
  if (outcome.kind === 'conflict') throw new ConflictError({ ...outcome, theirs: current });
  // According to this device, someone has already taken the same step.
  if (outcome.kind === 'applied') return null;
  const { mine } = outcome;
  // A merge with the current record builds on that record, not on what the caller saw.
  const isMerged = (field: string): boolean => !isSame(mine[field], wanted[field]);
  const before = Object.fromEntries(changed.map((field) => [field, isMerged(field) ? current[field] : base[field]]));
  const at = nowIso();
  const audit = { updatedBy: by, updatedAt: at, revision: newId(12), baseRevision: current.revision };
  const write = { kind: 'update', path, id: current.id, data: { ...mine, ...audit } } as const;
  const entry = { id: newId(), uid: by, collection: name, label, at, write, mine, base: before };
  return { ...entry, ...(lists && { lists }), ...(isDecision && { isDecision }) };
}
