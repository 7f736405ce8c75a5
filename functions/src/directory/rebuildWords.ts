import { WORD_COLLECTIONS, WORD_FIELDS } from '@/domain/search/words';
import type { Deps } from '../platform/admin';
import { forEachRecord } from './forEachRecord';
import { hasItsWords, keepWords } from './wordsOnRecord';

/** Gives a company's records the words by which they are found, where they lack them. */
export async function rebuildWords(deps: Deps, companyId: string): Promise<void> {
  for (const collection of WORD_COLLECTIONS)
    await forEachRecord(deps, companyId, collection, WORD_FIELDS[collection], async (record) => {
      if (!hasItsWords(collection, record.data())) await keepWords(deps, collection, record.ref);
    });
}
