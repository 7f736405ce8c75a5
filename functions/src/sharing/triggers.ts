import { viewedLoadSchema } from '@/domain/load-calc/project/viewed';
import { auditSchema } from '@/domain/record/schema';
import type { PublicKind } from '@/domain/public-document/schema';
import type { Deps } from '../platform/admin';
import { changedFields } from '../platform/changedFields';
import { defineTrigger, type RecordChange } from '../platform/defineTrigger';
import { publicDocuments, tokenOf, tokenRef } from './publicDocuments';
import { followRecord } from './followRecord';

/** Written often, and nothing that is shown. */
const UNSEEN: readonly string[] = [
  ...Object.keys(auditSchema.shape),
  'firstViewedAt',
  'lastViewedAt',
  'viewCount',
  'remindedAt',
  'sentAt',
  'internalNotes',
  'isOpen',
  'invoiceIds',
  'creditNoteIds',
  'customerSortName',
  'searchWords',
];
const SEEN_OF_ITEM: readonly string[] = [
  'name',
  'description',
  'photoUrl',
  'unit',
  'priceCents',
  'memberPriceCents',
  'warrantyText',
];
const SEEN_OF_VISIT: readonly string[] = ['state', 'placement', 'expectedAt', 'rescheduleAskedAt'];
const SEEN_OF_LOAD: readonly string[] = Object.keys(viewedLoadSchema.shape);

/** What is under a link follows its record, as far as it is shown. */
export const faceOnEstimate = onRecord('faceOnEstimate', 'estimates', 'estimate');
export const faceOnInvoice = onRecord('faceOnInvoice', 'invoices', 'invoice');

function onRecord(name: string, collection: string, kind: 'estimate' | 'invoice'): ReturnType<typeof defineTrigger> {
  return defineTrigger(name, `companies/{companyId}/${collection}/{id}`, async (deps, change) => {
    const { before, after } = change;
    const [was, is] = [tokenOf(before ?? undefined), tokenOf(after ?? undefined)];
    if (was !== '' && was !== is) await publicDocuments(deps.db).doc(was).delete();
    // A new token comes with its face, in one transaction.
    if (!after || is === '' || was !== is) return;
    if (changedFields(before, after).some((field) => !UNSEEN.includes(field)))
      await publish(deps, change, kind, change.params['id'] ?? '');
  });
}

export const faceOnPricebookItem = onWhole('faceOnPricebookItem', 'pricebook', 'pricebook-item', SEEN_OF_ITEM);
export const faceOnLoadCalculation = onWhole('faceOnLoadCalculation', 'manualJ', 'load-calculation', SEEN_OF_LOAD);
export const faceOnVisit = onWhole('faceOnVisit', 'schedule', 'visit', SEEN_OF_VISIT);

/** Of records whose token is beside them. */
function onWhole(
  name: string,
  collection: string,
  kind: 'pricebook-item' | 'load-calculation' | 'visit',
  seen: readonly string[],
): ReturnType<typeof defineTrigger> {
  return defineTrigger(name, `companies/{companyId}/${collection}/{id}`, async (deps, change) => {
    const { before, after, params } = change;
    if (!before) return;
    const subject = { companyId: params['companyId'] ?? '', kind, subjectId: params['id'] ?? '' };
    if (after) {
      if (changedFields(before, after).some((field) => seen.includes(field)))
        await publish(deps, change, kind, subject.subjectId);
      return;
    }
    const share = tokenRef(deps.db, subject);
    const token = tokenOf((await share.get()).data());
    if (token === '') return;
    await publicDocuments(deps.db).doc(token).delete();
    await share.delete();
  });
}

/** A payment that is under way, or a deposit, changes no record of its own accord. */
export const faceOnPayment = defineTrigger(
  'faceOnPayment',
  'companies/{companyId}/payments/{id}',
  async (deps, change) => {
    const payment = change.after ?? change.before ?? {};
    for (const [kind, field] of [
      ['invoice', 'invoiceId'],
      ['estimate', 'estimateId'],
    ] as const) {
      const subjectId = payment[field];
      if (typeof subjectId === 'string' && subjectId !== '') await publish(deps, change, kind, subjectId);
    }
  },
);

const publish = (deps: Deps, { params }: RecordChange, kind: PublicKind, subjectId: string): Promise<void> =>
  followRecord(deps, { companyId: params['companyId'] ?? '', kind, subjectId });
