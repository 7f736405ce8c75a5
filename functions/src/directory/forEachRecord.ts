import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { WordCollection } from '@/domain/search/words';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { pagesOf } from '../platform/pagesOf';

const PAGE = 2000;

/** Visits all records of a company's collection one by one, reading only these fields. */
export async function forEachRecord(
  { db }: Deps,
  companyId: string,
  name: 'customers' | 'properties' | 'equipment' | 'pricebook' | WordCollection,
  fields: readonly string[],
  visit: (record: QueryDocumentSnapshot) => void | Promise<void>,
): Promise<void> {
  const query = inCompany(db, companyId, name)
    .orderBy(FieldPath.documentId())
    .select(...fields);
  for await (const docs of pagesOf(query, PAGE)) for (const record of docs) await visit(record);
}
