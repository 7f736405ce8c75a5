import { useCallback } from 'react';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { openChecksWords } from '@/domain/job/finishing';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { useWriteNote } from '@/entities/note/useWriteNote';
import { confirmAction, confirmWithReason } from '@/ui/feedback/confirm';

type FinishedJob = Pick<Stored<Job>, 'id' | 'checklist' | 'customerId' | 'type'>;

const checkWords = (job: Pick<Job, 'checklist'>): string[] =>
  job.checklist.every(({ isDone }) => isDone) ? [] : [openChecksWords(job)];

/**
 * Refuses to finish without what the company requires (the office may, with a reason), and asks for confirmation if the job's checklist
 * or an inspection is still open; asks nothing if both are done. An open inspection requires a reason, which becomes a note on the job.
 * Works offline with the data on this device.
 */
export function useConfirmFinish(): (job: FinishedJob) => Promise<boolean> {
  const { repository, photoQueue } = useWorkspace();
  const can = useCan();
  const writeNote = useWriteNote();
  const inspectionWords = useCallback(
    async ({ id }: FinishedJob): Promise<string[]> => {
      if (!can('read', 'inspections')) return [];
      try {
        // Loading the day doesn't wait for the code that evaluates inspections.
        const { openInspections } = await import('./openInspections');
        return await openInspections({ repository, photoQueue, can }, id);
      } catch (error) {
        // Unreadable data must not hold up someone who is done on site.
        console.warn('The inspections of a job could not be read', error);
        return [];
      }
    },
    [repository, photoQueue, can],
  );
  const missingWords = useCallback(
    async (job: FinishedJob): Promise<string[]> => {
      try {
        const { missingForFinish } = await import('./finishRecord');
        return await missingForFinish({ repository, photoQueue }, job);
      } catch (error) {
        // As above: unreadable data must not hold up someone who is done on site.
        console.warn('What is needed to finish could not be read', error);
        return [];
      }
    },
    [repository, photoQueue],
  );
  return useCallback(
    async (job) => {
      const subject = { subjectType: 'job', subjectId: job.id, customerId: job.customerId } as const;
      const missing = await missingWords(job);
      if (missing.length > 0) {
        const words = { title: 'Not finished yet', message: `${missing.join(' ')} Your company requires it first.` };
        if (!can('update', 'jobs') || !can('create', 'notes')) {
          await confirmAction({ ...words, confirmLabel: 'Back to the job', cancelLabel: 'Close' });
          return false;
        }
        const why = await confirmWithReason({
          ...words,
          confirmLabel: 'Finish without it',
          cancelLabel: 'Back to the job',
          reasonLabel: 'Reason for finishing without it',
        });
        if (why === null) return false;
        await writeNote(subject, `Finished without required items: ${why}\n${missing.join(' ')}`);
      }
      const checks = checkWords(job);
      const inspections = await inspectionWords(job);
      const message = [...inspections, ...checks].join(' ');
      if (message === '') return true;
      const words = {
        title: inspections.length > 0 ? 'Finish with an open inspection?' : 'Finish with open checks?',
        message,
        confirmLabel: 'Finish anyway',
        cancelLabel: 'Back to the job',
      };
      if (inspections.length === 0 || !can('create', 'notes')) return confirmAction(words);
      const reason = await confirmWithReason({ ...words, reasonLabel: 'Why it stays open' });
      if (reason === null) return false;
      await writeNote(subject, `Finished with an open inspection: ${reason}\n${message}`);
      return true;
    },
    [missingWords, inspectionWords, can, writeNote],
  );
}
