import type { DocumentReference } from 'firebase-admin/firestore';
import type { CollectionName, CompanyCollectionName } from '@/domain/record/manifests';
import { capitalize } from '@/lib/words';
import type { Deps } from '../platform/admin';
import { inCompany, techniciansOf, users } from '../platform/collections';
import { defineReaction, type Reaction } from '../platform/reaction';
import { restoreDamaged } from './restoreDamaged';

type Restored = CompanyCollectionName | 'technicians';

/**
 * Restores the last good version of a record when someone stores one that can't be read (`restoreDamaged`). It is the first reaction of
 * every collection that people write, so that the others see the good version.
 */
export const restoring = <C extends Restored>(collection: C): Reaction<C> =>
  defineReaction(
    `restoreIn${capitalize(collection)}`,
    collection,
    async (deps, change) => {
      const place = await placeOf(deps, collection, change.params);
      if (place) await restoreDamaged(deps, { ...place, collection }, change);
    },
    { concerns: ({ after }) => after !== null },
  );

type Place = { companyId: string; collection: CollectionName; ref: DocumentReference };

async function placeOf(
  { db }: Deps,
  collection: Restored,
  { companyId = '', ownerUid = '', id = '' }: Record<string, string>,
): Promise<Omit<Place, 'collection'> | null> {
  if (collection !== 'technicians') return { companyId, ref: inCompany(db, companyId, collection).doc(id) };
  const owned: unknown = (await users(db).doc(ownerUid).get()).get('companyId');
  if (typeof owned !== 'string' || owned === '') return null;
  return { companyId: owned, ref: techniciansOf(db, ownerUid).doc(id) };
}
