import { expect, it, vi } from 'vitest';
import { hasWords, wordLookups } from '@/domain/search/words';
import type { Stored } from '@/domain/record/schema';
import { select } from './memoryDocuments';
import { readLookup } from './readLookup';
import { cursorAfter, type ListOptions } from './store';

type Record = Stored<{ searchWords: string[] }>;

const records = (words: (index: number) => string[]): Record[] =>
  Array.from({ length: 400 }, (_, index) => ({
    id: `r${index}`,
    searchWords: words(index),
    createdBy: '',
    createdAt: '',
    updatedBy: '',
    updatedAt: `2026-01-01T00:00:00.${String(999 - index)}Z`,
    revision: '',
    baseRevision: '',
  }));

/** Reads like the memory store, and counts what it reads. */
function readsOf(all: readonly Record[], isDamaged: (id: string) => boolean = () => false) {
  const documents = new Map(all.map(({ id, ...data }) => [id, data]));
  const found = (options: ListOptions): Record[] =>
    select(documents, options).map(({ id, data }) => ({ id, ...data }) as Record);
  const state = { read: 0 };
  return {
    state,
    getPage: vi.fn((options: ListOptions) => {
      const page = found(options);
      state.read += page.length;
      const last = page.at(-1);
      const next = last && page.length === options.limit ? cursorAfter(last, options.orderBy) : null;
      // Like a page whose last record is damaged: it's left out, but the list continues after it.
      return Promise.resolve({ records: page.filter(({ id }) => !isDamaged(id)), next });
    }),
    count: vi.fn((options: ListOptions) => Promise.resolve(found(options).length)),
  };
}

const look = (typed: string, reads: ReturnType<typeof readsOf>) => {
  const [lookup] = wordLookups(typed, 5);
  if (!lookup) throw new Error('nothing is looked up');
  return readLookup<{ searchWords: string[] }>({ ...lookup, accepts: (record) => hasWords(record, typed) }, reads);
};

it('finds the one old record with a common and a rarer word, within 150 documents', async () => {
  // `condenser` is on all records, `fan` on every fifth, and both are on the oldest of these.
  const reads = readsOf(records((index) => ['condense', ...(index % 5 === 4 && index > 350 ? ['fan'] : [])]));
  const { records: found, isCut } = await look('condenser fan', reads);
  expect(found).toHaveLength(10);
  expect(isCut).toBe(false);
  expect(reads.state.read).toBeLessThanOrEqual(150);
});

it('stops and says there may be more when every word is too common', async () => {
  const reads = readsOf(records((index) => (index === 399 ? ['condense', 'fan', 'motor'] : ['condense', 'fan'])));
  const { records: found, isCut } = await look('condenser fan motor', reads);
  expect(found.map(({ id }) => id)).toEqual(['r399']);
  expect(isCut).toBe(false);
  const common = readsOf(records((index) => (index % 2 ? ['condense'] : ['fan'])));
  expect(await look('condenser fan', common)).toEqual({ records: [], isCut: true });
  expect(common.state.read).toBeLessThanOrEqual(120);
});

it('asks once if the first page suffices, and reads on if counts are missing', async () => {
  const few = readsOf(records((index) => (index < 3 ? ['condense', 'fan'] : [])));
  expect((await look('condenser fan', few)).records).toHaveLength(3);
  const many = readsOf(records(() => ['condense', 'fan']));
  expect((await look('condenser fan', many)).isCut).toBe(true);
  expect([few.getPage, many.getPage].map((page) => page.mock.calls.length)).toEqual([1, 1]);
  expect([few.count, many.count].map((count) => count.mock.calls.length)).toEqual([0, 0]);
  const offline = readsOf(records((index) => (index > 70 ? ['condense', 'fan'] : ['condense'])));
  offline.count.mockRejectedValue(new Error('offline'));
  expect((await look('condenser fan', offline)).records.length).toBeGreaterThanOrEqual(5);
});

it('reads on past pages of damaged records', async () => {
  const reads = readsOf(
    records(() => ['condense', 'fan']),
    (id) => Number(id.slice(1)) < 60,
  );
  expect((await look('condenser fan', reads)).records.length).toBeGreaterThanOrEqual(5);
});
