import type { DocumentReference } from 'firebase-admin/firestore';
import { searchWordsOf, type WordCollection } from '@/domain/search/words';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineTrigger } from '../platform/defineTrigger';

/** Keep the words by which records are found in step with what stands on them. */
export const wordsOnJob = onRecord('wordsOnJob', 'jobs');
export const wordsOnEstimate = onRecord('wordsOnEstimate', 'estimates');
export const wordsOnInvoice = onRecord('wordsOnInvoice', 'invoices');
export const wordsOnManualJ = onRecord('wordsOnManualJ', 'manualJ');

function onRecord(name: string, collection: WordCollection): ReturnType<typeof defineTrigger> {
  return defineTrigger(name, `companies/{companyId}/${collection}/{id}`, async (deps, { params, after }) => {
    if (!after || hasItsWords(collection, after)) return;
    const { companyId = '', id = '' } = params;
    await keepWords(deps, collection, inCompany(deps.db, companyId, collection).doc(id));
  });
}

/** Whether a stored record has the words that it should. */
export const hasItsWords = (collection: WordCollection, record: Record<string, unknown>): boolean =>
  isSame(record['searchWords'] ?? [], searchWordsOf(collection, record));

/**
 * Writes a record's words as it is now, not as an event said. Neither its revision nor who changed it and when is touched:
 * nobody has worked on it.
 */
export const keepWords = ({ db }: Deps, collection: WordCollection, ref: DocumentReference): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data();
    if (!record || hasItsWords(collection, record)) return;
    transaction.update(ref, { searchWords: searchWordsOf(collection, record) });
  });
