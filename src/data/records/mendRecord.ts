import type { ZodType } from 'zod';
import { AppError } from '@/lib/appError';
import { nowIso } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { notAuthenticated, recordNotFound } from '../errors';
import type { CollectionDefinition, Scope } from './definition';
import type { RecordStore } from './store';
import { withoutDamaged } from './withoutDamaged';

type Fields = Record<string, unknown>;

const only = (data: Fields, names: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name)));

/**
 * Returns the changes that make a damaged document readable: lists without their invalid elements, and other invalid fields reset to a
 * new record's values. Everything else stays.
 * @returns null if that isn't enough, because a required field is invalid; nothing if nothing is damaged
 */
export function mendingOf(schema: ZodType, data: Fields): Fields | null {
  const { error } = schema.safeParse(data);
  if (!error) return {};
  const names = new Set(error.issues.map(({ path: [field] }) => String(field)));
  const rest = Object.fromEntries(Object.entries(data).filter(([name]) => !names.has(name)));
  for (const candidate of [withoutDamaged(data, error), rest]) {
    const mended = candidate && schema.safeParse(candidate);
    if (mended?.success) return only(mended.data as Fields, names);
  }
  return null;
}

/**
 * Clears the unreadable parts of a record, as a change by the signed-in user, on top of the server's current version.
 * @throws AppError `failed-precondition` if too much is damaged, `unavailable` without a connection, `permission-denied`
 */
export async function mendRecord<T extends object>(
  { store, scope }: { store: RecordStore; scope: () => Scope },
  definition: CollectionDefinition<T>,
  id: string,
): Promise<void> {
  const { uid } = scope();
  if (!uid) throw notAuthenticated();
  const path = definition.path(scope());
  const [schema, document] = await Promise.all([definition.schema.load(), store.getFromServer(path, id)]);
  if (!document) throw recordNotFound(definition.name);
  const fields = mendingOf(schema, document.data);
  if (!fields) {
    throw new AppError({
      code: 'failed-precondition',
      userMessage: 'Too much of this is damaged to repair it. Delete it, or ask an admin of your company.',
    });
  }
  const audit = {
    updatedBy: uid,
    updatedAt: nowIso(),
    revision: newId(12),
    baseRevision: document.data['revision'] ?? '',
  };
  await store.commit([{ kind: 'update', path, id, data: { ...fields, ...audit } }]);
}
