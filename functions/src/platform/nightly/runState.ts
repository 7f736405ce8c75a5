import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { optionalInstant } from '@/domain/record/schema';
import { isSame } from '@/lib/stableJson';
import { HOUR_MS } from '@/lib/time';
import type { Deps } from '../admin';
import { ToBeContinued } from '../defineSchedule';

/** nightlyRuns/{function}: a run's progress. No security rule opens it: only functions read and write it. */
const runStateSchema = z.object({
  startedAt: optionalInstant,
  /** The company after which the run began; '' = the first. */
  from: z.string().default(''),
  /** The last completed company; '' = none yet. */
  cursor: z.string().default(''),
  /** It has passed the last company and continues with the first ones, up to `from`. */
  hasWrapped: z.boolean().default(false),
  isFinished: z.boolean().default(true),
  /** An invocation of this run was killed: from then on, each company is recorded before work on it starts. */
  isCareful: z.boolean().default(false),
  /** The company a careful invocation is processing; '' = none. */
  doing: z.string().default(''),
  /** The company an earlier one was killed at; '' = none. */
  suspect: z.string().default(''),
  /** The invocation running it, and until when exclusively; '' = none. */
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
 * Resumes the unfinished run, or starts the next one: with the first company, or where the last abandoned run stopped. `skipped` is a
 * company that repeatedly got invocations killed: it is left to the next run, or no company after it would ever get its turn; '' = none.
 * `leaseMs`: an invocation's maximum lifetime.
 * @throws ToBeContinued when another invocation is running, or was killed so recently that it may still be
 */
export function takeUpRun(deps: Deps, name: string, leaseMs: number): Promise<{ state: RunState; skipped: string }> {
  const ref = stateRef(deps.db, name);
  const lease = deps.newId();
  let skipped = '';
  return deps.db.runTransaction(async (transaction) => {
    const now = deps.now();
    const stored = runStateSchema.parse((await transaction.get(ref)).data() ?? {});
    // It was stored, and only the response was lost, so the transaction reran.
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

/** Stores a run's progress. @throws ToBeContinued if another invocation has taken over: this one must stop */
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
    // As in `takeUpRun`: a rerun that releases the lease may find it already did.
    if (isSame(stored, next)) return;
    if (stored.lease !== lease) throw isBusy();
    transaction.set(ref, next);
  });
}
