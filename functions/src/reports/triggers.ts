import { isWorkFinished } from '@/domain/job/progress';
import { isRecordId } from '@/domain/record/recordId';
import { stableJson } from '@/lib/stableJson';
import { inCompany } from '../platform/collections';
import { defineReaction, type Reaction } from '../platform/reaction';
import { eitherOf, hasChanged, type Versions } from '../platform/recordChange';
import { countReported } from './countReported';

/** Returns a field's ids before and after the change. */
const idsIn = ({ before, after }: Versions, field: string): string[] => [
  ...new Set([before?.[field], after?.[field]].filter(isRecordId)),
];

const OF_JOB = [
  'progress',
  'progressLog',
  'type',
  'businessUnitId',
  'source',
  'technicianIds',
  'scheduledTime',
  'arrivalWindowEnd',
  'hasStoredVisits',
];
/** Planning alone counts nothing. */
const hasBegun = ({ progress, invoiceId }: Record<string, unknown>): boolean =>
  !['unscheduled', 'scheduled'].includes(String(progress)) || Boolean(invoiceId);

/** Counts a finished job, its invoices under another name, and the original job of a callback. */
export const reportOnJob = defineReaction(
  'reportOnJob',
  'jobs',
  async (deps, change) => {
    const { companyId = '', id = '' } = change.params;
    if (isOfJob(change)) await countReported(deps, { companyId, kind: 'jobs', id });
    if (isReturn(change))
      for (const jobId of idsIn(change, 'parentJobId'))
        await countReported(deps, { companyId, kind: 'jobs', id: jobId });
  },
  { concerns: (change) => isOfJob(change) || isReturn(change) },
);

/** Whether the job itself may now count differently. */
const isOfJob = (change: Versions): boolean => hasChanged(change, OF_JOB) && eitherOf(change, hasBegun);

/** Whether a callback was created, canceled or moved to another job. */
const isReturn = (change: Versions): boolean =>
  eitherOf(change, ({ type, parentJobId }) => type === 'callback' && isRecordId(parentJobId)) &&
  hasChanged(change, ['type', 'parentJobId', 'progress']);

/** The invoice fields that matter: payments don't affect sales. */
const OF_INVOICE = ['state', 'creditNoteIds', 'jobId', 'parts'];

export const reportOnInvoice = defineReaction(
  'reportOnInvoice',
  'invoices',
  async (deps, change) => {
    const { companyId = '', id = '' } = change.params;
    for (const jobId of idsIn(change, 'jobId')) await countReported(deps, { companyId, kind: 'jobs', id: jobId });
    if (eitherOf(change, ({ jobId }) => !jobId)) await countReported(deps, { companyId, kind: 'invoices', id });
  },
  { concerns: (change) => hasChanged(change, OF_INVOICE) && eitherOf(change, ({ state }) => state !== 'draft') },
);

/** Counts time on a job whose work is finished: a correction, or a device that was late. Until then the job counts no time. */
export const reportOnTime = defineReaction(
  'reportOnTime',
  'timeEntries',
  async (deps, change) => {
    const { companyId = '' } = change.params;
    for (const id of idsIn(change, 'jobId')) {
      const job = await inCompany(deps.db, companyId, 'jobs').doc(id).get();
      if (isWorkFinished(job.get('progress'))) await countReported(deps, { companyId, kind: 'jobs', id });
    }
  },
  {
    concerns: (change) =>
      hasChanged(change, ['jobId', 'kind', 'startsAt', 'endsAt', 'replaces']) &&
      eitherOf(change, ({ endsAt }) => endsAt !== ''),
  },
);

/** Handles a first arrival reported late by a device, or a visit that was undone. */
export const reportOnVisit = defineReaction(
  'reportOnVisit',
  'schedule',
  async (deps, change) => {
    const { companyId = '' } = change.params;
    for (const id of idsIn(change, 'jobId')) await countReported(deps, { companyId, kind: 'jobs', id });
  },
  {
    concerns: (change) =>
      hasChanged(change, ['log', 'jobId', 'kind']) &&
      eitherOf(change, ({ log }) => Array.isArray(log) && stableJson(log).includes('"on-site"')),
  },
);

const countOn = <K extends 'estimates' | 'timesheets' | 'equipment'>(
  name: string,
  kind: K,
  fields: readonly string[],
): Reaction<K> =>
  defineReaction(
    name,
    kind,
    async (deps, { params: { companyId = '', id = '' } }) => {
      await countReported(deps, { companyId, kind, id });
    },
    { concerns: (change) => hasChanged(change, fields) },
  );

export const reportOnEstimate = countOn('reportOnEstimate', 'estimates', ['state', 'sentAt', 'answeredAt', 'approval']);
export const reportOnTimesheet = countOn('reportOnTimesheet', 'timesheets', ['state', 'days']);
/** A unit counts the same wherever it is: moving it to another property, or renaming it, changes nothing. */
export const reportOnEquipment = countOn('reportOnEquipment', 'equipment', [
  'type',
  'installDate',
  'warrantyUntil',
  'refrigerant',
]);
