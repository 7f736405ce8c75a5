import { describe, expect, it } from 'vitest';
import { createMemoryDocuments, type DocumentChange } from '@/data/records/memoryDocuments';
import { FieldPath, FieldValue, MemoryFirestore } from './firebaseAdminFirestore';

function open(seed: Parameters<typeof createMemoryDocuments>[0] = {}) {
  const documents = createMemoryDocuments(seed);
  const changes: DocumentChange[] = [];
  documents.onChange((all) => changes.push(...all));
  return { db: new MemoryFirestore(documents), documents, changes };
}

describe('writes', () => {
  it('change single fields at any depth, and delete fields', async () => {
    const { db, documents } = open({ jobs: { a: { title: 'Leak', features: { jobs: true, taxes: true }, count: 2 } } });
    await db.doc('jobs/a').update({
      'features.jobs': FieldValue.delete(),
      count: FieldValue.increment(3),
      tags: FieldValue.arrayUnion('new'),
    });

    expect(documents.at('jobs').get('a')).toEqual({
      title: 'Leak',
      features: { taxes: true },
      count: 5,
      tags: ['new'],
    });
  });

  it('merge into an existing document, or replace it', async () => {
    const { db, documents } = open({ jobs: { a: { title: 'Leak', place: { city: 'Arden', zip: '28704' } } } });
    await db.doc('jobs/a').set({ place: { city: 'Asheville' } }, { merge: true });
    expect(documents.at('jobs').get('a')).toEqual({ title: 'Leak', place: { city: 'Asheville', zip: '28704' } });

    await db.doc('jobs/a').set({ title: 'Rattle', place: {} }, { mergeFields: ['title'] });
    expect(documents.at('jobs').get('a')).toEqual({ title: 'Rattle', place: { city: 'Asheville', zip: '28704' } });

    await db.doc('jobs/a').set({ title: 'No heat' });
    expect(documents.at('jobs').get('a')).toEqual({ title: 'No heat' });
  });

  it('fail where Firestore fails, with the same codes', async () => {
    const { db } = open({ jobs: { a: {} } });

    await expect(db.doc('jobs/a').create({})).rejects.toMatchObject({ code: 6 });
    await expect(db.doc('jobs/b').update({ title: 'x' })).rejects.toMatchObject({ code: 5 });
    const seen = await db.doc('jobs/a').get();
    await db.doc('jobs/a').update({ title: 'x' });
    await expect(
      db.doc('jobs/a').delete(seen.updateTime ? { lastUpdateTime: seen.updateTime } : {}),
    ).rejects.toMatchObject({ code: 9 });
  });

  it('have distinct times to the millisecond, in order', async () => {
    const { db } = open({ jobs: { a: {} } });
    const times: number[] = [];
    for (const title of ['x', 'y', 'z']) {
      await db.doc('jobs/a').update({ title });
      times.push((await db.doc('jobs/a').get()).updateTime?.toMillis() ?? 0);
    }
    await db.doc('jobs/a').delete();
    times.push(db.updateTimeOf(db.doc('jobs/a')).toMillis());
    expect(new Set(times).size).toBe(4);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('apply a batch completely or not at all, and notify once', async () => {
    const { db, changes } = open({ jobs: { a: { title: 'Leak' } } });
    const failing = db.batch().update(db.doc('jobs/a'), { title: 'x' }).update(db.doc('jobs/b'), {});
    await expect(failing.commit()).rejects.toMatchObject({ code: 5 });
    expect(changes).toEqual([]);

    await db.batch().update(db.doc('jobs/a'), { title: 'x' }).set(db.doc('jobs/b'), { title: 'y' }).commit();
    expect(changes).toEqual([
      { path: 'jobs', id: 'a', before: { title: 'Leak' }, after: { title: 'x' } },
      { path: 'jobs', id: 'b', before: null, after: { title: 'y' } },
    ]);
  });
});

it('loses no update when transactions run concurrently', async () => {
  const { db, documents } = open({ counters: { a: { count: 0 } } });
  const addOne = () =>
    db.runTransaction(async (transaction) => {
      const { count } = (await transaction.get(db.doc('counters/a'))).data() as { count: number };
      transaction.update(db.doc('counters/a'), { count: count + 1 });
    });
  await Promise.all(Array.from({ length: 5 }, addOne));

  expect(documents.at('counters').get('a')).toEqual({ count: 5 });
});

describe('queries', () => {
  const numbers = Object.fromEntries(['d', 'a', 'c', 'b'].map((id, index) => [id, { order: index, tags: [id] }]));

  it('filter, order, page and count', async () => {
    const { db } = open({ things: numbers });
    const idsOf = ({ docs }: { docs: readonly { id: string }[] }) => docs.map(({ id }) => id);
    const things = db.collection('things');

    expect(idsOf(await things.where('order', '>=', 1).get())).toEqual(['a', 'c', 'b']);
    expect(idsOf(await things.orderBy('order', 'desc').limit(2).get())).toEqual(['b', 'c']);
    expect(idsOf(await things.where('tags', 'array-contains', 'a').get())).toEqual(['a']);
    const [, second] = (await things.orderBy(FieldPath.documentId()).get()).docs;
    expect(idsOf(await things.orderBy(FieldPath.documentId()).startAfter(second).get())).toEqual(['c', 'd']);
    expect((await things.where('order', 'in', [0, 3]).count().get()).data()).toEqual({ count: 2 });
  });

  it('cannot order by id descending, like Firestore', async () => {
    const backwards = open({ things: numbers }).db.collection('things').orderBy(FieldPath.documentId(), 'desc');
    await expect(backwards.get()).rejects.toMatchObject({ code: 9 });
  });

  it('reaches all collections of a name, and from a document to what it lies below', async () => {
    const { db } = open({ 'companies/x/jobs': { a: { isLate: true } }, 'companies/y/jobs': { b: { isLate: true } } });
    const { docs } = await db.collectionGroup('jobs').where('isLate', '==', true).get();

    expect(docs.map(({ ref }) => ref.parent.parent?.id)).toEqual(['x', 'y']);
  });
});

describe('a transaction is retried', () => {
  it('when its query’s results changed before the answer arrived', async () => {
    const { db, documents } = open({ jobs: { a: { n: 1 } } });
    let runs = 0;
    await db.runTransaction(async (transaction) => {
      const reading = transaction.get(db.collection('jobs'));
      runs += 1;
      if (runs === 1) void db.doc('jobs/a').update({ n: 2 });
      const { docs } = await reading;
      transaction.set(db.doc('sums/all'), { n: docs[0]?.get('n') });
    });
    expect(documents.at('sums').get('all')).toEqual({ n: 2 });
  });

  it('when it fails because documents changed between its reads', async () => {
    const { db } = open({ halves: { left: { n: 1 }, right: { n: 1 } } });
    let runs = 0;
    const read = await db.runTransaction(async (transaction) => {
      const left: unknown = (await transaction.get(db.doc('halves/left'))).get('n');
      runs += 1;
      if (runs === 1) for (const id of ['left', 'right']) await db.doc(`halves/${id}`).update({ n: 2 });
      const right: unknown = (await transaction.get(db.doc('halves/right'))).get('n');
      if (left !== right) throw new Error('The halves differ');
      return left;
    });
    expect(read).toBe(2);
    await expect(db.runTransaction(() => Promise.reject(new Error('of its own')))).rejects.toThrow('of its own');
  });
});

// Not in the contract: for these, the SDK keeps asking the emulator until it times out.
describe('a commit', () => {
  const text = 'x'.repeat(1_000_000);
  const ids = Array.from({ length: 11 }, (_, index) => String(index));
  const TOO_BIG = { code: 3, message: '3 INVALID_ARGUMENT: Transaction too big. Decrease transaction size.' };

  it('accepts up to ten mebibytes', async () => {
    const { db, documents } = open({});
    const writing = (some: readonly string[]) => {
      const batch = db.batch();
      for (const id of some) batch.set(db.doc(`jobs/${id}`), { text });
      return batch.commit();
    };
    await expect(writing(ids)).rejects.toMatchObject(TOO_BIG);
    expect(documents.at('jobs').size).toBe(0);
    await writing(ids.slice(1));
    expect(documents.at('jobs').size).toBe(10);
  });

  it('rejects text that ends in half an emoji', async () => {
    const { db, documents } = open({});
    const half = 'No heat \ud83e';
    const INVALID = { code: 3 };
    await expect(db.doc('jobs/1').set({ title: half })).rejects.toMatchObject(INVALID);
    await expect(db.doc('jobs/1').set({ log: [{ text: half }] })).rejects.toMatchObject(INVALID);
    await db.doc('jobs/2').set({ title: 'No heat 🥶' });
    expect([...documents.at('jobs').keys()]).toEqual(['2']);
  });

  it('counts whole documents for deletes and field updates', async () => {
    const { db, documents } = open({ jobs: Object.fromEntries(ids.map((id) => [id, { text }])) });
    const deleting = db.batch();
    for (const id of ids) deleting.delete(db.doc(`jobs/${id}`));
    await expect(deleting.commit()).rejects.toMatchObject(TOO_BIG);
    const changing = db.runTransaction((transaction) => {
      for (const id of ids) transaction.update(db.doc(`jobs/${id}`), { n: 1 });
      return Promise.resolve();
    });
    await expect(changing).rejects.toMatchObject(TOO_BIG);
    expect(documents.at('jobs').get('0')).toEqual({ text });
  });
});
