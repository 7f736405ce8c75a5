import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { auditSchema } from '@/domain/record/schema';
import type { ZodType } from 'zod';
import { noCompany, notAuthenticated } from '../errors';
import { DEFAULT_TTL_MS } from '../limits';
import { registerCache } from './namedCaches';
import { createMemoryCache, type RecordCache } from './recordCache';
import type { RawDocument } from './store';

/** Whose records: the signed-in user, their company, and the company's owner (technicians live under the owner). */
export type Scope = { uid: string | null; companyId: string | null; ownerUid: string | null };

export type CollectionDefinition<T> = {
  name: string;
  path: (scope: Scope) => string;
  schema: ZodType<T>;
  ttlMs: number;
  cache: RecordCache;
  /**
   * True for what the error catalogue lets fail quietly (users, technicians, features, jobs): hooks log a failed
   * read, tell the shell, and show null or an empty list instead of an error page.
   */
  isQuiet: boolean;
};

type DefinitionInput<T> = {
  name: string;
  path: (scope: Scope) => string;
  schema: ZodType<T>;
  ttlMs?: number;
  cache?: RecordCache;
  isQuiet?: boolean;
};

/** States a collection once: its name, where it lives, its fields, and how long a read may be reused. */
export function defineCollection<T>({
  name,
  path,
  schema,
  ttlMs = DEFAULT_TTL_MS,
  cache,
  isQuiet = false,
}: DefinitionInput<T>): CollectionDefinition<T> {
  return { name, path, schema, ttlMs, cache: registerCache(cache ?? createMemoryCache(ttlMs)), isQuiet };
}

/**
 * The path of a per-company collection.
 * @throws AppError 'User not authenticated', 'User not associated with a company'.
 */
export const companyPath =
  (collection: string) =>
  ({ uid, companyId }: Scope): string => {
    if (!uid) throw notAuthenticated();
    if (!companyId) throw noCompany();
    return `companies/${companyId}/${collection}`;
  };

/**
 * A document as a typed record. Stored fields are checked, never assumed.
 * @throws AppError `invalid`, naming the record, when the document does not fit the schema.
 */
export function parseRecord<T>(
  definition: Pick<CollectionDefinition<T>, 'name' | 'schema'>,
  { id, data }: RawDocument,
): Stored<T> {
  const fields = definition.schema.safeParse(data);
  const audit = auditSchema.safeParse(data);
  if (!fields.success || !audit.success) {
    throw new AppError({
      code: 'invalid',
      userMessage: `The record ${definition.name}/${id} is damaged and cannot be shown.`,
      cause: fields.error ?? audit.error,
    });
  }
  return { ...fields.data, ...audit.data, id };
}
