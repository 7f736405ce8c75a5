import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { PRIORITY_LABELS } from '@/domain/job/labels';
import { PROGRESS_LABELS } from '@/domain/job/progress';
import { jobTypeName, leadSourceName } from '@/domain/company/workChoices';
import type { Job } from '@/domain/job/schema';
import { jobStatus } from '@/domain/job/status';
import type { Stored } from '@/domain/record/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useListExport } from '@/entities/record/useListExport';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { toWallTime } from '@/ui/format/wallTime';

const HEADER = [
  'Number',
  'Title',
  'Type',
  'Priority',
  'Progress',
  'Invoice status',
  'Scheduled',
  'Arrival from',
  'Arrival to',
  'Minutes',
  'Customer',
  'Customer phone',
  'Address',
  'Technicians',
  'PO number',
  'Source',
  'Tags',
  'Description',
  'Created',
  'Id',
];

/** What the list shows, as a CSV file. */
export function useJobExport() {
  const { company } = useSession();
  const { namesOf } = useTechnicians();
  const { settings } = useWorkSettings();

  const rowOf = (job: Stored<Job>) => {
    const at = (iso: string) => toWallTime(iso, company.timeZone);
    return [
      job.number,
      job.title,
      jobTypeName(settings, job.type),
      PRIORITY_LABELS[job.priority],
      PROGRESS_LABELS[job.progress],
      jobStatus(job),
      job.progress === 'unscheduled' ? '' : at(job.scheduledTime),
      at(job.arrivalWindowStart),
      at(job.arrivalWindowEnd),
      job.durationMinutes,
      job.customerName,
      job.customerPhone,
      job.propertyAddress,
      namesOf(job.technicianIds).join('; '),
      job.poNumber,
      leadSourceName(settings, job.source),
      job.tags.join('; '),
      job.description,
      at(job.createdAt),
      job.id,
    ];
  };
  return useListExport(collections.jobs, { header: HEADER, rowsOf: (job) => [rowOf(job)], noun: 'job' });
}
