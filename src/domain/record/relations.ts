import type { OnDelete, OnMerge, Origin, Relation, RelationTarget } from './manifest';
import { COLLECTION_NAMES, isOfCompany, manifestOf, type CompanyCollectionName } from './manifests';

/** A collection whose records reference another one in `field`. */
export type Naming = { collection: CompanyCollectionName; field: string; onDelete: OnDelete };
export type MergeSource = { collection: CompanyCollectionName; field: string; onMerge: OnMerge };

const OF_COMPANY = COLLECTION_NAMES.filter(isOfCompany);

const RELATIONS = OF_COMPANY.flatMap((collection) =>
  manifestOf(collection).relations.map((relation): Relation & { collection: CompanyCollectionName } => ({
    ...relation,
    collection,
  })),
);

/** Returns everything that references a customer, a property or a job. */
export const namingsOf = (target: RelationTarget): readonly Naming[] => RELATIONS.filter(({ to }) => to === target);

/** Everything affected by a merge of two customers, in the order of the manifests. */
export const MERGE_SOURCES: readonly MergeSource[] = RELATIONS.filter((relation) => relation.to === 'customers');

/** Returns the collections whose records a merge handles as `kind`. */
export const mergedAs = (kind: OnMerge): readonly CompanyCollectionName[] => [
  ...new Set(MERGE_SOURCES.filter(({ onMerge }) => onMerge === kind).map(({ collection }) => collection)),
];

/** Returns the fields that identify a record's source, the deciding one first. */
export const originsOf = (collection: CompanyCollectionName): readonly Origin[] =>
  manifestOf(collection).madeFrom ?? [];

/** Collections whose records copy customer data. */
export const COPYING: readonly CompanyCollectionName[] = OF_COMPANY.filter((name) => manifestOf(name).copiesCustomer);
