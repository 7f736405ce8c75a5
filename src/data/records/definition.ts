import { isClientWritten } from '@/domain/record/manifest';
import { MANIFESTS, manifestOf, type CollectionName } from '@/domain/record/manifests';
import type { Stored } from '@/domain/record/schema';
import { auditSchema } from '@/domain/record/schema';
import type { ZodType } from 'zod';
import { noCompany, notAuthenticated } from '../errors';
import { DEFAULT_TTL_MS } from '../limits';
import { DamagedError, damagedRecords } from './damagedRecords';
import { lazySchema, type LazySchema } from './lazySchema';
import { registerCache } from './namedCaches';
import { createMemoryCache, type RecordCache } from './recordCache';
import type { RawDocument } from './store';
import { withoutDamaged } from './withoutDamaged';

/**
 * The scope of records: the signed-in user, their company, and the company's owner (technicians are stored under the
 * owner).
 */
export type Scope = { uid: string | null; companyId: string | null; ownerUid: string | null };

export type CollectionDefinition<T> = {
  name: string;
  path: (scope: Scope) => string;
  schema: LazySchema<T>;
  ttlMs: number;
  cache: RecordCache;
  /**
   * True for reads the error catalog lets fail quietly (users, technicians, features, jobs): hooks log a failed read, notify the shell,
   * and show null or an empty list instead of an error page.
   */
  isQuiet: boolean;
};

type DefinitionInput<T> = {
  name: string;
  path: (scope: Scope) => string;
  /** Returns the schema when the first record is read or written. */
  schema: () => ZodType<T> | Promise<ZodType<T>>;
  ttlMs?: number;
  cache?: RecordCache;
  isQuiet?: boolean;
};

/** Defines a collection: its name, where it's stored, its fields, and how long a read may be reused. */
export function defineCollection<T>({
  name,
  path,
  schema,
  ttlMs = DEFAULT_TTL_MS,
  cache,
  isQuiet = false,
}: DefinitionInput<T>): CollectionDefinition<T> {
  return {
    name,
    path,
    schema: lazySchema(schema),
    ttlMs,
    cache: registerCache(cache ?? createMemoryCache(ttlMs)),
    isQuiet,
  };
}

/**
 * Returns the path of a per-company collection.
 * @throws AppError 'User not authenticated', 'User not associated with a company'.
 */
export const companyPath =
  (collection: string) =>
  ({ uid, companyId }: Scope): string => {
    if (!uid) throw notAuthenticated();
    if (!companyId) throw noCompany();
    return `companies/${companyId}/${collection}`;
  };

/** Records already reported to have damaged elements: once is enough. */
const told = new Set<string>();

/** Documents written only by functions are either as written or wrong as a whole. */
const isMended = (name: string): boolean =>
  Object.hasOwn(MANIFESTS, name) && isClientWritten(manifestOf(name as CollectionName));

/** A collection's name and the schema that parses its documents. */
type Named<T> = { name: string; schema: ZodType<T> };

type Fields<T> = {
  fields: ReturnType<ZodType<T>['safeParse']>;
  /** Fields with elements that were left out. */
  parts: string[];
};

/** Like the schema's `safeParse`, but one damaged list element doesn't hide the record: it's left out and logged. */
function parseFields<T>({ name, schema }: Named<T>, { id, data }: RawDocument): Fields<T> {
  const fields = schema.safeParse(data);
  if (fields.success || !isMended(name)) return { fields, parts: [] };
  const mended = withoutDamaged(data, fields.error);
  const again = mended && schema.safeParse(mended);
  if (!again?.success) return { fields, parts: [] };
  const place = `${name}/${id}`;
  if (!told.has(place)) console.error(`Damaged elements of ${place} are left out`, fields.error);
  told.add(place);
  return { fields: again, parts: [...new Set(fields.error.issues.map(({ path }) => String(path[0])))] };
}

/**
 * Parses a document as a typed record. Stored fields are always validated. Invalid list elements are left out. Anything invalid is
 * recorded in `damagedRecords`, so that the screen can say so.
 * @throws DamagedError, an AppError `invalid`, if the document doesn't match the schema otherwise.
 */
export function parseRecord<T>(collection: Named<T>, document: RawDocument): Stored<T> {
  const { id, data } = document;
  const { fields, parts } = parseFields(collection, document);
  const audit = auditSchema.safeParse(data);
  if (!fields.success || !audit.success) {
    damagedRecords.note(collection.name, document);
    throw new DamagedError(collection.name, id, fields.error ?? audit.error);
  }
  if (parts.length > 0) damagedRecords.note(collection.name, document, parts);
  else damagedRecords.forget(collection.name, id);
  return { ...fields.data, ...audit.data, id };
}

/** Same for a single document, for callers that don't have the schema loaded yet. */
export const readRecord = async <T>(
  { name, schema }: Pick<CollectionDefinition<T>, 'name' | 'schema'>,
  document: RawDocument,
): Promise<Stored<T>> => parseRecord({ name, schema: await schema.load() }, document);
