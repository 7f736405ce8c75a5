import { z } from 'zod';
import { isClientWritten, isWrittenOnce } from '@/domain/record/manifest';
import { COLLECTION_NAMES, manifestOf, type CollectionName } from '@/domain/record/manifests';
import { ALL_SCHEMAS } from './allSchemas';
import type { RulesCollection } from './collection';
import { AWARD_COLLECTIONS } from './collections/awards';
import { BILLING_COLLECTIONS } from './collections/billing';
import { DIAGNOSTIC_COLLECTIONS } from './collections/diagnostics';
import { INSPECTION_COLLECTIONS } from './collections/inspections';
import { LOAD_CALCULATION_COLLECTIONS } from './collections/loadCalculations';
import { OUTSIDE_COLLECTIONS } from './collections/outside';
import { PLUMBING_COLLECTIONS } from './collections/plumbing';
import { PRICEBOOK_COLLECTIONS } from './collections/pricebook';
import { REVIEW_COLLECTIONS } from './collections/reviews';
import { SITE_COLLECTIONS } from './collections/sites';
import { WORK_COLLECTIONS } from './collections/work';

/**
 * Returns how to check a collection that is fully described by its manifest and schema; null without a schema that lists its fields.
 * Anything they can't express has an entry in `collections/`.
 */
export function plainCollection(name: CollectionName): RulesCollection | null {
  const schema: unknown = ALL_SCHEMAS[name];
  if (!(schema instanceof z.ZodObject)) return null;
  const manifest = manifestOf(name);
  return {
    schema,
    ...(isWrittenOnce(manifest) && { changeable: [] }),
  };
}

/** For collections that manifest and schema don't fully describe. */
const ENTRIES: Readonly<Record<string, RulesCollection>> = {
  ...WORK_COLLECTIONS,
  ...BILLING_COLLECTIONS,
  ...PRICEBOOK_COLLECTIONS,
  ...LOAD_CALCULATION_COLLECTIONS,
  ...PLUMBING_COLLECTIONS,
  ...DIAGNOSTIC_COLLECTIONS,
  ...INSPECTION_COLLECTIONS,
  ...AWARD_COLLECTIONS,
  ...REVIEW_COLLECTIONS,
  ...OUTSIDE_COLLECTIONS,
  ...SITE_COLLECTIONS,
};

/** Every collection that clients write. The rules tests use it too: there is no other list. */
export const RULES_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  ...ENTRIES,
  ...Object.fromEntries(
    COLLECTION_NAMES.flatMap((name) => {
      const plain = isClientWritten(manifestOf(name)) && !(name in ENTRIES) ? plainCollection(name) : null;
      return plain ? [[name, plain] as const] : [];
    }),
  ),
};
