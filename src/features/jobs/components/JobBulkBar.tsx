import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { moveJob, needsReason, PROGRESS_LABELS, canMoveTo } from '@/domain/job/progress';
import { TECHNICIAN_LIMIT, type Job, type Progress } from '@/domain/job/schema';
import { isReversible } from '@/domain/job/steps';
import type { Stored } from '@/domain/record/schema';
import { MoveReasonDialog } from '@/entities/job/MoveReasonDialog';
import { useBulkChange } from '@/entities/record/useBulkChange';
import { nowIso } from '@/lib/dates';
import { confirmAction } from '@/ui/feedback/confirm';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatCount } from '@/ui/format/quantities';
import { BulkBar } from '@/ui/table/BulkBar';
import { AssignDialog } from './AssignDialog';
import { MoveJobsMenu } from './MoveJobsMenu';

type JobBulkBarProps = { jobs: readonly Stored<Job>[]; onClear: () => void };

const WORDS = {
  noun: 'job',
  nameOf: ({ number }: Job) => number,
  labelOf: ({ number, title }: Job) => `${number} ${title}`,
};

/** Shows the bulk actions for the selected jobs. */
export function JobBulkBar({ jobs, onClear }: JobBulkBarProps) {
  const { uid } = useWorkspace();
  const { run, progress } = useBulkChange(collections.jobs, WORDS);
  const [dialog, setDialog] = useState<'assign' | 'on-hold' | 'cancelled' | null>(null);

  const step = (job: Job, state: Progress, reason: string) => moveJob(job, { state, at: nowIso(), by: uid, reason });
  const moveAll = async (state: Progress, reason = ''): Promise<void> => {
    setDialog(null);
    const ready = jobs.filter((job) => canMoveTo(job, state));
    if (
      state === 'closed' &&
      !(await confirmAction({
        title: `Close ${formatCount(ready.length, 'job')}?`,
        message: 'Closed jobs cannot be reopened.',
        confirmLabel: 'Close jobs',
      }))
    )
      return;
    await run({
      records: ready,
      changeOf: (job) => step(job, state, reason),
      doneText: `moved to “${PROGRESS_LABELS[state]}”`,
      ...(ready.every((job) => isReversible(job.progress, state)) && {
        undoOf: ({ before, after }) =>
          step(after, before.progress, needsReason(before.progress) ? before.holdReason || before.cancelReason : ''),
      }),
    });
    onClear();
  };
  const assign = async (technicianIds: string[], isReplacing: boolean): Promise<void> => {
    setDialog(null);
    await run({
      records: jobs,
      changeOf: (job) => ({
        technicianIds: isReplacing
          ? technicianIds
          : [...new Set([...job.technicianIds, ...technicianIds])].slice(0, TECHNICIAN_LIMIT),
      }),
      doneText: 'reassigned',
      undoOf: ({ before }) => ({ technicianIds: before.technicianIds }),
    });
    onClear();
  };

  const choose = (state: Progress) =>
    state === 'on-hold' || state === 'cancelled' ? setDialog(state) : void moveAll(state);

  return (
    <BulkBar
      count={jobs.length}
      noun="job"
      onClear={onClear}
      extra={
        <>
          {' '}
          {progress && (
            <ProgressBar
              label="Changing jobs"
              value={(progress.done / progress.of) * 100}
              detail={`${progress.done} of ${progress.of}`}
            />
          )}
          {dialog === 'assign' && (
            <AssignDialog
              count={jobs.length}
              onConfirm={(ids, isReplacing) => void assign(ids, isReplacing)}
              onCancel={() => setDialog(null)}
            />
          )}
          {(dialog === 'on-hold' || dialog === 'cancelled') && (
            <MoveReasonDialog
              target={dialog}
              subject={formatCount(jobs.filter((job) => canMoveTo(job, dialog)).length, 'job')}
              onConfirm={(reason) => void moveAll(dialog, reason)}
              onCancel={() => setDialog(null)}
            />
          )}
        </>
      }
    >
      <Button
        variant="default"
        leftSection={<IconUserPlus size={18} aria-hidden />}
        onClick={() => setDialog('assign')}
        disabled={progress !== null}
      >
        Assign…
      </Button>
      <MoveJobsMenu jobs={jobs} isDisabled={progress !== null} onChoose={choose} />
    </BulkBar>
  );
}
