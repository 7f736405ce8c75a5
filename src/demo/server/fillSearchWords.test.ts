import { expect, test } from 'vitest';
import { createMemoryDocuments } from '@/data/records/memoryDocuments';
import { hasWords, WORD_COLLECTIONS } from '@/domain/search/words';
import { fillSearchWords } from './fillSearchWords';

test('makes a recording’s records searchable by title, and jobs by their work and parts', () => {
  const documents = createMemoryDocuments({
    ...Object.fromEntries(
      WORD_COLLECTIONS.map((name) => [
        `companies/c/${name}`,
        { r1: { title: 'No heat', unitName: 'No heat', name: 'No heat', customerName: 'No heat', searchWords: [] } },
      ]),
    ),
    'companies/c/jobWork': { r1: { workLines: [{ name: 'Dual run capacitor' }] } },
  });
  fillSearchWords(documents);
  for (const name of WORD_COLLECTIONS) {
    expect(hasWords(documents.at(`companies/c/${name}`).get('r1') ?? {}, 'heat')).toBe(true);
  }
  expect(hasWords(documents.at('companies/c/jobs').get('r1') ?? {}, 'capac')).toBe(true);
});
