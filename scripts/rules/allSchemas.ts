import { COLLECTION_NAMES, type CollectionName } from '@/domain/record/manifests';
import { SCHEMAS, type SchemaOf } from '@/domain/record/schemas';

type AllSchemas = { readonly [Name in CollectionName]: SchemaOf<Name> };

/** All collections' schemas, loaded: for the rules, which are generated from them, and for tests. Manifests without a schema are left out. */
export const ALL_SCHEMAS = Object.fromEntries(
  await Promise.all(
    COLLECTION_NAMES.filter((name) => name in SCHEMAS).map(async (name) => [name, await SCHEMAS[name]()] as const),
  ),
  // `fromEntries` loses which name has which schema.
) as AllSchemas;
