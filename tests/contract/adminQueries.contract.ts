import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '@/lib/ids';
import type { Sdk } from './adminWrites.contract';

/** Describes what the functions rely on when the Admin SDK reads: run against the real one and the in-memory one. */
export function describeAdminQueries(name: string, db: Firestore, { AggregateField, FieldPath }: Sdk): void {
  describe(`queries by the functions: ${name}`, () => {
    let root: string;
    const at = (id: string) => db.doc(`${root}/${id}`);
    const things = () => db.collection(root);
    const ids = async (query: { get: () => Promise<{ docs: { id: string }[] }> }): Promise<string[]> =>
      (await query.get()).docs.map(({ id }) => id);

    /** A collection that no other test uses. */
    beforeEach(async () => {
      root = `contract/${newId()}/things`;
      const batch = db.batch();
      const rows = {
        d: { n: 0, tags: ['x', 'y'], state: 'open', at: '2026-06-01', deep: { on: true } },
        a: { n: 1, tags: ['y'], state: 'done', at: '2026-06-02', deep: { on: false } },
        c: { n: 2, tags: [], state: 'open', at: '2026-06-03', none: null },
        b: { n: 3, state: 'held', at: '2026-06-03' },
        e: { n: '2', state: null },
      };
      for (const [id, row] of Object.entries(rows)) batch.set(at(id), row);
      await batch.commit();
    });

    it('find by value, field by field, and skip documents without the field', async () => {
      expect(await ids(things())).toEqual(['a', 'b', 'c', 'd', 'e']);
      expect(await ids(things().where('state', '==', 'open'))).toEqual(['c', 'd']);
      expect(await ids(things().where('deep.on', '==', true))).toEqual(['d']);
      expect(await ids(things().where('state', '==', null))).toEqual(['e']);
      expect(await ids(things().where('none', '==', null))).toEqual(['c']);
      expect(await ids(things().where('n', '>=', 1))).toEqual(['a', 'c', 'b']);
      expect(await ids(things().where('n', '<', 2))).toEqual(['d', 'a']);
      expect(await ids(things().where('state', '==', 'open').where('n', '>', 0))).toEqual(['c']);
      expect(await ids(things().where('at', '>', '2026-06-01').where('at', '<=', '2026-06-03'))).toEqual([
        'a',
        'b',
        'c',
      ]);
      expect(await ids(things().where('tags', 'array-contains', 'y'))).toEqual(['a', 'd']);
      expect(await ids(things().where('state', 'in', ['done', 'held']))).toEqual(['a', 'b']);
      expect(await ids(things().where(FieldPath.documentId(), '==', 'b'))).toEqual(['b']);
      expect(await ids(things().where(FieldPath.documentId(), '>', 'c'))).toEqual(['d', 'e']);
      expect(await ids(things().where(FieldPath.documentId(), 'in', ['e', 'a']))).toEqual(['a', 'e']);
    });

    it('sort, with the id as the last criterion, and skip documents without the field', async () => {
      expect(await ids(things().orderBy('n'))).toEqual(['d', 'a', 'c', 'b', 'e']);
      expect(await ids(things().orderBy('at'))).toEqual(['d', 'a', 'b', 'c']);
      expect(await ids(things().orderBy('at', 'desc'))).toEqual(['c', 'b', 'a', 'd']);
      expect(await ids(things().orderBy('at', 'desc').orderBy('n'))).toEqual(['c', 'b', 'a', 'd']);
    });

    it('continue after a document, a value or an id', async () => {
      const [, second] = (await things().orderBy('at').get()).docs;
      expect(await ids(things().orderBy('at').startAfter(second))).toEqual(['b', 'c']);
      expect(await ids(things().orderBy('at').startAfter('2026-06-01').limit(2))).toEqual(['a', 'b']);
      expect(await ids(things().orderBy(FieldPath.documentId()).startAfter('c'))).toEqual(['d', 'e']);
      const [first] = (await things().get()).docs;
      expect(await ids(things().startAfter(first).limit(2))).toEqual(['b', 'c']);
      const [open] = (await things().where('state', '==', 'open').get()).docs;
      expect(await ids(things().where('state', '==', 'open').startAfter(open))).toEqual(['d']);
    });

    it('count, and return only the requested fields', async () => {
      expect((await things().where('n', '>', 0).count().get()).data()).toEqual({ count: 3 });
      const [d] = (await things().where('n', '==', 0).select('state', 'deep.on').get()).docs;
      expect(d?.data()).toEqual({ state: 'open', deep: { on: true } });
      const [bare] = (await things().select().limit(1).get()).docs;
      expect([bare?.id, bare?.data(), bare?.updateTime.toMillis()]).toEqual(['a', {}, expect.any(Number)]);
    });

    it('add up numbers of their results, and count them', async () => {
      const summed = things()
        .where('at', '>=', '2026-06-01')
        .aggregate({ count: AggregateField.count(), n: AggregateField.sum('n') });
      expect((await summed.get()).data()).toEqual({ count: 4, n: 6 });
      const none = things()
        .where('at', '>', '2027')
        .aggregate({ n: AggregateField.sum('n') });
      expect((await none.get()).data()).toEqual({ n: 0 });
    });

    it('reach all collections with a name, and from a document to its subcollections', async () => {
      const kind = `kind${newId()}`;
      await db.doc(`${root}/b/${kind}/1`).set({ n: 1 });
      await db.doc(`${root}/a/${kind}/2`).set({ n: 2 });
      await db.doc(`${kind}/3`).set({ n: 3 });
      const all = await db.collectionGroup(kind).where('n', '>=', 1).get();
      expect(all.docs.map(({ ref }) => ref.parent.parent?.id)).toEqual(['b', 'a', undefined]);
      const inOrder = await db.collectionGroup(kind).get();
      expect(inOrder.docs.map(({ id }) => id).sort()).toEqual(['1', '2', '3']);
      expect((await db.collectionGroup(kind).where('n', '==', 2).get()).size).toBe(1);
    });

    it('refuse invalid queries', async () => {
      const asked = async (query: () => { get: () => Promise<unknown> }) => query().get();
      await expect(asked(() => things().where('n', 'in', []))).rejects.toThrow();
      await expect(asked(() => things().where('n', '==', undefined))).rejects.toThrow();
    });
  });
}
