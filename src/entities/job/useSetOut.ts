import { collections } from '@/data/collections';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { usePressedChange } from '@/entities/record/usePressedChange';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';

/** Records on the job that its technician has set out, so that the office sees it too; also offline. */
export function useSetOut(job: Stored<Job>): () => Promise<void> {
  const change = usePressedChange(collections.jobs);
  return async () => {
    try {
      await change(job, { onMyWayAt: nowIso() }, `${job.number} ${job.title}`);
    } catch (error) {
      notify.error(error);
    }
  };
}
