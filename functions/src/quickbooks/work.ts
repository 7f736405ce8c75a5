import { FieldValue } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { quickbooksPushSchema, type QuickbooksPush, type QuickbooksRun } from '@/domain/quickbooks/run';
import { quickbooksLinkSchema, type QuickbooksLink } from '@/domain/quickbooks/setup';
import { referencesIn } from '@/domain/quickbooks/plan';
import type { RunProgress } from '@/domain/quickbooks/api';
import { AppError, userMessageOf } from '@/lib/appError';
import { cutText } from '@/lib/cutText';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { connectedRealm, type AskBooks } from './client';
import { QuickbooksError, kindOf, wordsOf } from './errors';
import type { BooksPlace } from './planning';
import { linkRef, setupOfRealm, storedLink } from './records';
import { leaseEnd, leaveRun, readRun, runRef, takeRun, type RunPlace } from './runs';
import type { Outcome } from './outcome';
import { carryOut } from './writing';

const AT_ONCE = 50;
const UNREADABLE =
  'The answer of QuickBooks could not be read. Look at the dry run again: it says whether it got there.';
/** QuickBooks asks for a minute's pause; temporary failures are retried after twice that. */
const WAIT_MS = 70_000;

/**
 * Continues a run until `deadline` (clock milliseconds) or until nothing is left. A caller that can't get the lease only gets its
 * progress.
 */
export async function workOn(
  deps: Deps,
  ask: () => Promise<AskBooks>,
  place: BooksPlace & RunPlace,
  deadline: number,
): Promise<RunProgress> {
  const leaseId = await takeRun(deps, place);
  if (leaseId !== '') {
    const changes = await steps(deps, ask, place, deadline).catch((error: unknown) => stopped(deps, error));
    await leaveRun(deps, place, leaseId, changes);
  }
  return progressOf(deps, place);
}

/** Returns a run's progress. */
export async function progressOf(deps: Deps, place: RunPlace): Promise<RunProgress> {
  const { state } = await readRun(deps, place);
  return { runId: place.runId, state, isDone: state === 'done' };
}

async function steps(
  deps: Deps,
  makeAsk: () => Promise<AskBooks>,
  place: BooksPlace & RunPlace,
  deadline: number,
): Promise<Partial<QuickbooksRun>> {
  const { db, now } = deps;
  // Planned for one company file: if another is connected by now, it gets none of it.
  await setupOfRealm(deps, place.companyId, await connectedRealm(deps, place.companyId));
  const ask = await makeAsk();
  const waiting = inCompany(db, place.companyId, 'quickbooksPushes')
    .where('runId', '==', place.runId)
    .where('state', '==', 'waiting')
    .orderBy('order');
  for (;;) {
    const { docs } = await waiting.limit(AT_ONCE).get();
    if (docs.length === 0) return { state: 'done', endedAt: now() };
    for (const document of docs) {
      const push = quickbooksPushSchema.parse(document.data());
      await stepOne(deps, ask, place, document.id, push);
      if (Date.now() >= deadline) return {};
    }
    // Someone may have paused it.
    if ((await readRun(deps, place)).state !== 'running') return {};
  }
}

async function stepOne(
  deps: Deps,
  ask: AskBooks,
  place: BooksPlace & RunPlace,
  id: string,
  push: QuickbooksPush,
): Promise<void> {
  const { db, now } = deps;
  const keys = [...new Set([push.key, ...(push.body === '' ? [] : referencesIn(JSON.parse(push.body)))])];
  const snapshots = await db.getAll(...keys.map((key) => linkRef(db, place.companyId, key)));
  const links = new Map<string, QuickbooksLink>();
  for (const [at, snapshot] of snapshots.entries()) {
    const link = quickbooksLinkSchema.safeParse(snapshot.data()).data;
    if (link) links.set(keys[at] ?? '', link);
  }
  const pushRef = inCompany(db, place.companyId, 'quickbooksPushes').doc(id);
  const outcome = await carryOut({
    ask,
    id,
    push,
    link: links.get(push.key) ?? null,
    idOf: (key) => links.get(key)?.remoteId ?? '',
    // Rendering needs an engine that few pushes use.
    drawPaper: async (key) => (await import('./drawPaper')).drawPaper(deps, place.companyId, key),
    now: now(),
    today: calendarDay(place.company.timeZone, new Date(now())),
  }).catch(async (error: unknown): Promise<Outcome> => {
    if (!(error instanceof QuickbooksError) && !(error instanceof AppError)) {
      // One malformed response must not block the rest; the next push finds what it did by its mark.
      logError('an answer of QuickBooks could not be read', {
        entity: push.entity,
        op: push.op,
        cause: String(error).slice(0, 300),
      });
      return { state: 'failed', fault: UNREADABLE };
    }
    // It may have been done although no response came: the next try searches for it first.
    await pushRef.update({
      attempts: FieldValue.increment(1),
      fault: cutText(userMessageOf(error), 500),
      ...updatedStamp('', now()),
    });
    throw error;
  });
  await keep(deps, place, { id, push, outcome, stored: snapshots[0]?.data() });
}

/** Stores a write's outcome: on itself, its link, the write it undoes, and in the run's counts, all together. */
async function keep(
  deps: Deps,
  { companyId, runId }: RunPlace,
  {
    id,
    push,
    outcome,
    stored,
  }: { id: string; push: QuickbooksPush; outcome: Outcome; stored: Record<string, unknown> | undefined },
): Promise<void> {
  const { db, now } = deps;
  const pushes = inCompany(db, companyId, 'quickbooksPushes');
  const batch = db.batch();
  const stamp = updatedStamp('', now());
  if ('link' in outcome) {
    const { link, theirsCents, theirsTaxCents, note } = outcome;
    batch.update(pushes.doc(id), {
      state: 'done',
      fault: note,
      theirsCents,
      theirsTaxCents,
      remoteId: link?.remoteId ?? push.remoteId,
      at: now(),
      ...stamp,
    });
    const ref = linkRef(db, companyId, push.key);
    if (link) batch.set(ref, storedLink(deps, link, '', stored));
    else batch.delete(ref);
    if (push.undoes !== '') batch.update(pushes.doc(push.undoes), { state: 'undone', ...stamp });
  } else batch.update(pushes.doc(id), { state: outcome.state, fault: outcome.fault, at: now(), ...stamp });
  batch.update(runRef(db, { companyId, runId }), {
    ['link' in outcome ? 'done' : 'failed']: FieldValue.increment(1),
    // A long run keeps its lease as long as it makes progress.
    leaseEndsAt: leaseEnd(Date.parse(now())),
    ...stamp,
  });
  await batch.commit();
}

/** Returns the changes for an error that stops the whole run: waiting for QuickBooks, or paused until a person has resolved it. */
function stopped({ now }: Deps, error: unknown): Partial<QuickbooksRun> {
  const later = (ms: number, note: string): Partial<QuickbooksRun> => ({
    waitUntil: new Date(Date.parse(now()) + ms).toISOString(),
    note,
  });
  if (error instanceof QuickbooksError)
    return kindOf(error) === 'wait'
      ? later(error.status === 429 ? WAIT_MS : 2 * WAIT_MS, wordsOf(error))
      : { state: 'paused', note: wordsOf(error) };
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'unavailable' || error.code === 'rate-limited') return later(2 * WAIT_MS, error.userMessage);
  return { state: 'paused', note: error.userMessage };
}
