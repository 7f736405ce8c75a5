import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import {
  pushId,
  quickbooksPushSchema,
  quickbooksRunSchema,
  type QuickbooksPush,
  type QuickbooksRun,
} from '@/domain/quickbooks/run';
import { MINUTE_MS } from '@/lib/time';
import type { Deps } from '../platform/admin';
import { createdStamp, updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';
import { changeSetup, setupRef } from './records';

export type RunPlace = { companyId: string; runId: string };
export type NewPush = Omit<QuickbooksPush, 'runId' | 'order' | 'state' | 'attempts' | 'fault' | 'at'>;

/** Longer than any single write takes, including retries. */
const LEASE_MS = 3 * MINUTE_MS;
const WRITES_AT_ONCE = 200;
/** Out of a batch's ten million bytes, leaving room for overhead and multibyte characters. */
const BATCH_CHARACTERS = 2_000_000;

export const runRef = (db: Firestore, { companyId, runId }: RunPlace): DocumentReference =>
  inCompany(db, companyId, 'quickbooksRuns').doc(runId);
const pushRef = (db: Firestore, companyId: string, id: string): DocumentReference =>
  inCompany(db, companyId, 'quickbooksPushes').doc(id);

export async function readRun({ db }: Deps, place: RunPlace): Promise<QuickbooksRun> {
  return runIn(await runRef(db, place).get());
}

function runIn(snapshot: DocumentSnapshot): QuickbooksRun {
  if (!snapshot.exists) throw notFound('Push');
  return quickbooksRunSchema.parse(snapshot.data());
}

/**
 * Stores all planned writes before doing any of them. The run is created first and paused, so that one interrupted here is never
 * considered complete; one at a time, because two would write the same document twice.
 * @throws AppError `failed-precondition` while another one isn't finished
 */
export async function openRun(
  deps: Deps,
  place: RunPlace,
  { kind, by, pushes }: { kind: QuickbooksRun['kind']; by: string; pushes: readonly NewPush[] },
): Promise<void> {
  const { db, now } = deps;
  await db.runTransaction(async (transaction) => {
    const setup = await transaction.get(setupRef(db, place.companyId));
    const runningId = String(setup.get('runningId') ?? '');
    if (runningId !== '' && runningId !== place.runId)
      throw precondition('Another push is not over yet. Let it finish first, or pause and look at it in the history.');
    transaction.set(
      setupRef(db, place.companyId),
      { runningId: place.runId, ...updatedStamp(by, now()) },
      { merge: true },
    );
    transaction.create(runRef(db, place), {
      ...quickbooksRunSchema.parse({
        kind,
        state: 'paused',
        total: pushes.length,
        startedBy: by,
        startedAt: now(),
        note: 'It is being prepared.',
      }),
      ...createdStamp(by, now()),
    });
  });
  for (const group of inBatches(pushes.map((push, order) => ({ ...push, order })))) {
    const batch = db.batch();
    for (const push of group)
      batch.set(pushRef(db, place.companyId, pushId(place.runId, push.order)), {
        ...quickbooksPushSchema.parse({ ...push, runId: place.runId, state: 'waiting' }),
        ...createdStamp(by, now()),
      });
    await batch.commit();
  }
  await runRef(db, place).update({
    state: pushes.length === 0 ? 'done' : 'running',
    note: '',
    ...(pushes.length === 0 ? { endedAt: now() } : {}),
    ...updatedStamp(by, now()),
  });
  if (pushes.length === 0) await changeSetup(deps, place.companyId, { runningId: '' });
}

/** Groups as many writes as the database accepts: invoices with hundreds of lines are large. */
export function inBatches<T extends { body: string }>(pushes: readonly T[]): T[][] {
  const batches: T[][] = [];
  let characters = 0;
  for (const push of pushes) {
    const last = batches.at(-1);
    if (last && last.length < WRITES_AT_ONCE && characters + push.body.length <= BATCH_CHARACTERS) {
      last.push(push);
      characters += push.body.length;
    } else {
      batches.push([push]);
      characters = push.body.length;
    }
  }
  return batches;
}

/** Returns when a lease taken or renewed at a moment (milliseconds) ends. */
export const leaseEnd = (atMs: number): string => new Date(atMs + LEASE_MS).toISOString();

/** Takes exclusive rights to a run, returning the lease's id; '' if it's taken, not running, or waiting. */
export function takeRun({ db, now, newId }: Deps, place: RunPlace): Promise<string> {
  return db.runTransaction(async (transaction) => {
    const run = runIn(await transaction.get(runRef(db, place)));
    const at = Date.parse(now());
    const isHeld = run.leaseId !== '' && Date.parse(run.leaseEndsAt) > at;
    const mustWait = run.waitUntil !== '' && Date.parse(run.waitUntil) > at;
    if (run.state !== 'running' || isHeld || mustWait) return '';
    const leaseId = newId();
    transaction.update(runRef(db, place), {
      leaseId,
      leaseEndsAt: leaseEnd(at),
      waitUntil: '',
      note: '',
    });
    return leaseId;
  });
}

/** Releases the lease, with the outcome. Does nothing if another invocation took it in the meantime. */
export async function leaveRun(
  deps: Deps,
  place: RunPlace,
  leaseId: string,
  changes: Partial<QuickbooksRun>,
): Promise<void> {
  const { db, now } = deps;
  const isOver = await db.runTransaction(async (transaction) => {
    const run = quickbooksRunSchema.parse((await transaction.get(runRef(db, place))).data());
    if (run.leaseId !== leaseId) return false;
    // Someone may have paused it in the meantime.
    const state = changes.state ?? run.state;
    transaction.update(runRef(db, place), {
      leaseId: '',
      leaseEndsAt: '',
      ...changes,
      state,
      ...updatedStamp('', now()),
    });
    return state === 'done';
  });
  if (isOver) await changeSetup(deps, place.companyId, { runningId: '' });
}

/** Pauses or resumes a run. */
export async function turnRun({ db, now }: Deps, place: RunPlace, to: 'running' | 'paused', by: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { state, waitUntil } = runIn(await transaction.get(runRef(db, place)));
    if (state === 'done' || (state === to && waitUntil === '')) return;
    transaction.update(runRef(db, place), {
      state: to,
      waitUntil: '',
      note: to === 'paused' ? 'Paused by hand.' : '',
      ...updatedStamp(by, now()),
    });
  });
}
