import type { Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { MemoryFirestore } from '@/demo/server/shims/firebaseAdminFirestore';
import type { Write } from '@/demo/server/shims/firestoreWrites';
import type { Deliver } from '../../../functions/src/mail/client';
import type { DeliverText } from '../../../functions/src/twilio/client';
import { documents } from '../inMemory/firestore';
import { at } from '../records';

class Dead extends Error {}

/** A process that dies at its nth step: a step is a commit to the database, or a provider accepting a message. */
class Life {
  steps = 0;
  readonly #last: number;

  constructor(last: number) {
    this.#last = last;
  }

  /** @throws Dead after the process has died: nothing it still wants to do happens. */
  assertAlive(): void {
    if (this.isOver) throw new Dead();
  }

  get isOver(): boolean {
    return this.steps >= this.#last;
  }
}

/** The test's database as seen by a process that dies right after one of its commits. */
class MortalFirestore extends MemoryFirestore {
  readonly #life: Life;

  constructor(life: Life) {
    super(documents);
    this.#life = life;
  }

  override commit(writes: readonly Write[]): void {
    this.#life.assertAlive();
    super.commit(writes);
    this.#life.steps += 1;
    // The commit is stored; its response never arrives.
    this.#life.assertAlive();
  }
}

/** One process's dependencies. */
export type Process = { db: Firestore; mail: Deliver; text: DeliverText };
/** Everything that providers accepted, across all processes. */
export type Taken = { mails: string[]; texts: string[] };

function processOf(life: Life, taken: Taken): Process {
  return {
    // The test's own replacement for it, as everywhere in `tests/functions`.
    db: new MortalFirestore(life) as unknown as Firestore,
    mail: async ({ messageId }, handOver) => {
      life.assertAlive();
      await handOver();
      taken.mails.push(String(messageId));
      life.steps += 1;
      life.assertAlive();
      return { refused: [] };
    },
    text: ({ key }) => {
      life.assertAlive();
      taken.texts.push(key);
      life.steps += 1;
      life.assertAlive();
      return Promise.resolve({ providerId: `SM${taken.texts.length}` });
    },
  };
}

/**
 * Kills a process after each of its steps in turn. `prepare` creates a separate world for each; `run` is the work; and `check` runs after
 * it died at `step` and the work was repeated by `again`. Returns the number of steps.
 */
export async function killAtEachStep<World>({
  prepare,
  run,
  again,
  check,
}: {
  prepare: () => Promise<World>;
  run: (world: World, process: Process) => Promise<unknown>;
  /** Runs it again, as the next hours or the user would. */
  again: (world: World, process: Process) => Promise<unknown>;
  check: (world: World, taken: Taken, step: number) => Promise<void>;
}): Promise<number> {
  for (let step = 1; ; step += 1) {
    const world = await prepare();
    const taken: Taken = { mails: [], texts: [] };
    const life = new Life(step);
    await run(world, processOf(life, taken)).catch((error: unknown) => {
      if (!life.isOver) throw error;
    });
    if (!life.isOver) return step - 1;
    await again(world, processOf(new Life(Infinity), taken));
    await check(world, taken, step);
  }
}

/** Returns the final state of each of a company's messages, from its log. */
export const statesOf = async ({ companyId }: { companyId: string }, log: 'mail' | 'texts'): Promise<string[]> =>
  (await at(companyId, `${log}/x`).parent.get()).docs.map((one) => String(one.get('state')));

/**
 * Asserts what must hold after a kill: nothing is sent twice; what certainly wasn't sent has been sent since; and what may have been sent
 * is recorded as such, in the list of items that need attention.
 */
export function expectSentOnce(states: readonly string[], taken: readonly string[]): void {
  expect(taken.length).toBeLessThanOrEqual(1);
  expect(states).not.toContain('sending');
  const ends = states.filter((state) => state !== 'failed');
  expect(ends).toHaveLength(1);
  expect(['sent', 'unclear']).toContain(ends[0]);
  if (ends[0] === 'sent') expect(taken).toHaveLength(1);
}
