import type { OnDelete, OnMerge, Origin, Relation, RelationTarget } from './manifest';
import { COLLECTION_NAMES, isOfCompany, manifestOf, type CompanyCollectionName } from './manifests';

/** A collection whose records refer to another one in `field`. */
export type Naming = { collection: CompanyCollectionName; field: string; onDelete: OnDelete };
export type MergeSource = { collection: CompanyCollectionName; field: string; onMerge: OnMerge };

const OF_COMPANY = COLLECTION_NAMES.filter(isOfCompany);

const RELATIONS = OF_COMPANY.flatMap((collection) =>
  manifestOf(collection).relations.map((relation): Relation & { collection: CompanyCollectionName } => ({
    ...relation,
    collection,
  })),
);

/** Returns everything that refers to a customer, a property or a job. */
export const namingsOf = (target: RelationTarget): readonly Naming[] => RELATIONS.filter(({ to }) => to === target);

/** Everything that a merge of two customers has to handle, in the order of the manifests. */
export const MERGE_SOURCES: readonly MergeSource[] = RELATIONS.filter((relation) => relation.to === 'customers');

/** Returns the collections whose records a merge handles as `kind`. */
export const mergedAs = (kind: OnMerge): readonly CompanyCollectionName[] => [
  ...new Set(MERGE_SOURCES.filter(({ onMerge }) => onMerge === kind).map(({ collection }) => collection)),
];

/** Returns the fields that say what a record was created from, the deciding one first. */
export const originsOf = (collection: CompanyCollectionName): readonly Origin[] =>
  manifestOf(collection).madeFrom ?? [];

/** The collections whose records copy fields of their customer. */
export const COPYING: readonly CompanyCollectionName[] = OF_COMPANY.filter((name) => manifestOf(name).copiesCustomer);
