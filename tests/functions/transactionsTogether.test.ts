// @module-tag emulators
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '@/lib/ids';
import { transactionsTogether } from '../../functions/src/platform/transactionsTogether';
import { db } from './support';

let together: Firestore;
let begun: number;
let place: string;
beforeEach(() => {
  begun = 0;
  place = `companies/${newId()}`;
  const counted = new Proxy(db, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (key === 'runTransaction')
        return (...given: Parameters<typeof db.runTransaction>) => {
          begun += 1;
          return target.runTransaction(...given);
        };
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  together = transactionsTogether(counted);
});
const doc = (path: string) => db.doc(`${place}/${path}`);
const count = async (path: string): Promise<unknown> => (await doc(path).get()).get('count');
const times = (number: number): number[] => Array.from({ length: number }, (_, index) => index);

/** Counts by reading first, as a limit does. @throws at the limit */
const countUp = (limit = 1_000) =>
  together.runTransaction(async (transaction) => {
    const stored: unknown = (await transaction.get(doc('counters/mail'))).get('count');
    const before = typeof stored === 'number' ? stored : 0;
    if (before >= limit) throw new Error('No more today');
    transaction.set(doc('counters/mail'), { count: before + 1 }, { merge: true });
    return before + 1;
  });

describe('transactions that run together', () => {
  it('give the same result as one after the other, when all read and change the same document', async () => {
    const numbers = await Promise.all(times(20).map(() => countUp()));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(times(20).map((index) => index + 1));
    expect(await count('counters/mail')).toBe(20);
    expect(begun).toBeLessThan(5);
  });

  it('respect a limit reached among them', async () => {
    const outcomes = await Promise.allSettled(times(10).map(() => countUp(7)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await count('counters/mail')).toBe(7);
  });

  it('see each other’s totals that only the database knows', async () => {
    const add = (index: number) =>
      together.runTransaction(async (transaction) => {
        const seen = Number((await transaction.get(doc('months/may'))).get('count') ?? 0);
        transaction.set(doc('months/may'), { count: FieldValue.increment(1) }, { merge: true });
        transaction.set(doc(`members/${index}`), { seen });
      });
    await Promise.all(times(5).map((index) => add(index)));
    expect(await count('months/may')).toBe(5);
    const members = await db.collection(`${place}/members`).get();
    const seen = members.docs.map((member) => Number(member.get('seen')));
    expect(seen.toSorted((a, b) => a - b)).toEqual(times(5));
  });

  it('read another’s writes made meanwhile, even in documents they hadn’t read', async () => {
    await doc('plans/a').set({ next: 'one' });
    await doc('plans/one').set({ text: 'first' });
    await doc('plans/two').set({ text: 'second' });
    const [, text] = await Promise.all([
      together.runTransaction(async (transaction) => {
        await transaction.get(doc('plans/a'));
        transaction.update(doc('plans/a'), { next: 'two' });
      }),
      together.runTransaction(async (transaction) => {
        const next = String((await transaction.get(doc('plans/a'))).get('next'));
        const found = (await transaction.get(doc(`plans/${next}`))).get('text') as string;
        transaction.set(doc('members/told'), { found });
        return found;
      }),
    ]);
    expect(text).toBe('second');
    expect((await doc('members/told').get()).get('found')).toBe('second');
  });

  it('find another’s writes in a query', async () => {
    const searched = () =>
      together.runTransaction(async (transaction) => {
        const { size } = await transaction.get(db.collection(`${place}/members`).where('isHere', '==', true));
        transaction.create(doc(`members/${size}`), { isHere: true });
        return size;
      });
    expect((await Promise.all([searched(), searched(), searched()])).toSorted()).toEqual([0, 1, 2]);
  });

  it('fail alone: neither an error nor a refused write affects the others', async () => {
    await doc('members/taken').set({ count: 0 });
    const create = (id: string) =>
      together.runTransaction(async (transaction) => {
        await transaction.get(doc('counters/mail'));
        transaction.create(doc(`members/${id}`), { count: 1 });
      });
    const outcomes = await Promise.allSettled([
      create('a'),
      create('taken'),
      together.runTransaction(() => Promise.reject(new Error('not this one'))),
      create('b'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect([await count('members/a'), await count('members/taken'), await count('members/b')]).toEqual([1, 0, 1]);
  });

  it('may start another inside, and continue while one waits', async () => {
    const gone = vi.fn();
    await together.runTransaction(async () => {
      await together.runTransaction((transaction) =>
        Promise.resolve(transaction.set(doc('members/inner'), { count: 1 })),
      );
      gone();
    });
    expect(gone).toHaveBeenCalledOnce();
    expect(await count('members/inner')).toBe(1);
  });
});
