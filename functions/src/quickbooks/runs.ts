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

/** More than the longest single write takes with its repeats. */
const LEASE_MS = 3 * MINUTE_MS;
const WRITES_AT_ONCE = 200;
/** Of a batch's ten million bytes, with room for what is around the bodies and for characters of several bytes. */
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
 * Writes down everything that is to be done before anything is. The run comes first and paused, so that one that was cut off here is
 * never taken for complete; one at a time, because two would write the same document twice.
 * @throws AppError `failed-precondition` while another one is not over
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

/** Writes as many together as the database takes: invoices of hundreds of lines are large. */
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

/** When rights that are taken, or used, at a moment (milliseconds) end. */
export const leaseEnd = (atMs: number): string => new Date(atMs + LEASE_MS).toISOString();

/** Exclusive rights to a run, as a lease's id; '' when somebody else has them, it is not running, or is to wait. */
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

/** Gives the rights back, with what came of it. Nothing where somebody else took them meanwhile. */
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
    // Somebody may have paused it meanwhile.
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

/** Pauses a run, or lets it go on. */
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
