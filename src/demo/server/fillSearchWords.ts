import type { MemoryDocuments } from '@/data/records/memoryDocuments';
import { searchWordsOf, WORD_COLLECTIONS } from '@/domain/search/words';

/** Adds search words to records: they're derived from the rest, and recordings omit them. */
export function fillSearchWords(documents: MemoryDocuments): void {
  for (const path of documents.paths()) {
    const collection = WORD_COLLECTIONS.find((name) => path.endsWith(`/${name}`));
    if (!collection) continue;
    const work = documents.at(collection === 'jobs' ? path.replace(/jobs$/, 'jobWork') : '');
    const found = [...documents.at(path)].map(
      ([id, data]) => [id, { ...data, searchWords: searchWordsOf(collection, data, work.get(id)) }] as const,
    );
    documents.takeIn({ [path]: Object.fromEntries(found) });
  }
}
