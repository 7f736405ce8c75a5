import { isRecordId } from '@/domain/record/recordId';
import type { RunProgress } from '@/domain/quickbooks/api';
import { quickbooksPushSchema } from '@/domain/quickbooks/run';
import { mayUndo } from '@/domain/quickbooks/takeBack';
import { AppError } from '@/lib/appError';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { precondition } from '../platform/errors';
import type { AskBooks } from './client';
import { makePlan, withoutLeftOut, type BooksPlace } from './planning';
import { openRun, runRef, turnRun, type NewPush } from './runs';
import { progressOf, workOn } from './work';

type By = BooksPlace & { uid: string };
/** Shorter than the browser's call timeout, and short enough to show progress. */
const STEP_MS = 15_000;
const deadline = (): number => Date.now() + STEP_MS;

/**
 * Pushes what someone reviewed: both sides are reread, and if either has changed nothing is written. The same `runId` again continues the
 * same push.
 */
export async function beginPush(
  deps: Deps,
  ask: () => Promise<AskBooks>,
  { uid, ...place }: By,
  { runId, hash, leftOut }: { runId: string; hash: string; leftOut: readonly string[] },
): Promise<RunProgress> {
  const run = { ...place, runId };
  if (!(await runRef(deps.db, run).get()).exists) {
    const plan = await makePlan(deps, await ask(), place);
    if (plan.hash !== hash)
      throw new AppError({
        code: 'conflict',
        userMessage:
          'Something has changed here or in QuickBooks since you looked. Look at the dry run again, then push.',
      });
    const pushes = withoutLeftOut(plan.rows, new Set(leftOut)).map(
      ({
        key,
        entity,
        op,
        kind,
        label,
        on,
        body,
        sentHash,
        remoteId,
        syncToken,
        oursCents,
        oursTaxCents,
        theirsCents,
        theirsTaxCents,
      }): NewPush => ({
        key,
        entity,
        op,
        kind,
        label,
        on,
        body: body === null ? '' : JSON.stringify(body),
        sentHash,
        remoteId,
        syncToken,
        oursCents,
        oursTaxCents,
        theirsCents: op === 'link' ? theirsCents : null,
        theirsTaxCents: op === 'link' ? theirsTaxCents : null,
        undoes: '',
      }),
    );
    await openRun(deps, run, { kind: 'push', by: uid, pushes });
  }
  return workOn(deps, ask, run, deadline());
}

/** Continues, resumes or pauses a run. */
export async function turn(
  deps: Deps,
  ask: () => Promise<AskBooks>,
  { uid, ...run }: By & { runId: string },
  does: 'continue' | 'resume' | 'pause',
): Promise<RunProgress> {
  if (does !== 'continue') await turnRun(deps, run, does === 'pause' ? 'paused' : 'running', uid);
  if (does !== 'pause') return workOn(deps, ask, run, deadline());
  return progressOf(deps, run);
}

/** Undoes a run's writes, last one first: payments before the invoices they pay. Customers and items stay: others may use them. */
export async function beginUndo(
  deps: Deps,
  ask: () => Promise<AskBooks>,
  { uid, ...place }: By,
  { runId, ofRunId, pushIds }: { runId: string; ofRunId: string; pushIds: readonly string[] },
): Promise<RunProgress> {
  const run = { ...place, runId };
  if (!(await runRef(deps.db, run).get()).exists) {
    const { docs } = await inCompany(deps.db, place.companyId, 'quickbooksPushes')
      .where('runId', '==', ofRunId)
      .where('state', '==', 'done')
      .orderBy('order')
      .get();
    const chosen = new Set(pushIds);
    const pushes = docs
      .filter(({ id }) => isRecordId(id) && (chosen.size === 0 || chosen.has(id)))
      .map((document) => ({ id: document.id, ...quickbooksPushSchema.parse(document.data()) }))
      .filter(mayUndo)
      .toReversed()
      .map(
        ({
          id,
          key,
          entity,
          kind,
          label,
          on,
          body,
          sentHash,
          remoteId,
          syncToken,
          theirsCents,
          theirsTaxCents,
        }): NewPush => ({
          key,
          entity,
          op: 'take-back',
          kind,
          label,
          on,
          body,
          sentHash,
          remoteId,
          syncToken,
          oursCents: theirsCents,
          oursTaxCents: theirsTaxCents,
          theirsCents: null,
          theirsTaxCents: null,
          undoes: id,
        }),
      );
    if (pushes.length === 0)
      throw precondition(
        'There is nothing to undo: customers and items stay, and changes are corrected with a new push.',
      );
    await openRun(deps, run, { kind: 'undo', by: uid, pushes });
  }
  return workOn(deps, ask, run, deadline());
}
