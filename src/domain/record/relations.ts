import type { OnDelete, OnMerge, Origin, Relation, RelationTarget } from './manifest';
import { COLLECTION_NAMES, manifestOf, type CollectionName } from './manifests';

/** A collection whose records name another one in `field`. */
export type Naming = { collection: CollectionName; field: string; onDelete: OnDelete };
export type MergeSource = { collection: CollectionName; field: string; onMerge: OnMerge };

const all = COLLECTION_NAMES.flatMap((collection) =>
  manifestOf(collection).relations.map((relation): Relation & { collection: CollectionName } => ({
    ...relation,
    collection,
  })),
);

/** Everything that names a customer, a property or a job. */
export const namingsOf = (target: RelationTarget): readonly Naming[] => all.filter(({ to }) => to === target);

/** Everything that a merge of two customers has to think of, in the order of the manifests. */
export const MERGE_SOURCES: readonly MergeSource[] = all.filter((relation) => relation.to === 'customers');

/** The fields that say what a record was made from, the deciding one first. */
export const originsOf = (collection: CollectionName): readonly Origin[] => manifestOf(collection).madeFrom ?? [];

/** The collections whose records repeat their customer. */
export const COPYING: readonly CollectionName[] = COLLECTION_NAMES.filter((name) => manifestOf(name).copiesCustomer);
