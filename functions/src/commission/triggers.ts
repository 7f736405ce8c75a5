import { isRecordId } from '@/domain/record/recordId';
import type { Earning, EarningSource } from '@/domain/commission/earning';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { eitherOf, hasChanged, type Versions } from '../platform/recordChange';
import { keepEarnings, plansOf } from './keepEarnings';

/** Returns a field's ids before and after the change. */
const idsIn = ({ before, after }: Versions, field: string): string[] => [
  ...new Set([before?.[field], after?.[field]].filter(isRecordId)),
];

const keep = (deps: Deps, companyId: string, kind: EarningSource, id: string): Promise<boolean> =>
  keepEarnings(deps, { companyId, source: { kind, id } });

const OF_JOB = ['progress', 'progressLog', 'type', 'technicianIds', 'number', 'title'];
const isReturn = (change: Versions): boolean =>
  eitherOf(change, ({ type, parentJobId }) => type === 'callback' && isRecordId(parentJobId)) &&
  hasChanged(change, ['type', 'parentJobId', 'progress']);

/** Computes what a job pays its crew, and updates the original job of a callback. */
export const earnOnJob = defineReaction(
  'earnOnJob',
  'jobs',
  async (deps, change) => {
    const { companyId = '', id = '' } = change.params;
    if (hasChanged(change, OF_JOB)) await keep(deps, companyId, 'job', id);
    if (isReturn(change)) for (const jobId of idsIn(change, 'parentJobId')) await keep(deps, companyId, 'job', jobId);
  },
  { concerns: (change) => hasChanged(change, OF_JOB) || isReturn(change) },
);

const OF_INVOICE = ['state', 'creditNoteIds', 'jobId', 'parts', 'paidCents', 'refundedCents'];

export const earnOnInvoice = defineReaction(
  'earnOnInvoice',
  'invoices',
  async (deps, change) => {
    const { companyId = '', id = '' } = change.params;
    for (const jobId of idsIn(change, 'jobId')) await keep(deps, companyId, 'job', jobId);
    if (eitherOf(change, ({ jobId }) => !jobId)) await keep(deps, companyId, 'invoice', id);
  },
  { concerns: (change) => hasChanged(change, OF_INVOICE) && eitherOf(change, ({ state }) => state !== 'draft') },
);

/** Pays an accepted estimate with the job it became, or on its own. */
export const earnOnEstimate = defineReaction(
  'earnOnEstimate',
  'estimates',
  async (deps, change) => {
    const { companyId = '', id = '' } = change.params;
    const jobs = new Set([...idsIn(change, 'jobId'), ...idsIn(change, 'convertedJobId')]);
    for (const jobId of jobs) await keep(deps, companyId, 'job', jobId);
    await keep(deps, companyId, 'estimate', id);
  },
  {
    concerns: (change) =>
      hasChanged(change, ['state', 'approval', 'jobId', 'convertedJobId']) &&
      eitherOf(change, ({ approval }) => Boolean(approval)),
  },
);

/** Hours on a job whose crew is paid by the hour. */
export const earnOnTime = defineReaction(
  'earnOnTime',
  'timeEntries',
  async (deps, change) => {
    const { companyId = '' } = change.params;
    const jobs = idsIn(change, 'jobId');
    if (jobs.length === 0) return;
    const plans = await plansOf(deps, companyId);
    if (!plans.some(({ rules }) => rules.some(({ crewSplit }) => crewSplit === 'hours'))) return;
    for (const jobId of jobs) await keep(deps, companyId, 'job', jobId);
  },
  {
    concerns: (change) =>
      hasChanged(change, ['jobId', 'kind', 'startsAt', 'endsAt', 'replaces']) &&
      eitherOf(change, ({ endsAt }) => endsAt !== ''),
  },
);

export const earnOnAgreement = defineReaction(
  'earnOnAgreement',
  'agreements',
  async (deps, { params: { companyId = '', id = '' } }) => {
    await keep(deps, companyId, 'agreement', id);
  },
  { concerns: (change) => hasChanged(change, ['consent']) },
);

/** More entries than one person has pending for a pay period. */
const OPEN_OF_ONE = 500;

/**
 * Makes pending or not-yet-earned pay visible to the account that now signs in as the technician; closed periods keep their original
 * account.
 */
export const earnOnTechnician = defineReaction(
  'earnOnTechnician',
  'technicians',
  async (deps, { params: { ownerUid = '', id = '' }, after }) => {
    const owner = await deps.db.doc(`users/${ownerUid}`).get();
    const companyId: unknown = owner.get('companyId');
    if (!isRecordId(companyId) || (await companyRef(deps.db, companyId).get()).get('ownerId') !== ownerUid) return;
    const accountUid: Earning['accountUid'] = typeof after?.['linkedUid'] === 'string' ? after['linkedUid'] : '';
    const own = inCompany(deps.db, companyId, 'earnings').where('technicianId', '==', id);
    const found = await Promise.all([
      own.where('isOpen', '==', true).limit(OPEN_OF_ONE).get(),
      own.where('on', '==', '').limit(OPEN_OF_ONE).get(),
    ]);
    for (const { ref } of found.flatMap(({ docs }) => docs))
      await ref.update({ accountUid, ...updatedStamp('', deps.now()) });
  },
  { concerns: (change) => change.before !== null && hasChanged(change, ['linkedUid']) },
);
