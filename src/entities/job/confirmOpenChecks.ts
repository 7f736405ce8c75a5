import type { Job } from '@/domain/job/schema';
import { confirmAction } from '@/ui/feedback/confirm';

/** Asks whether work is done though not everything on its checklist is ticked; nothing is asked when it is. */
export async function confirmOpenChecks({ checklist }: Pick<Job, 'checklist'>): Promise<boolean> {
  const open = checklist.filter(({ isDone }) => !isDone).length;
  if (open === 0) return true;
  return confirmAction({
    title: 'Finish with open checks?',
    message: `${open === 1 ? 'One check is' : `${open} checks are`} not ticked yet.`,
    confirmLabel: 'Finish anyway',
    cancelLabel: 'Back to the job',
  });
}
