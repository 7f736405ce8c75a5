import { useCallback } from 'react';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { confirmAction } from '@/ui/feedback/confirm';

type FinishedJob = Pick<Stored<Job>, 'id' | 'checklist'>;

const checkWords = ({ checklist }: Pick<Job, 'checklist'>): string[] => {
  const open = checklist.filter(({ isDone }) => !isDone).length;
  if (open === 0) return [];
  return [`${open === 1 ? 'One check is' : `${open} checks are`} not ticked yet.`];
};

/**
 * Asks whether work is done though its checklist or an inspection of the job is not; nothing is asked when both are. Works
 * without a connection on what this device has.
 */
export function useConfirmFinish(): (job: FinishedJob) => Promise<boolean> {
  const { repository, photoQueue } = useWorkspace();
  const can = useCan();
  const inspectionWords = useCallback(
    async ({ id }: FinishedJob): Promise<string[]> => {
      if (!can('read', 'inspections')) return [];
      try {
        // Nobody who waits for the day waits for what judges an inspection.
        const { openInspections } = await import('./openInspections');
        return await openInspections({ repository, photoQueue, can }, id);
      } catch (error) {
        // Whoever is done on site must not be held up by what cannot be read.
        console.warn('The inspections of a job could not be read', error);
        return [];
      }
    },
    [repository, photoQueue, can],
  );
  return useCallback(
    async (job) => {
      const checks = checkWords(job);
      const inspections = await inspectionWords(job);
      if (checks.length + inspections.length === 0) return true;
      return confirmAction({
        title: inspections.length > 0 ? 'Finish with an open inspection?' : 'Finish with open checks?',
        message: [...inspections, ...checks].join(' '),
        confirmLabel: 'Finish anyway',
        cancelLabel: 'Back to the job',
      });
    },
    [inspectionWords],
  );
}
