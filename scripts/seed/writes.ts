import { doc, writeBatch, type Firestore, type WriteBatch } from 'firebase/firestore/lite';
import { changeSteps } from '@/domain/record/listSteps';
import type { Audit } from '@/domain/record/schema';
import type { Person } from './accounts';
import type { Random } from './random';
import { despiteLocks } from './despiteLocks';

/** One record as one person writes it. */
export type SeedWrite = { by: Person; kind: 'set' | 'update'; path: string; id: string; data: Record<string, unknown> };

/** Written like the data layer does: whole batches, all or none. Larger ones only delay the emulator's other callers. */
const BATCH_SIZE = 100;

/** Returns the audit fields of a record that `by` created at `at`. */
export function created(by: Person, at: string, random: Random): Audit {
  return {
    createdBy: by.uid,
    createdAt: at,
    updatedBy: by.uid,
    updatedAt: at,
    revision: random.id(),
    baseRevision: '',
  };
}

/** Returns the audit fields of a change at `at` to the record whose revision is `baseRevision`. */
export function changed(
  by: Person,
  at: string,
  baseRevision: string,
  random: Random,
): Omit<Audit, 'createdBy' | 'createdAt'> {
  return { updatedBy: by.uid, updatedAt: at, revision: random.id(), baseRevision };
}

/**
 * Splits a write of a record in `collection` into the writes that the rules accept, each building on the previous one; the last has its
 * revision. `before` is the record as stored; empty for a new one.
 */
export function inSteps(write: SeedWrite, collection: string, before: Record<string, unknown>): SeedWrite[] {
  const { revision, updatedBy, updatedAt } = write.data;
  const [first, ...more] = changeSteps(collection, before, write.data);
  // Derived from the last one, not random: a longer list must not change every random value after it.
  const revisionAt = (step: number) => (step === more.length ? revision : `${String(revision)}-${step}`);
  return [
    { ...write, data: { ...first, revision: revisionAt(0) } },
    ...more.map((data, index): SeedWrite => {
      const audit = { updatedBy, updatedAt, revision: revisionAt(index + 1), baseRevision: revisionAt(index) };
      return { ...write, kind: 'update', data: { ...data, ...audit } };
    }),
  ];
}

/** Commits the writes in batches, each with the permissions of the person who makes them. */
export async function commitAll(writes: readonly SeedWrite[]): Promise<void> {
  const byPerson = new Map<Person, SeedWrite[]>();
  for (const write of writes) byPerson.set(write.by, [...(byPerson.get(write.by) ?? []), write]);
  await Promise.all(
    [...byPerson].map(async ([person, own]) => {
      for (let start = 0; start < own.length; start += BATCH_SIZE) {
        await commit(person.client.db, own.slice(start, start + BATCH_SIZE));
      }
    }),
  );
}

async function commit(db: Firestore, writes: readonly SeedWrite[]): Promise<void> {
  try {
    await despiteLocks(() => batchOf(db, writes).commit());
  } catch (error) {
    const [first] = writes;
    throw new Error(
      `A batch of ${writes.length} was refused; its first: ${JSON.stringify({ ...first, by: first?.by.email })}`,
      { cause: error },
    );
  }
}

function batchOf(db: Firestore, writes: readonly SeedWrite[]): WriteBatch {
  const batch = writeBatch(db);
  for (const { kind, path, id, data } of writes) {
    const reference = doc(db, path, id);
    if (kind === 'set') batch.set(reference, data);
    else batch.update(reference, data);
  }
  return batch;
}
