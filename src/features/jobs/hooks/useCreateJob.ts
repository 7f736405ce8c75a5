import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { newJob, newJobNumber } from '@/domain/job/create';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { confirmAction } from '@/ui/feedback/confirm';
import type { JobFormValues } from '../jobForm';

/** Books a job with the copies of its customer and property. Null when it was thought better of. */
export function useCreateJob(): (values: JobFormValues, parentJobId: string) => Promise<Stored<Job> | null> {
  const { uid, repository } = useWorkspace();
  const save = useSaveRecord(collections.jobs);
  return async ({ isUnscheduled, ...input }, parentJobId) => {
    const customer = await repository(collections.customers).getById(input.customerId);
    if (customer.isDoNotService) {
      const isMeant = await confirmAction({
        title: 'Do not service',
        message: `${customer.name} is marked “Do not service”. ${customer.doNotServiceReason || 'No reason was given.'}`,
        confirmLabel: 'Book anyway',
        cancelLabel: 'Don’t book',
        tone: 'danger',
      });
      if (!isMeant) return null;
    }
    const property =
      input.propertyId === '' ? null : await repository(collections.properties).getById(input.propertyId);
    const job = newJob(input, {
      number: newJobNumber(new Date()),
      nowIso: nowIso(),
      uid,
      customer,
      property,
      parentJobId,
      isUnscheduled,
    });
    return save.create(job, { label: `${job.number} ${job.title}` });
  };
}
