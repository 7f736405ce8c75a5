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

/** Whose records: the signed-in user, their company, and the company's owner (technicians live under the owner). */
export type Scope = { uid: string | null; companyId: string | null; ownerUid: string | null };

export type CollectionDefinition<T> = {
  name: string;
  path: (scope: Scope) => string;
  schema: LazySchema<T>;
  ttlMs: number;
  cache: RecordCache;
  /**
   * True for reads the error catalog lets fail quietly (users, technicians, features, jobs): hooks log a failed read,
   * notify the shell, and show null or an empty list instead of an error page.
   */
  isQuiet: boolean;
};

type DefinitionInput<T> = {
  name: string;
  path: (scope: Scope) => string;
  /** Gives the schema when the first record is read or written. */
  schema: () => ZodType<T> | Promise<ZodType<T>>;
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

/** Records that have been said to hold damaged elements: once is enough. */
const told = new Set<string>();

/** What functions alone write is as they wrote it, or wrong as a whole. */
const isMended = (name: string): boolean =>
  Object.hasOwn(MANIFESTS, name) && isClientWritten(manifestOf(name as CollectionName));

/** What a document of a collection is read by. */
type Named<T> = { name: string; schema: ZodType<T> };

type Fields<T> = {
  fields: ReturnType<ZodType<T>['safeParse']>;
  /** Those with elements that are left out. */
  parts: string[];
};

/** As the schema's `safeParse`, but one damaged element of a list does not hide the record: it is left out, and logged. */
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
 * A document as a typed record. Stored fields are checked, never assumed. Elements of its lists that do not fit are left
 * out. Whatever does not fit is noted in `damagedRecords`, so that the screen can say so.
 * @throws DamagedError, an AppError `invalid`, when the document does not fit the schema otherwise.
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

/** The same for a single document, for callers without one at hand while the schema loads. */
export const readRecord = async <T>(
  { name, schema }: Pick<CollectionDefinition<T>, 'name' | 'schema'>,
  document: RawDocument,
): Promise<Stored<T>> => parseRecord({ name, schema: await schema.load() }, document);
