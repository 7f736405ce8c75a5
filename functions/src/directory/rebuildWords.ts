import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { WORD_COLLECTIONS, WORD_FIELDS, type WordCollection } from '@/domain/search/words';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { forEachRecord } from './forEachRecord';
import { hasItsWords, keepWords } from './wordsOnRecord';

/** Number of jobs whose lines are read at once. */
const AT_ONCE = 200;

/** Adds missing search words to a company's records. */
export async function rebuildWords(deps: Deps, companyId: string): Promise<void> {
  for (const collection of WORD_COLLECTIONS) {
    const waiting: QueryDocumentSnapshot[] = [];
    const settle = async (): Promise<void> => keepAll(deps, companyId, collection, waiting.splice(0));
    await forEachRecord(deps, companyId, collection, WORD_FIELDS[collection], async (record) => {
      waiting.push(record);
      if (waiting.length >= AT_ONCE) await settle();
    });
    await settle();
  }
}

async function keepAll(
  deps: Deps,
  companyId: string,
  collection: WordCollection,
  records: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const work = inCompany(deps.db, companyId, 'jobWork');
  const lines =
    collection === 'jobs' && records.length > 0
      ? await deps.db.getAll(...records.map(({ id }) => work.doc(id)), { fieldMask: ['workLines'] })
      : [];
  for (const [index, record] of records.entries())
    if (!hasItsWords(collection, record.data(), lines[index]?.data()))
      await keepWords(deps, companyId, collection, record.id);
}
