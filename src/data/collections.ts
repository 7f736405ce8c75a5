import type { ZodType } from 'zod';
import { COLLECTION_NAMES, manifestOf, type CollectionName } from '@/domain/record/manifests';
import type { FieldsOf } from '@/domain/record/schemas';
import { companySchema } from '@/domain/company/schema';
import { userSchema } from '@/domain/user/schema';
import { noCompany, notAuthenticated } from './errors';
import { PROFILE_CACHE_TTL_MS } from './limits';
import { companyPath, defineCollection, type CollectionDefinition, type Scope } from './records/definition';
import { createPersistedCache } from './records/persistedCache';

const signedInPath =
  (path: string) =>
  ({ uid }: Scope): string => {
    if (!uid) throw notAuthenticated();
    return path;
  };

const underOwner =
  (collection: string) =>
  ({ uid, ownerUid }: Scope): string => {
    if (!uid) throw notAuthenticated();
    if (!ownerUid) throw noCompany();
    return `users/${ownerUid}/${collection}`;
  };

const PATHS = { root: signedInPath, company: companyPath, owner: underOwner } as const;

/** Caching overrides for collections where the defaults don't fit. */
const CACHING: Partial<Record<CollectionName, Partial<Pick<CollectionDefinition<unknown>, 'ttlMs' | 'isQuiet'>>>> = {
  users: { ttlMs: PROFILE_CACHE_TTL_MS, isQuiet: true },
  technicians: { ttlMs: PROFILE_CACHE_TTL_MS, isQuiet: true },
  jobs: { isQuiet: true },
  // Technicians add to it while the office is writing the invoice.
  jobWork: { ttlMs: 5_000 },
  mail: { ttlMs: 5_000 },
  pricebookChanges: { ttlMs: 5_000 },
  pricebookChangeResults: { ttlMs: 5_000 },
};

/** Collections whose cache survives a reload. */
const PERSISTED: readonly CollectionName[] = ['users', 'technicians'];

/** Read on every start, so these schemas are available immediately. */
const SCHEMAS_OF_THE_START: Partial<Record<CollectionName, () => ZodType>> = {
  users: () => userSchema,
  companies: () => companySchema,
};

/** The list of all other schemas grows with every area, and the frame renders without it. */
const laterSchema = (name: CollectionName) => async (): Promise<ZodType> => {
  const { SCHEMAS } = await import('@/domain/record/schemas');
  return SCHEMAS[name]();
};

type Collections = {
  readonly [Name in CollectionName]: CollectionDefinition<FieldsOf<Name>>;
};

/** Every collection the app reads, built from its manifest and, once loaded, its schema in the domain. */
export const collections = Object.fromEntries(
  COLLECTION_NAMES.map((name) => [
    name,
    defineCollection<unknown>({
      name,
      path: PATHS[manifestOf(name).place](name),
      schema: SCHEMAS_OF_THE_START[name] ?? laterSchema(name),
      ...CACHING[name],
      ...(PERSISTED.includes(name) && { cache: createPersistedCache(name) }),
    }),
  ]),
  // `fromEntries` loses which name has which schema type.
) as Collections;
