import { can, type PermissionCollection } from '@/domain/access/permissions';
import { hasFeature, type Feature } from '@/domain/access/features';
import type { RelationTarget } from '@/domain/record/manifest';
import { manifestOf, type CollectionName } from '@/domain/record/manifests';
import { namingsOf, type Naming } from '@/domain/record/relations';
import { collections } from '../collections';
import { recordNotFound } from '../errors';
import { everyPage } from '../records/everyPage';
import type { Workspace } from '../session/workspace';

type Tools = Pick<Workspace, 'store' | 'scope' | 'getState'>;

/** Records that refer to a customer, a property or a job, as relevant for deleting it. */
export type Belongings = {
  /** Collections with records that prevent the deletion. */
  blocking: CollectionName[];
  /** Features that would have to be queried but are off for this user: the answer is unknown. */
  hidden: Feature[];
  /** Records that are deleted with it. */
  along: { collection: CollectionName; ids: string[] }[];
};

/** Returns the feature a collection belongs to, if any. */
function featureOf(collection: CollectionName): Feature[] {
  const { permission } = manifestOf(collection);
  return 'none' in permission || permission.feature === null ? [] : [permission.feature];
}

/**
 * Returns whether this user can see a collection, can't although there may be records (`hidden`), or needn't: a feature the company never
 * had is empty.
 */
export function sightOf(
  collection: CollectionName,
  { getState }: Pick<Tools, 'getState'>,
): 'open' | 'hidden' | 'empty' {
  const state = getState();
  if (can(state, 'read', collection as PermissionCollection)) return 'open';
  const [feature = null] = featureOf(collection);
  const { features = {}, withdrawnFeatures = {} } = state.company ?? {};
  return feature === null || hasFeature(features, feature) || hasFeature(withdrawnFeatures, feature)
    ? 'hidden'
    : 'empty';
}

/**
 * Returns what belongs to a record, by the manifests' relations and the server's current data: caches may be half a minute old, and an
 * offline device doesn't know everything.
 * @throws AppError `unavailable` without a connection, `not-found` if the record is already gone.
 */
export async function readBelongings(tools: Tools, target: RelationTarget, id: string): Promise<Belongings> {
  const { store, scope } = tools;
  if (!(await store.getFromServer(collections[target].path(scope()), id))) throw recordNotFound(target);
  const asked = namingsOf(target).filter(({ onDelete }) => onDelete !== 'stays');
  const found = await Promise.all(
    asked.map(async (naming) => {
      const sight = sightOf(naming.collection, tools);
      return { ...naming, sight, ids: sight === 'open' ? await idsOf(tools, naming, id) : [] };
    }),
  );
  const names = (list: readonly Naming[]): CollectionName[] => [...new Set(list.map(({ collection }) => collection))];
  return {
    blocking: names(found.filter(({ onDelete, ids }) => onDelete === 'blocks' && ids.length > 0)),
    hidden: [...new Set(found.flatMap(({ sight, collection }) => (sight === 'hidden' ? featureOf(collection) : [])))],
    along: found
      .filter(({ onDelete, ids }) => onDelete === 'goes-along' && ids.length > 0)
      .map(({ collection, ids }) => ({ collection, ids })),
  };
}

/** Returns all IDs if they are deleted along; one is enough if it prevents the deletion. */
async function idsOf({ store, scope }: Tools, { collection, field, onDelete }: Naming, id: string): Promise<string[]> {
  const path = collections[collection].path(scope());
  const query = { where: [{ field, operator: '==', value: id }] } as const;
  if (onDelete === 'blocks') return (await store.query(path, { ...query, limit: 1 })).map((record) => record.id);
  const ids: string[] = [];
  for await (const page of everyPage(
    query,
    (options) => store.query(path, options),
    (record) => record,
  ))
    ids.push(...page.map((record) => record.id));
  return ids;
}
