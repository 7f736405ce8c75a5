import type { Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { MemoryFirestore } from '@/demo/server/shims/firebaseAdminFirestore';
import type { Write } from '@/demo/server/shims/firestoreWrites';
import type { Deliver } from '../../../functions/src/mail/client';
import type { DeliverText } from '../../../functions/src/twilio/client';
import { documents } from '../inMemory/firestore';
import { at } from '../records';

class Dead extends Error {}

/** A process that ends at its n-th step: a step is a commit to the database, or a provider taking a message. */
class Life {
  steps = 0;
  readonly #last: number;

  constructor(last: number) {
    this.#last = last;
  }

  /** @throws Dead after the process has ended: nothing that it still wants to do happens. */
  assertAlive(): void {
    if (this.isOver) throw new Dead();
  }

  get isOver(): boolean {
    return this.steps >= this.#last;
  }
}

/** The test's database as a process sees it that ends right after one of its commits. */
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
    // What was committed stays; its answer never arrives.
    this.#life.assertAlive();
  }
}

/** What one process works with, and what its providers took from it. */
export type Process = { db: Firestore; mail: Deliver; text: DeliverText };
/** Everything that providers ever took, over all processes. */
export type Taken = { mails: string[]; texts: string[] };

function processOf(life: Life, taken: Taken): Process {
  return {
    // The test's own stand-in for it, as everywhere in `tests/functions`.
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
 * Ends a process after each of its steps in turn. `prepare` makes a world of its own for each; `run` is the work; and
 * `check` looks after it ended at `step` and ran again as often as `again` says. Returns how many steps there were.
 */
export async function killAtEachStep<World>({
  prepare,
  run,
  again,
  check,
}: {
  prepare: () => Promise<World>;
  run: (world: World, process: Process) => Promise<unknown>;
  /** Runs it again, as the next hours or the person do. */
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

/** How each message of a company ended, by its log. */
export const statesOf = async ({ companyId }: { companyId: string }, log: 'mail' | 'texts'): Promise<string[]> =>
  (await at(companyId, `${log}/x`).parent.get()).docs.map((one) => String(one.get('state')));

/**
 * What must hold after a kill: nothing goes out twice; what certainly did not go out has gone out since; and what may
 * have gone out is on record as just that, for the list of what needs somebody.
 */
export function expectSentOnce(states: readonly string[], taken: readonly string[]): void {
  expect(taken.length).toBeLessThanOrEqual(1);
  expect(states).not.toContain('sending');
  const ends = states.filter((state) => state !== 'failed');
  expect(ends).toHaveLength(1);
  expect(['sent', 'unclear']).toContain(ends[0]);
  if (ends[0] === 'sent') expect(taken).toHaveLength(1);
}
