import { COLLECTION_NAMES, isOfCompany } from '@/domain/record/manifests';
import { COPYING, MERGE_SOURCES, namingsOf, originsOf } from '@/domain/record/relations';
import type { QueryShape } from '../../scripts/indexes/queryShape';

const named = (use: string, collection: string, field: string, operator = '=='): QueryShape => ({
  use: `${use}: ${collection} by ${field}`,
  collection,
  where: [[field, operator]],
});

/** The queries of deletions, merges, imports and sample data for each relation that a manifest declares. */
export const RELATION_SHAPES: readonly QueryShape[] = [
  ...(['customers', 'properties', 'jobs'] as const).flatMap((target) =>
    namingsOf(target).map(({ collection, field }) => named(`what names ${target}`, collection, field, 'in')),
  ),
  ...MERGE_SOURCES.map(({ collection, field }) => named('merge', collection, field)),
  ...COPYING.map((collection) => named('copies of a customer', collection, 'customerId')),
  ...COLLECTION_NAMES.filter(isOfCompany).flatMap((name) =>
    originsOf(name).flatMap((origin) =>
      'namedBy' in origin ? [named(`what ${name} were made from`, origin.from, origin.namedBy, 'in')] : [],
    ),
  ),
];
