import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';

/** Writes on the job that its technician has set out, so that the office sees it too; also without a connection. */
export function useSetOut(job: Stored<Job>): () => Promise<void> {
  const save = useSaveRecord(collections.jobs);
  return async () => {
    try {
      await save.update(job.id, { onMyWayAt: nowIso() }, { base: job, label: `${job.number} ${job.title}` });
    } catch (error) {
      notify.error(error);
    }
  };
}
