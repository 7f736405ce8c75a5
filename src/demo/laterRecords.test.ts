import { describe, expect, test } from 'vitest';
import { createMemoryDocuments } from '@/data/records/memoryDocuments';
import { storeOf } from '@/data/records/memoryStore';
import { withLaterRecords } from './laterRecords';

/** A store with a job whose customer loads later. */
function arriving(fetchThem: (takeIn: () => void) => Promise<void>) {
  const documents = createMemoryDocuments({ 'companies/c/jobs': { j1: { title: 'Furnace' } } });
  const takeIn = (): void => documents.takeIn({ 'companies/c/customers': { c1: { name: 'Ada' } } });
  return withLaterRecords(storeOf(documents), {
    parts: ['rest'],
    partOf: (path) => (path.endsWith('/customers') ? 'rest' : null),
    fetchPart: () => fetchThem(takeIn),
  });
}

describe('records that load later', () => {
  test('only the query that needs them waits', async () => {
    const arrivals: (() => void)[] = [];
    const store = arriving(
      (takeIn) =>
        new Promise((resolve) => {
          arrivals.push(() => {
            takeIn();
            resolve();
          });
        }),
    );
    const seen: string[] = [];
    const customers = store.query('companies/c/customers', {}).then((found) => seen.push(`${found.length} customer`));
    store.watchDocument(
      'companies/c/customers',
      'c1',
      (found) => seen.push(`watched ${String(found?.data['name'])}`),
      () => seen.push('failed'),
    );
    const [job] = await store.query('companies/c/jobs', {});
    expect(job?.data['title']).toBe('Furnace');
    expect(seen).toEqual([]);

    for (const arrive of arrivals) arrive();
    await customers;
    await expect.poll(() => seen).toEqual(expect.arrayContaining(['1 customer', 'watched Ada']));
    expect(seen).not.toContain('failed');
  });

  test('a query also waits for what its index needs', async () => {
    let fill = (): void => undefined;
    const documents = createMemoryDocuments({ 'companies/c/jobs': { j1: { title: 'Furnace' } } });
    const store = withLaterRecords(storeOf(documents), {
      parts: ['words'],
      partOf: (_path, { where = [] }) => (where.some(({ field }) => field === 'searchWords') ? 'words' : null),
      fetchPart: () =>
        new Promise((resolve) => {
          fill = () => {
            documents.takeIn({ 'companies/c/jobs': { j1: { title: 'Furnace', searchWords: ['fur'] } } });
            resolve();
          };
        }),
    });
    const where = [{ field: 'searchWords', operator: 'array-contains', value: 'fur' }] as const;
    const found = store.query('companies/c/jobs', { where });
    await expect(store.query('companies/c/jobs', {})).resolves.toHaveLength(1);
    fill();
    await expect(found).resolves.toHaveLength(1);
  });

  test('a failed load is reported, and can be retried', async () => {
    let times = 0;
    const store = arriving((takeIn) => {
      times += 1;
      if (times === 1) return Promise.reject(new TypeError('Failed to fetch'));
      takeIn();
      return Promise.resolve();
    });
    await expect(store.get('companies/c/customers', 'c1')).rejects.toThrow();
    await expect(store.get('companies/c/customers', 'c1')).resolves.toMatchObject({ data: { name: 'Ada' } });
  });
});
