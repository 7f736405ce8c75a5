import type { AggregateField, FieldPath, FieldValue, Firestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '@/lib/ids';

export type Sdk = {
  AggregateField: typeof AggregateField;
  FieldPath: typeof FieldPath;
  FieldValue: typeof FieldValue;
  Timestamp: typeof Timestamp;
};

/** The gRPC codes that the functions check. */
const [INVALID_ARGUMENT, NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION] = [3, 5, 6, 9];

/**
 * Describes what the functions rely on when the Admin SDK writes: run against the real one, and the in-memory one that most of their
 * tests use.
 */
export function describeAdminWrites(name: string, db: Firestore, { FieldValue, Timestamp }: Sdk): void {
  describe(`writes by the functions: ${name}`, () => {
    let root: string;
    /** A collection that no other test uses. */
    beforeEach(() => {
      root = `contract/${newId()}/things`;
    });
    const at = (id: string) => db.doc(`${root}/${id}`);
    const stored = async (id: string) => (await at(id).get()).data();

    describe('a document', () => {
      it('is stored as written, and doesn’t exist before or after', async () => {
        expect((await at('a').get()).exists).toBe(false);
        expect(await stored('a')).toBeUndefined();
        const data = { text: 'Ada', none: null, yes: true, list: [1, { deep: ['x'] }], map: { b: 2, a: {} } };
        await at('a').set(data);
        const snapshot = await at('a').get();
        expect(snapshot.data()).toEqual(data);
        expect([snapshot.id, snapshot.ref.path, snapshot.exists]).toEqual(['a', `${root}/a`, true]);
        expect([snapshot.get('map.b'), snapshot.get('map.none'), snapshot.get('list.0')]).toEqual([
          2,
          undefined,
          undefined,
        ]);
        await at('a').delete();
        expect((await at('a').get()).exists).toBe(false);
        await at('a').delete();
      });

      it('is replaced as a whole, unless it is merged at every depth', async () => {
        await at('a').set({ name: 'Ada', place: { city: 'Austin', zip: '78701' }, tags: ['x'] });
        await at('a').set({ place: { city: 'Arden' }, tags: [] }, { merge: true });
        expect(await stored('a')).toEqual({ name: 'Ada', place: { city: 'Arden', zip: '78701' }, tags: [] });
        await at('a').set({ place: {} }, { merge: true });
        expect(await stored('a')).toEqual({ name: 'Ada', place: {}, tags: [] });
        await at('a').set({ name: FieldValue.delete(), place: { zip: '1' } }, { merge: true });
        expect(await stored('a')).toEqual({ place: { zip: '1' }, tags: [] });
        await at('a').set({ name: 'Grace', other: 'left out' }, { mergeFields: ['name'] });
        expect(await stored('a')).toEqual({ name: 'Grace', place: { zip: '1' }, tags: [] });
        await at('a').set({ name: 'Ada' });
        expect(await stored('a')).toEqual({ name: 'Ada' });
        await at('new').set({ map: { a: 1 } }, { merge: true });
        expect(await stored('new')).toEqual({ map: { a: 1 } });
      });

      it('changes in single fields, at any depth', async () => {
        await at('a').set({ name: 'Ada', place: { city: 'Austin', zip: '78701' } });
        await at('a').update({ 'place.city': 'Arden', 'more.deep': 1 });
        expect(await stored('a')).toEqual({ name: 'Ada', place: { city: 'Arden', zip: '78701' }, more: { deep: 1 } });
        await at('a').update({ place: { city: 'Asheville' }, more: FieldValue.delete() });
        expect(await stored('a')).toEqual({ name: 'Ada', place: { city: 'Asheville' } });
        await at('a').update({ 'place.city': FieldValue.delete() });
        expect(await stored('a')).toEqual({ name: 'Ada', place: {} });
        await at('a').update({ name: 'Grace', 'name2.x': { y: 1 } });
        expect(await stored('a')).toEqual({ name: 'Grace', place: {}, name2: { x: { y: 1 } } });
      });

      it('supports increments, and adding to and removing from lists', async () => {
        await at('a').set({ count: 2, list: ['a', { id: 1 }], text: 'x' });
        await at('a').update({
          count: FieldValue.increment(3),
          fresh: FieldValue.increment(-1),
          text: FieldValue.increment(1),
          list: FieldValue.arrayUnion('b', 'a', { id: 1 }, { id: 2 }),
          'deep.list': FieldValue.arrayUnion('x', 'x'),
        });
        expect(await stored('a')).toEqual({
          count: 5,
          fresh: -1,
          text: 1,
          list: ['a', { id: 1 }, 'b', { id: 2 }],
          deep: { list: ['x'] },
        });
        await at('a').update({
          list: FieldValue.arrayRemove({ id: 1 }, 'b'),
          'deep.list': FieldValue.arrayRemove('x'),
        });
        expect(await stored('a')).toMatchObject({ list: ['a', { id: 2 }], deep: { list: [] } });
        await at('a').set(
          { count: FieldValue.increment(1), deep: { count: FieldValue.increment(1) } },
          { merge: true },
        );
        expect(await stored('a')).toMatchObject({ count: 6, deep: { count: 1, list: [] } });
        await at('b').set({ count: FieldValue.increment(1), list: FieldValue.arrayUnion('x') });
        expect(await stored('b')).toEqual({ count: 1, list: ['x'] });
      });

      it('stores times, and reads them back as times', async () => {
        const time = Timestamp.fromMillis(Date.parse('2026-06-01T15:00:00.123Z'));
        await at('a').set({ time, inList: [time], day: new Date('2026-06-01T00:00:00.000Z') });
        const snapshot = await at('a').get();
        const read = snapshot.get('time') as typeof time;
        expect(read).toBeInstanceOf(Timestamp);
        expect([read.toMillis(), read.isEqual(time)]).toEqual([time.toMillis(), true]);
        expect(read.toDate().toISOString()).toBe('2026-06-01T15:00:00.123Z');
        expect((snapshot.get('inList') as unknown[])[0]).toBeInstanceOf(Timestamp);
        expect((snapshot.get('day') as typeof time).toDate().toISOString()).toBe('2026-06-01T00:00:00.000Z');
      });

      it('rejects invalid values', async () => {
        const write = async (data: object): Promise<string> => {
          try {
            await at('a').set(data);
            return 'written';
          } catch {
            return 'refused';
          }
        };
        class Thing {
          x = 1;
        }
        const unfit = [
          { a: undefined },
          { a: { b: undefined } },
          { a: [undefined] },
          { a: [[1]] },
          { a: new Thing() },
          { a: () => 1 },
          { a: [FieldValue.increment(1)] },
          { a: FieldValue.delete() },
          { a: { b: FieldValue.delete() } },
        ];
        for (const data of unfit) expect(await write(data), Object.values(data).map(String).join()).toBe('refused');
        const update = async (data: Record<string, unknown>) => at('a').update(data);
        await at('a').set({});
        await expect(update({ a: undefined })).rejects.toThrow();
        await expect(update({ a: { b: FieldValue.delete() } })).rejects.toThrow();
        expect(await stored('a')).toEqual({});
      });

      it('is at most a mebibyte, and has no reserved name', async () => {
        await at('a').set({ text: 'x'.repeat(1_000_000) });
        await expect(at('b').set({ text: 'x'.repeat(1_048_576) })).rejects.toMatchObject({ code: INVALID_ARGUMENT });
        await expect(at('b').set({ text: 'ü'.repeat(600_000) })).rejects.toMatchObject({ code: INVALID_ARGUMENT });
        await expect(at('__x__').set({})).rejects.toMatchObject({ code: INVALID_ARGUMENT });
        expect(() => db.doc(`${root}/`)).toThrow();
        expect(() => db.collection(root).doc('')).toThrow();
        expect(() => db.doc(root)).toThrow();
        expect(() => db.collection(`${root}/a`)).toThrow();
      });

      it('reports its write time, and a write that changes nothing doesn’t count', async () => {
        const { writeTime } = await at('a').set({ n: 1 });
        const first = (await at('a').get()).updateTime;
        expect(first?.isEqual(writeTime)).toBe(true);
        await at('a').set({ n: 1 });
        expect((await at('a').get()).updateTime?.isEqual(writeTime)).toBe(true);
        await at('a').update({ n: 2 });
        const { updateTime } = await at('a').get();
        expect((updateTime?.valueOf() ?? '') > writeTime.valueOf()).toBe(true);
      });
    });

    describe('a precondition', () => {
      it('refuses to create an existing document, and to change a missing or meanwhile changed one', async () => {
        await at('a').create({ n: 1 });
        await expect(at('a').create({ n: 2 })).rejects.toMatchObject({ code: ALREADY_EXISTS });
        await expect(at('b').update({ n: 2 })).rejects.toMatchObject({ code: NOT_FOUND });
        const { writeTime: seen } = await at('a').set({ n: 1, more: 1 });
        await at('a').update({ n: 2 }, { lastUpdateTime: seen });
        await expect(at('a').update({ n: 3 }, { lastUpdateTime: seen })).rejects.toMatchObject({
          code: FAILED_PRECONDITION,
        });
        await expect(at('a').delete({ lastUpdateTime: seen })).rejects.toMatchObject({ code: FAILED_PRECONDITION });
        expect(await stored('a')).toEqual({ n: 2, more: 1 });
        const { writeTime: now } = await at('a').update({ n: 3 });
        await at('a').delete({ lastUpdateTime: now });
        expect(await stored('a')).toBeUndefined();
        const gone: unknown = await at('a')
          .delete({ lastUpdateTime: now })
          .catch((error: unknown) => error);
        expect([NOT_FOUND, FAILED_PRECONDITION]).toContain((gone as { code?: number }).code);
      });
    });

    describe('a batch', () => {
      it('applies all of its writes or none, each on top of the one before', async () => {
        await at('a').set({ n: 1 });
        const failing = db.batch().update(at('a'), { n: 2 }).set(at('b'), {}).update(at('gone'), { n: 1 });
        await expect(failing.commit()).rejects.toMatchObject({ code: NOT_FOUND });
        expect([await stored('a'), await stored('b')]).toEqual([{ n: 1 }, undefined]);
        await db
          .batch()
          .create(at('b'), { n: 1 })
          .update(at('b'), { n: FieldValue.increment(1) })
          .delete(at('a'))
          .commit();
        expect([await stored('a'), await stored('b')]).toEqual([undefined, { n: 2 }]);
      });

      it('of independent writes reports each result separately', async () => {
        await at('a').set({ n: 1 });
        const writer = db.bulkWriter();
        const codes: number[] = [];
        writer.onWriteError(({ code, failedAttempts }) => {
          codes.push(code);
          return failedAttempts < 0;
        });
        const good = writer.update(at('a'), { n: 2 });
        const bad = writer.update(at('gone'), { n: 2 }).then(
          () => 'written',
          () => 'refused',
        );
        await writer.close();
        await good;
        expect([await bad, codes, await stored('a')]).toEqual(['refused', [NOT_FOUND], { n: 2 }]);
      });
    });

    describe('a transaction', () => {
      const countUp = () =>
        db.runTransaction(async (transaction) => {
          const n = Number((await transaction.get(at('a'))).get('n'));
          transaction.update(at('a'), { n: n + 1 });
          return n;
        });

      it('loses nothing when several run at once, on an existing or a missing document', async () => {
        await at('a').set({ n: 0 });
        const before = await Promise.all(Array.from({ length: 5 }, countUp));
        expect([...before].sort()).toEqual([0, 1, 2, 3, 4]);
        expect(await stored('a')).toEqual({ n: 5 });
        const create = (by: number) =>
          db.runTransaction(async (transaction) => {
            if ((await transaction.get(at('one'))).exists) return 'there';
            transaction.create(at('one'), { by });
            return 'made';
          });
        expect((await Promise.all([1, 2, 3].map(create))).sort()).toEqual(['made', 'there', 'there']);
      });

      it('loses nothing of a concurrent write', async () => {
        await at('a').set({ n: 0 });
        let beside: Promise<unknown> | undefined;
        await db.runTransaction(async (transaction) => {
          const n = Number((await transaction.get(at('a'))).get('n'));
          beside ??= at('a').update({ n: FieldValue.increment(10) });
          await new Promise((resolve) => setTimeout(resolve, 20));
          transaction.update(at('a'), { n: n + 1 });
        });
        await beside;
        expect(await stored('a')).toEqual({ n: 11 });
      });

      it('depends on a query’s results, even when a document joins them', async () => {
        const add = (id: string) =>
          db.runTransaction(async (transaction) => {
            const { size } = await transaction.get(db.collection(root).where('kind', '==', 'x'));
            if (size < 2) transaction.set(at(id), { kind: 'x' });
          });
        await Promise.all(['a', 'b', 'c', 'd'].map(add));
        expect((await db.collection(root).get()).size).toBe(2);
      });

      it('writes nothing when it throws, or when one of its writes is refused', async () => {
        const failing = db.runTransaction((transaction) => {
          transaction.set(at('a'), { n: 1 });
          return Promise.reject(new Error('stopped'));
        });
        await expect(failing).rejects.toThrow('stopped');
        const refused = db.runTransaction((transaction) => {
          transaction.set(at('a'), { n: 1 });
          transaction.update(at('gone'), { n: 1 });
          return Promise.resolve();
        });
        await expect(refused).rejects.toMatchObject({ code: NOT_FOUND });
        expect(await stored('a')).toBeUndefined();
      });

      it('must read before it writes', async () => {
        const late = db.runTransaction(async (transaction) => {
          transaction.set(at('a'), { n: 1 });
          await transaction.get(at('b'));
        });
        await expect(late).rejects.toThrow('all reads to be executed before all writes');
      });

      it('reads many documents, or named fields of them, in the requested order', async () => {
        await at('a').set({ n: 1, place: { city: 'Austin', zip: '1' } });
        const [a, none] = await db.runTransaction((transaction) =>
          transaction.getAll(at('a'), at('none'), { fieldMask: ['place.city', 'gone'] }),
        );
        expect([a?.data(), none?.exists]).toEqual([{ place: { city: 'Austin' } }, false]);
        const [second, first] = await db.getAll(at('none'), at('a'));
        expect([second?.id, first?.get('n')]).toEqual(['none', 1]);
      });
    });
  });
}
