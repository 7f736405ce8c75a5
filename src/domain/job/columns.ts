import { jobTypeName, leadSourceName } from '../company/workChoices';
import type { WorkSettings } from '../company/workSettings';
import type { Stored } from '../record/schema';
import type { Columns } from '../record/columns';
import { PRIORITY_LABELS } from './jobLabels';
import { PROGRESS_LABELS } from './progress';
import type { Job } from './schema';
import { jobStatus } from './status';

/** `namesOf`: technician names by id. */
type More = { settings: WorkSettings; namesOf: (ids: readonly string[]) => readonly string[] };

/** Export columns of the list of jobs. */
export const JOB_COLUMNS: Columns<Stored<Job>, More> = {
  Number: (job) => job.number,
  Title: (job) => job.title,
  Type: (job, { settings }) => jobTypeName(settings, job.type),
  Priority: (job) => PRIORITY_LABELS[job.priority],
  Progress: (job) => PROGRESS_LABELS[job.progress],
  'Invoice status': (job) => jobStatus(job),
  Scheduled: (job, { at }) => (job.progress === 'unscheduled' ? '' : at(job.scheduledTime)),
  'Arrival from': (job, { at }) => at(job.arrivalWindowStart),
  'Arrival to': (job, { at }) => at(job.arrivalWindowEnd),
  Minutes: (job) => job.durationMinutes,
  Customer: (job) => job.customerName,
  'Customer phone': (job) => job.customerPhone,
  Address: (job) => job.propertyAddress,
  Technicians: (job, { namesOf }) => namesOf(job.technicianIds).join('; '),
  'PO number': (job) => job.poNumber,
  Source: (job, { settings }) => leadSourceName(settings, job.source),
  Tags: (job) => job.tags.join('; '),
  Description: (job) => job.description,
  Created: (job, { at }) => at(job.createdAt),
  Id: (job) => job.id,
};
