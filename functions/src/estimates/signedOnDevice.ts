import { can } from '@/domain/access/permissions';
import { companySchema } from '@/domain/company/schema';
import { chosenTotalCents } from '@/domain/estimate/choice';
import { estimateSignatureSchema, type EstimateSignature } from '@/domain/estimate/onDevice';
import { estimateSchema, type Estimate } from '@/domain/estimate/schema';
import { documentHash } from '@/domain/public-document/customerDocument';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { precondition, toAppError } from '../platform/errors';
import { defineReaction } from '../platform/reaction';
import { assertSigned } from '../sharing/assertSigned';
import { parseRecord } from '../sharing/parseRecord';
import { readCredentials } from '../sharing/readCredentials';
import { approved, isApprovedAlike } from './approval';
import { joinWithEstimate } from './joinWithEstimate';
import { markedSent } from './markSent';
import { memberOf } from '../platform/memberships';

type Of = { companyId: string; id: string };

/** Accepts an estimate signed by a customer on a company device, possibly hours ago offline, if it is still what was signed. */
export const estimateSignedOnDevice = defineReaction(
  'estimateSignedOnDevice',
  'estimateSignatures',
  (deps, { params, after }) =>
    takeDeviceSignature(
      deps,
      { companyId: params['companyId'] ?? '', id: params['id'] ?? '' },
      typeof after?.['createdBy'] === 'string' ? after['createdBy'] : '',
    ),
  { concerns: ({ after }) => after?.['state'] === '' },
);

/** Accepts the estimate in the signer's name, on the device of `byUid`; or records why it can't. Idempotent. */
export async function takeDeviceSignature(deps: Deps, { companyId, id }: Of, byUid: string): Promise<void> {
  const { db } = deps;
  const ref = inCompany(db, companyId, 'estimateSignatures').doc(id);
  const note = async (changes: Pick<EstimateSignature, 'state' | 'reason'>): Promise<void> => {
    await db.runTransaction(async (transaction) => {
      const data = (await transaction.get(ref)).data();
      if (data?.['state'] === '') transaction.update(ref, { ...changes, ...updatedAudit('', deps.now(), data) });
    });
  };
  try {
    await accept(deps, { companyId, id }, byUid);
    await note({ state: 'taken', reason: '' });
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    if (code === 'unknown' || code === 'unavailable') throw error;
    await note({ state: 'refused', reason: userMessage });
  }
}

const accept = (deps: Deps, { companyId, id }: Of, byUid: string): Promise<void> =>
  deps.db.runTransaction(async (transaction) => {
    const { db } = deps;
    const signedRef = inCompany(db, companyId, 'estimateSignatures').doc(id);
    const [signedData, companyData] = await transaction.getAll(signedRef, companyRef(db, companyId));
    const signed = parseRecord(estimateSignatureSchema, signedData?.data());
    const user = await memberOf(deps, companyId, byUid, transaction);
    if (!user || !can(user, 'update', 'estimates'))
      throw precondition('The person whose device it was signed on may not have estimates signed.');
    const ref = inCompany(db, companyId, 'estimates').doc(signed.estimateId);
    const stored = (await transaction.get(ref)).data();
    if (!stored) throw precondition('The estimate was deleted meanwhile.');
    const estimate = parseRecord(estimateSchema, stored);
    const agreed = agreementOf(signed);
    if (isApprovedAlike(estimate, { ...agreed, by: 'customer' })) return;
    await assertStillSigned(estimate, signed);
    const { timeZone } = companySchema.parse(companyData?.data() ?? {});
    // An estimate that was valid on the day of the signature was accepted in time.
    const now = signed.signedAt;
    const today = calendarDay(timeZone, new Date(now));
    const device = { ipAddress: '', userAgent: '' };
    const { membershipHash: hash, agreesToRenewal } = signed;
    const joined =
      hash === ''
        ? null
        : await joinWithEstimate(deps, transaction, {
            ...{ companyId, estimateId: signed.estimateId, estimate, now, today },
            answer: { hash, agreesToRenewal },
            consent: { by: 'customer', byUid, signature: agreed.signature, ...device },
          });
    const offered = joined ? { ...estimate, document: joined.document } : estimate;
    if (chosenTotalCents(offered.document, agreed.choice) !== signed.totalCents)
      throw precondition('The total was another one. Show it to the customer again.');
    const credentials = await readCredentials(deps, transaction, companyId);
    // It was shown: signing a draft counts as sending it.
    const sent = estimate.state === 'draft' ? markedSent(estimate, { now, today, credentials }) : {};
    const by = { by: 'customer', byUid, device, joinsPlan: joined !== null } as const;
    const changes = await approved({ ...offered, ...sent }, { ...agreed, ...by, now, today, credentials });
    const priced = joined ? { document: joined.document } : {};
    transaction.update(ref, { ...sent, ...changes, ...priced, ...updatedAudit(byUid, deps.now(), stored) });
    joined?.write();
  });

const agreementOf = ({ optionId, selectedLineIds, quantities, name, imageDataUrl }: EstimateSignature) => ({
  choice: {
    optionId,
    selectedLineIds,
    quantitiesE4: Object.fromEntries(quantities.map(({ lineId, quantityE4 }) => [lineId, quantityE4])),
  },
  signature: { name, kind: imageDataUrl === '' ? ('typed' as const) : ('drawn' as const), imageDataUrl },
});

/** @throws AppError `failed-precondition` if it was changed or answered since */
async function assertStillSigned(estimate: Estimate, signed: EstimateSignature): Promise<void> {
  const { signature } = agreementOf(signed);
  if (estimate.state === 'approved' || estimate.state === 'converted')
    throw precondition('It was already accepted in another way. Look at both before you begin.');
  if (estimate.state === 'declined' || estimate.state === 'superseded')
    throw precondition('It was declined or replaced before the signature arrived. Ask the customer.');
  if (
    estimate.revisionNumber !== signed.revisionNumber ||
    (await documentHash(estimate.document, estimate.terms)) !== signed.documentHash
  )
    throw precondition('The estimate was changed before the signature arrived. Show it to the customer again.');
  assertSigned(signature);
}
