import { isWorkFinished } from '@/domain/job/progress';
import { isRecordId } from '@/domain/record/recordId';
import { stableJson } from '@/lib/stableJson';
import { defineReaction, type Reaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { countReported, type ReportedRecord } from './countReported';

type Change = Pick<RecordChange, 'before' | 'after'>;

/** Whether one of these fields is another than before. */
const hasChanged = ({ before, after }: Change, fields: readonly string[]): boolean => {
  const told = [before, after].map((data) => stableJson(fields.map((field) => data?.[field] ?? null)));
  return told[0] !== told[1];
};

const eitherOf = ({ before, after }: Change, is: (data: Record<string, unknown>) => boolean): boolean =>
  [before, after].some((data) => data !== null && is(data));

/** The ids that a field has had before and after. */
const idsIn = ({ before, after }: Change, field: string): string[] => [
  ...new Set([before?.[field], after?.[field]].filter(isRecordId)),
];

const OF_JOB = [
  'progress',
  'progressLog',
  'type',
  'source',
  'technicianIds',
  'scheduledTime',
  'arrivalWindowEnd',
  'hasStoredVisits',
];
/** Planning alone counts nothing. */
const hasBegun = ({ progress, invoiceId }: Record<string, unknown>): boolean =>
  !['unscheduled', 'scheduled'].includes(String(progress)) || Boolean(invoiceId);

/** A finished job, its invoices in another name, and the job that somebody had to come back for. */
export const reportOnJob = defineReaction(
  'reportOnJob',
  'jobs',
  async (deps, { params: { companyId = '', id = '' }, before, after }) => {
    if (hasChanged({ before, after }, OF_JOB) && eitherOf({ before, after }, hasBegun))
      await countReported(deps, { companyId, kind: 'jobs', id });
    if (isReturn({ before, after }))
      for (const jobId of idsIn({ before, after }, 'parentJobId'))
        await countReported(deps, { companyId, kind: 'jobs', id: jobId });
  },
  { concerns: (change) => (hasChanged(change, OF_JOB) && eitherOf(change, hasBegun)) || isReturn(change) },
);

/** Whether a callback came, was called off or went to another job. */
const isReturn = (change: Change): boolean =>
  eitherOf(change, ({ type, parentJobId }) => type === 'callback' && isRecordId(parentJobId)) &&
  hasChanged(change, ['type', 'parentJobId', 'progress']);

/** What a change of an invoice is about: payments move no sales. */
const OF_INVOICE = ['state', 'creditNoteIds', 'jobId', 'parts'];

export const reportOnInvoice = defineReaction(
  'reportOnInvoice',
  'invoices',
  async (deps, { params: { companyId = '', id = '' }, before, after }) => {
    const jobs: ReportedRecord[] = idsIn({ before, after }, 'jobId').map((jobId) => ({
      companyId,
      kind: 'jobs',
      id: jobId,
    }));
    const isLoose = eitherOf({ before, after }, ({ jobId }) => !jobId);
    for (const record of [...jobs, ...(isLoose ? [{ companyId, kind: 'invoices' as const, id }] : [])])
      await countReported(deps, record);
  },
  { concerns: (change) => hasChanged(change, OF_INVOICE) && eitherOf(change, ({ state }) => state !== 'draft') },
);

/** Time of a job whose work is finished: a correction, or a device that was late. Until then the job counts no time. */
export const reportOnTime = defineReaction(
  'reportOnTime',
  'timeEntries',
  async (deps, { params: { companyId = '' }, before, after }) => {
    for (const id of idsIn({ before, after }, 'jobId')) {
      const job = await deps.db.doc(`companies/${companyId}/jobs/${id}`).get();
      if (isWorkFinished(job.get('progress'))) await countReported(deps, { companyId, kind: 'jobs', id });
    }
  },
  {
    concerns: (change) =>
      hasChanged(change, ['jobId', 'kind', 'startsAt', 'endsAt', 'replaces']) &&
      eitherOf(change, ({ endsAt }) => endsAt !== ''),
  },
);

/** A first arrival that came late from a device, or a visit that was taken back. */
export const reportOnVisit = defineReaction(
  'reportOnVisit',
  'schedule',
  async (deps, { params: { companyId = '' }, before, after }) => {
    for (const id of idsIn({ before, after }, 'jobId')) await countReported(deps, { companyId, kind: 'jobs', id });
  },
  {
    concerns: (change) =>
      hasChanged(change, ['log', 'jobId', 'kind']) &&
      eitherOf(change, ({ log }) => Array.isArray(log) && stableJson(log).includes('"on-site"')),
  },
);

const countOn = <K extends 'estimates' | 'timesheets'>(name: string, kind: K, fields: readonly string[]): Reaction<K> =>
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
