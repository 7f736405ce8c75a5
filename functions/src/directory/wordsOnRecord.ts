import { searchWordsOf, type WordCollection } from '@/domain/search/words';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { changedFields } from '../platform/changedFields';
import { defineReaction, type Reaction } from '../platform/reaction';

type Data = Record<string, unknown>;

/** Keeps a record's search words in sync with its contents. */
export const wordsOnJob = onRecord('wordsOnJob', 'jobs');
export const wordsOnEstimate = onRecord('wordsOnEstimate', 'estimates');
export const wordsOnAgreement = onRecord('wordsOnAgreement', 'agreements');
export const wordsOnContract = onRecord('wordsOnContract', 'contracts');
export const wordsOnInvoice = onRecord('wordsOnInvoice', 'invoices');
export const wordsOnInspection = onRecord('wordsOnInspection', 'inspections');
export const wordsOnManualJ = onRecord('wordsOnManualJ', 'manualJ');
export const wordsOnPlumbingCalc = onRecord('wordsOnPlumbingCalc', 'plumbingCalc');
export const wordsOnFinding = onRecord('wordsOnFinding', 'findings');
export const wordsOnDiagnostic = onRecord('wordsOnDiagnostic', 'diagnostics');
export const wordsOnRefrigerantMove = onRecord('wordsOnRefrigerantMove', 'refrigerantMoves');
export const wordsOnLead = onRecord('wordsOnLead', 'leads');

/** ... and a job's in sync with its work and parts, a separate record under the job's id. */
export const wordsOnJobWork = defineReaction(
  'wordsOnJobWork',
  'jobWork',
  (deps, { params: { companyId = '', id = '' } }) => keepWords(deps, companyId, 'jobs', id),
  { concerns: ({ before, after }) => changedFields(before, after).includes('workLines') },
);

function onRecord<C extends WordCollection>(name: string, collection: C): Reaction<C> {
  return defineReaction(
    name,
    collection,
    (deps, { params: { companyId = '', id = '' } }) => keepWords(deps, companyId, collection, id),
    {
      concerns: ({ before, after }) =>
        after !== null && !(collection === 'jobs' ? hasSameWords(before, after) : hasItsWords(collection, after)),
    },
  );
}

/** Whether a change doesn't affect a job's words. What its work and parts add isn't known here. */
const hasSameWords = (before: Data | null, after: Data): boolean =>
  before !== null &&
  after['searchWords'] !== undefined &&
  isSame(before['searchWords'], after['searchWords']) &&
  isSame(searchWordsOf('jobs', before), searchWordsOf('jobs', after));

/** Whether a stored record has the correct words. `jobWork` is a job's work record. */
export const hasItsWords = (collection: WordCollection, record: Data, jobWork: Data = {}): boolean =>
  isSame(record['searchWords'] ?? [], searchWordsOf(collection, record, jobWork));

/**
 * Writes the search words for the record's current state, not the event's. Its revision, last editor and edit time don't change: no one
 * edited it.
 */
export const keepWords = ({ db }: Deps, companyId: string, collection: WordCollection, id: string): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const ref = inCompany(db, companyId, collection).doc(id);
    const work = collection === 'jobs' ? [inCompany(db, companyId, 'jobWork').doc(id)] : [];
    const [stored, jobWork] = await transaction.getAll(ref, ...work);
    const record = stored?.data();
    if (!record || hasItsWords(collection, record, jobWork?.data())) return;
    transaction.update(ref, { searchWords: searchWordsOf(collection, record, jobWork?.data()) });
  });
