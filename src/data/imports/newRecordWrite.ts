import type { Audit } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { notAuthenticated } from '../errors';
import type { CollectionDefinition, Scope } from '../records/definition';
import type { Write } from '../records/store';

/**
 * Returns the write that creates a record, validated and with audit fields as in `repository.create`, for writes committed in bulk.
 * @throws AppError `invalid`, `unauthenticated`, `unavailable` if the schema fails to load.
 */
export async function newRecordWrite<T extends object>(
  definition: CollectionDefinition<T>,
  scope: Scope,
  record: { id: string; data: T },
  at: string,
): Promise<Write> {
  const { uid } = scope;
  if (!uid) throw notAuthenticated();
  const checked = (await definition.schema.load()).safeParse(record.data);
  if (!checked.success)
    throw new AppError({ code: 'invalid', userMessage: 'This row is not valid.', cause: checked.error });
  const audit: Audit = {
    createdBy: uid,
    createdAt: at,
    updatedBy: uid,
    updatedAt: at,
    revision: newId(12),
    baseRevision: '',
  };
  return { kind: 'set', path: definition.path(scope), id: record.id, data: { ...checked.data, ...audit } };
}
