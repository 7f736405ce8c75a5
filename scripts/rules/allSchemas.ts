import { COLLECTION_NAMES, type CollectionName } from '@/domain/record/manifests';
import { SCHEMAS, type SchemaOf } from '@/domain/record/schemas';

type AllSchemas = { readonly [Name in CollectionName]: SchemaOf<Name> };

/** The schemas of all collections, loaded: for the rules, which are written from them, and for tests. One that a manifest has none for is left out. */
export const ALL_SCHEMAS = Object.fromEntries(
  await Promise.all(
    COLLECTION_NAMES.filter((name) => name in SCHEMAS).map(async (name) => [name, await SCHEMAS[name]()] as const),
  ),
  // `fromEntries` forgets which name has which schema.
) as AllSchemas;
