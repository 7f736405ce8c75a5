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
 * What must be written into a damaged document so that it can be read: lists without the elements that do not fit, other
 * fields that do not fit as they are in a new record. Everything else stays.
 * @returns null when that is not enough, because a field that every record needs does not fit; nothing when nothing is damaged
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
 * Empties what cannot be read of a record, as a change by the person who is signed in, on top of what the server has now.
 * @throws AppError `failed-precondition` when too much is damaged, `unavailable` without a connection, `permission-denied`
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
