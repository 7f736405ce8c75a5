import { useCallback } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { assessInspection } from '@/domain/inspection/assess';
import { readForm } from '@/domain/inspection/form';
import { inspectionsOf } from '@/domain/inspection/queries';
import { readUnits, type Inspection } from '@/domain/inspection/schema';
import type { Job } from '@/domain/job/schema';
import { photosOfSubject } from '@/domain/photo/queries';
import type { Stored } from '@/domain/record/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { formatCount } from '@/ui/format/quantities';

type FinishedJob = Pick<Stored<Job>, 'id' | 'checklist'>;

/** What is open of an inspection, in a sentence. */
const openWords = (title: string, missingCount: number): string =>
  missingCount === 0
    ? `${title} is not completed yet.`
    : `${title}: ${formatCount(missingCount, 'required item')} ${missingCount === 1 ? 'is' : 'are'} not answered.`;

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
  const missingOf = useCallback(
    async ({ id, form, units, answers }: Stored<Inspection>): Promise<number> => {
      const photos = can('read', 'photos')
        ? await repository(collections.photos).getAll(photosOfSubject({ subjectId: id, itemId: '' }))
        : [];
      const waiting = photoQueue.entries().filter(({ subjectId }) => subjectId === id);
      const photoCounts = new Map([...photos, ...waiting].map(({ itemId = '' }) => [itemId, 1]));
      const asked = { form: readForm(form), units: readUnits(units), answers, photoCounts };
      return assessInspection(asked).missing.length;
    },
    [repository, photoQueue, can],
  );
  const inspectionWords = useCallback(
    async ({ id }: FinishedJob): Promise<string[]> => {
      if (!can('read', 'inspections')) return [];
      try {
        const inspections = await repository(collections.inspections).getAll(inspectionsOf('jobId', id));
        const open = inspections.filter(({ state }) => state === 'in-progress');
        return await Promise.all(open.map(async (one) => openWords(one.title, await missingOf(one))));
      } catch (error) {
        // Whoever is done on site must not be held up by what cannot be read.
        console.warn('The inspections of a job could not be read', error);
        return [];
      }
    },
    [repository, can, missingOf],
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
