import { findingSchema } from '@/domain/finding/schema';
import { viewedFindingsSchema } from '@/domain/finding/viewed';
import { photoSchema } from '@/domain/photo/schema';
import { isRecordId } from '@/domain/record/recordId';
import { FACES } from '@/domain/public-document/faces';
import type { PublicKind } from '@/domain/public-document/schema';
import type { CompanyCollectionName } from '@/domain/record/manifests';
import type { Deps } from '../platform/admin';
import { changedFields } from '../platform/changedFields';
import { defineReaction, type Reaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { publicDocuments, tokenOf, tokenRef } from './publicDocuments';
import { PHOTO_KINDS } from './readViewedPhotos';
import { followRecord } from './followRecord';

const SEEN_OF_FINDING: readonly string[] = [
  ...Object.keys(viewedFindingsSchema.unwrap().element.shape),
  'approvedOptionId',
  'acceptedOptionId',
];
const SEEN_OF_PHOTO: readonly string[] = ['subjectId', 'itemId', 'url', 'caption'];

/** Keeps a link's content in sync with its record, as far as it is shown. */
export const faceOnEstimate = onRecord('faceOnEstimate', 'estimates', 'estimate');
export const faceOnAgreement = onRecord('faceOnAgreement', 'agreements', 'agreement');
export const faceOnInvoice = onRecord('faceOnInvoice', 'invoices', 'invoice');
export const faceOnPricebookItem = onRecord('faceOnPricebookItem', 'pricebook', 'pricebook-item');
export const faceOnLoadCalculation = onRecord('faceOnLoadCalculation', 'manualJ', 'load-calculation');
export const faceOnPlumbingCalc = onRecord('faceOnPlumbingCalc', 'plumbingCalc', 'plumbing');
export const faceOnDiagnostic = onRecord('faceOnDiagnostic', 'diagnostics', 'readings');
export const faceOnInspection = onRecord('faceOnInspection', 'inspections', 'inspection');
export const faceOnJob = onRecord('faceOnJob', 'jobs', 'service-report');
export const faceOnVisit = onRecord('faceOnVisit', 'schedule', 'visit');

function onRecord<C extends CompanyCollectionName>(name: string, collection: C, kind: PublicKind): Reaction<C> {
  return defineReaction(name, collection, (deps, change) =>
    FACES[kind].hasTokenOnRecord ? followWithToken(deps, change, kind) : followBeside(deps, change, kind),
  );
}

/** Whether a record's change affects what is shown of it. */
const isSeen = (kind: PublicKind, { before, after }: RecordChange): boolean =>
  changedFields(before, after).some(FACES[kind].isSeen);

/** For records that hold their own token. */
async function followWithToken(deps: Deps, change: RecordChange, kind: PublicKind): Promise<void> {
  const { before, after } = change;
  const [was, is] = [tokenOf(before ?? undefined), tokenOf(after ?? undefined)];
  if (was !== '' && was !== is) await publicDocuments(deps.db).doc(was).delete();
  // A new token is stored with its view, in one transaction.
  if (!after || is === '' || was !== is) return;
  if (isSeen(kind, change)) await publish(deps, change, kind, change.params['id'] ?? '');
}

/** For records whose token is stored separately. */
async function followBeside(deps: Deps, change: RecordChange, kind: PublicKind): Promise<void> {
  const { before, after, params } = change;
  if (!before) return;
  const subject = { companyId: params['companyId'] ?? '', kind, subjectId: params['id'] ?? '' };
  if (after) {
    // Each answer of an inspection is a write, and nothing is published until it is completed.
    const held = FACES[kind].held?.(after) ?? null;
    if (held && Object.keys(held).length === 0) return;
    if (isSeen(kind, change)) await publish(deps, change, kind, subject.subjectId);
    return;
  }
  const share = tokenRef(deps.db, subject);
  const token = tokenOf((await share.get()).data());
  if (token === '') return;
  await publicDocuments(deps.db).doc(token).delete();
  await share.delete();
}

/** A pending payment, or a deposit, doesn't change a record on its own. */
export const faceOnPayment = defineReaction('faceOnPayment', 'payments', async (deps, change) => {
  const payment = change.after ?? change.before ?? {};
  for (const [kind, field] of [
    ['invoice', 'invoiceId'],
    ['estimate', 'estimateId'],
  ] as const) {
    const subjectId = payment[field];
    if (typeof subjectId === 'string' && subjectId !== '') await publish(deps, change, kind, subjectId);
  }
});

/** A photo added or removed changes the report that shows it. */
export const faceOnPhoto = defineReaction(
  'faceOnPhoto',
  'photos',
  async (deps, change) => {
    const { data } = photoSchema.pick({ subjectKind: true, subjectId: true }).safeParse(change.after ?? change.before);
    const kind = data && PHOTO_KINDS[data.subjectKind];
    if (kind && isRecordId(data.subjectId)) await publish(deps, change, kind, data.subjectId);
  },
  { concerns: ({ before, after }) => changedFields(before, after).some((field) => SEEN_OF_PHOTO.includes(field)) },
);

/** A finding's price and outcome appear in the report of its inspection. */
export const faceOnFinding = defineReaction(
  'faceOnFinding',
  'findings',
  async (deps, change) => {
    const { data } = findingSchema.pick({ source: true }).safeParse(change.after ?? change.before);
    if (data?.source.kind === 'inspection' && isRecordId(data.source.id))
      await publish(deps, change, 'inspection', data.source.id);
  },
  { concerns: ({ before, after }) => changedFields(before, after).some((field) => SEEN_OF_FINDING.includes(field)) },
);

const publish = (deps: Deps, { params }: RecordChange, kind: PublicKind, subjectId: string): Promise<void> =>
  followRecord(deps, { companyId: params['companyId'] ?? '', kind, subjectId });
