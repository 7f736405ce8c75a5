import { Suspense, useRef, useState, type ReactNode } from 'react';
import { collections } from '@/data/collections';
import { ConflictError } from '@/data/outbox/conflictError';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { moveJob, needsReason, PROGRESS_LABELS } from '@/domain/job/progress';
import type { Job, Progress } from '@/domain/job/schema';
import { isReversible } from '@/domain/job/steps';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { lazyPart } from '@/lib/lazyPage';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useMayStart } from '../site/useMayStart';
import { useCollect } from './useCollect';
import { useConfirmFinish } from './useConfirmFinish';

const MoveReasonDialog = lazyPart(() => import('./MoveReasonDialog').then((module) => module.MoveReasonDialog));

type Asking = { job: Stored<Job>; target: 'on-hold' | 'cancelled'; answer: (reason: string | null) => void };

/** Moves a job to another state. Resolves to the saved job, or to null if it stayed where it was. */
export type MoveJob = (job: Stored<Job>, to: Progress) => Promise<Stored<Job> | null>;

/** Asks for confirmation: finishing with open checks is possible, but not by accident; closing is permanent. */
async function isMeant(
  job: Stored<Job>,
  to: Progress,
  confirmFinish: ReturnType<typeof useConfirmFinish>,
): Promise<boolean> {
  if (to === 'work-done') return confirmFinish(job);
  if (to !== 'closed') return true;
  return confirmAction({
    title: 'Close this job?',
    message: 'A closed job cannot be reopened. Make a callback if there is more to do.',
    confirmLabel: 'Close job',
  });
}

/**
 * Moves jobs along: asks for the reason a state requires, writes the step with author and time on top of the version that was seen, and
 * works offline. Use it once per page and render `reasonDialog` there.
 */
export function useMoveJob(): { move: MoveJob; reasonDialog: ReactNode } {
  const workspace = useWorkspace();
  const { uid } = workspace;
  const save = useSaveRecord(collections.jobs);
  const confirmFinish = useConfirmFinish();
  const mayStart = useMayStart();
  const { afterFinish } = useCollect();
  const [asking, setAsking] = useState<Asking | null>(null);
  const underWay = useRef(new Set<string>());

  const askReason = (job: Stored<Job>, target: Asking['target']): Promise<string | null> =>
    new Promise((resolve) => {
      setAsking({
        job,
        target,
        answer: (reason) => {
          setAsking(null);
          resolve(reason);
        },
      });
    });

  const write = (job: Stored<Job>, to: Progress, reason: string): Promise<Stored<Job>> =>
    save.update(job.id, moveJob(job, { state: to, at: nowIso(), by: uid, reason }), {
      base: job,
      label: `${job.number} ${job.title}`,
    });

  const undoOf = (before: Stored<Job>, after: Stored<Job>) => async () => {
    try {
      await write(after, before.progress, needsReason(before.progress) ? before.holdReason || before.cancelReason : '');
    } catch (error) {
      notify.error(error);
    }
  };

  const move: MoveJob = async (job, to) => {
    const key = `${job.id}:${to}`;
    // A second tap while the first is being written is the same step, not another one.
    if (underWay.current.has(key)) return null;
    underWay.current.add(key);
    try {
      const reason = to === 'on-hold' || to === 'cancelled' ? await askReason(job, to) : '';
      if (reason === null || !(await isMeant(job, to, confirmFinish))) return null;
      if (to === 'in-progress' && job.progress !== 'work-done') await mayStart(job, job.id);
      const moved = await write(job, to, reason);
      const message = `${job.title}: ${PROGRESS_LABELS[to].toLowerCase()}`;
      notify.success(message, isReversible(job.progress, to) ? { undo: undoOf(job, moved) } : {});
      if (to === 'work-done') afterFinish({ jobId: job.id, technicianIds: job.technicianIds });
      if (to === 'cancelled')
        // Offline it may be unavailable: the job is canceled anyway.
        import('../message/offerForJob')
          .then(({ offerForJob }) => offerForJob(workspace, job, moved))
          .catch(() => undefined);
      return moved;
    } catch (error) {
      notify.error(
        error instanceof ConflictError
          ? 'Someone else moved this job in the meantime. Check its status and try again.'
          : error,
      );
      return null;
    } finally {
      underWay.current.delete(key);
    }
  };

  const reasonDialog = asking && (
    <Suspense fallback={null}>
      <MoveReasonDialog
        target={asking.target}
        subject={asking.job.title}
        onConfirm={asking.answer}
        onCancel={() => asking.answer(null)}
      />
    </Suspense>
  );
  return { move, reasonDialog };
}
