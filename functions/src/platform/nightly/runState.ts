import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { optionalInstant } from '@/domain/record/schema';
import { isSame } from '@/lib/stableJson';
import { HOUR_MS } from '@/lib/time';
import type { Deps } from '../admin';
import { ToBeContinued } from '../defineSchedule';

/** nightlyRuns/{function}: how far a run has come. No rule opens it: it is written and read by functions alone. */
const runStateSchema = z.object({
  startedAt: optionalInstant,
  /** The company after which the run began; '' = the first. */
  from: z.string().default(''),
  /** The last company that is done; '' = none yet. */
  cursor: z.string().default(''),
  /** It has passed the last company and continues with the first ones, up to `from`. */
  hasWrapped: z.boolean().default(false),
  isFinished: z.boolean().default(true),
  /** An invocation of this run was killed: from then on, each company is recorded before work on it starts. */
  isCareful: z.boolean().default(false),
  /** The company that a careful invocation is at; '' = none. */
  doing: z.string().default(''),
  /** The company that one was killed at before; '' = none. */
  suspect: z.string().default(''),
  /** Who is running it, and until when exclusively; '' = no one. */
  lease: z.string().default(''),
  leaseUntil: optionalInstant,
});
export type RunState = z.infer<typeof runStateSchema>;

/** A run left unfinished for longer has missed its next slot: the next invocation owes every company a new visit. */
const CONTINUED_FOR_MS = 3 * HOUR_MS;

const stateRef = (db: Firestore, name: string): DocumentReference => db.collection('nightlyRuns').doc(name);
const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();
const isBusy = (): ToBeContinued => new ToBeContinued('Another invocation of this run has not ended');

/**
 * Resumes the unfinished run, or starts the next one: with the first company, or where the last abandoned run
 * stopped. `skipped` is a company that repeatedly got invocations killed: it is left to the next run, or no company
 * after it would ever get its turn; '' = none. `leaseMs`: as long as an invocation can live.
 * @throws ToBeContinued when another invocation is running, or was killed so recently that it may still be
 */
export function takeUpRun(deps: Deps, name: string, leaseMs: number): Promise<{ state: RunState; skipped: string }> {
  const ref = stateRef(deps.db, name);
  const lease = deps.newId();
  let skipped = '';
  return deps.db.runTransaction(async (transaction) => {
    const now = deps.now();
    const stored = runStateSchema.parse((await transaction.get(ref)).data() ?? {});
    // It was stored, and only the answer was lost, so that the transaction began again.
    if (stored.lease === lease) return { state: stored, skipped };
    if (stored.leaseUntil > now) throw isBusy();
    const wasKilled = stored.lease !== '';
    const killedAt = wasKilled ? stored.doing : '';
    skipped = killedAt !== '' && killedAt === stored.suspect ? killedAt : '';
    const cursor = skipped || stored.cursor;
    const isContinued = !stored.isFinished && later(stored.startedAt, CONTINUED_FOR_MS) > now;
    const state: RunState = {
      ...(isContinued ? stored : { startedAt: now, from: cursor, hasWrapped: false, isFinished: false }),
      cursor,
      isCareful: wasKilled || (isContinued && stored.isCareful),
      doing: '',
      suspect: skipped === '' ? killedAt : '',
      lease,
      leaseUntil: later(now, leaseMs),
    };
    transaction.set(ref, state);
    return { state, skipped };
  });
}

/** Stores how far a run has come. @throws ToBeContinued when somebody else has taken it over meanwhile: this invocation has to stop */
export const keepRun = (deps: Deps, name: string, state: RunState): Promise<void> => store(deps, name, state, state);

/** The same, and lets the next invocation continue immediately. */
export const leaveRun = (deps: Deps, name: string, state: RunState): Promise<void> =>
  store(deps, name, state, { ...state, doing: '', lease: '', leaseUntil: '' });

/** The same for a finished run: the next one starts with the first company. */
export const finishRun = (deps: Deps, name: string, state: RunState): Promise<void> =>
  leaveRun(deps, name, {
    ...state,
    from: '',
    cursor: '',
    hasWrapped: false,
    isCareful: false,
    suspect: '',
    isFinished: true,
  });

function store(deps: Deps, name: string, { lease }: RunState, next: RunState): Promise<void> {
  const ref = stateRef(deps.db, name);
  return deps.db.runTransaction(async (transaction) => {
    const stored = runStateSchema.parse((await transaction.get(ref)).data() ?? {});
    // As in `takeUpRun`: what gives the lease back may find that it did.
    if (isSame(stored, next)) return;
    if (stored.lease !== lease) throw isBusy();
    transaction.set(ref, next);
  });
}
