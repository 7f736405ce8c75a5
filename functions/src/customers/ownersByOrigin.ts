import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { CompanyCollectionName } from '@/domain/record/manifests';
import { originsOf } from '@/domain/record/relations';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';

/** Maximum values in one `in` clause. */
const IDS_AT_ONCE = 30;

/**
 * Returns the current customer of each record's origin, by the record's id: an entry's origin is its payment, a deposit's without an
 * invoice its estimate. Nothing for a record without an origin, or whose origin no longer exists.
 */
export async function ownersByOrigin(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  collection: CompanyCollectionName,
  records: readonly DocumentSnapshot[],
): Promise<ReadonlyMap<string, unknown>> {
  const origins = new Map<string, DocumentReference>();
  const owners = new Map<string, unknown>();
  for (const origin of originsOf(collection)) {
    const open = records.filter(({ id }) => !origins.has(id) && !owners.has(id));
    if ('field' in origin) {
      for (const record of open) {
        const id: unknown = record.get(origin.field);
        if (typeof id === 'string' && id !== '')
          origins.set(record.id, inCompany(deps.db, companyId, origin.from).doc(id));
      }
      continue;
    }
    for (let start = 0; start < open.length; start += IDS_AT_ONCE) {
      const ids = open.slice(start, start + IDS_AT_ONCE).map(({ id }) => id);
      const query = inCompany(deps.db, companyId, origin.from).where(origin.namedBy, 'in', ids);
      const { docs } = await transaction.get(query.select(origin.namedBy, 'customerId'));
      for (const maker of docs) owners.set(String(maker.get(origin.namedBy)), maker.get('customerId'));
    }
  }
  const refs = [...new Map([...origins.values()].map((ref) => [ref.path, ref])).values()];
  const found = refs.length === 0 ? [] : await transaction.getAll(...refs, { fieldMask: ['customerId'] });
  const byPath = new Map(found.map((record) => [record.ref.path, record.get('customerId') as unknown]));
  for (const [id, ref] of origins) owners.set(id, byPath.get(ref.path));
  return owners;
}
