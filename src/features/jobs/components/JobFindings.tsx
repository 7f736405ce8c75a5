import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { FindingsSection } from '@/entities/finding/FindingsSection';

/** Shows a job's findings, and the earlier findings it fixes. */
export function JobFindings({ job }: { job: Stored<Job> }) {
  const { id, customerId, customerName, propertyId, equipmentIds, number } = job;
  const isOver = job.progress === 'cancelled';
  return (
    <>
      <FindingsSection subject="repairJobId" id={id} title="To put right on this job" isHiddenWhenEmpty />
      <FindingsSection
        subject="jobId"
        id={id}
        start={
          isOver || customerId === ''
            ? undefined
            : {
                source: { kind: 'job', id, itemId: '', label: `Job ${number}` },
                customerId,
                customerName,
                propertyId,
                jobId: id,
                equipmentId: equipmentIds.length === 1 ? (equipmentIds[0] ?? '') : '',
              }
        }
      />
    </>
  );
}
