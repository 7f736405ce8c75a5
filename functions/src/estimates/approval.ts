import type { Credential } from '@/domain/award/credential';
import type { EstimateChoice } from '@/domain/estimate/api';
import { choiceFault, chosenTotalCents, isSameChoice } from '@/domain/estimate/choice';
import type { Approval, Estimate, Signature } from '@/domain/estimate/schema';
import { documentHash } from '@/domain/public-document/customerDocument';
import { moveEstimate } from '@/domain/billing/estimateState';
import { credentialsOfEstimate } from '@/domain/paper/credentials';
import { choiceOf, currentApproval } from '@/domain/public-document/faceOfEstimate';
import { AppError } from '@/lib/appError';
import type { Device } from '../platform/defineCallable';
import { estimateFacts } from './markSent';

type Agreement = {
  choice: EstimateChoice;
  signature: Signature;
  by: Approval['by'];
  byUid: string;
  device: Device;
  now: string;
  /** The company's calendar day. */
  today: string;
  joinsPlan: boolean;
  /** The company's credentials for estimates: for one not yet sent, or sent before they were stored. */
  credentials: readonly Credential[];
};

type Approved = Pick<
  Estimate,
  'state' | 'approval' | 'answeredAt' | 'totalCents' | 'declineReason' | 'changeRequest' | 'sentCredentials'
>;

/**
 * Returns the fields of an accepted estimate, its total recomputed.
 * @throws AppError `invalid` for a choice that doesn't fit, an expired estimate or a state that doesn't allow it.
 */
export async function approved(
  estimate: Estimate,
  { choice, signature, by, byUid, device, now, today, joinsPlan, credentials }: Agreement,
): Promise<Approved> {
  const fault = choiceFault(estimate.document, choice);
  if (fault !== '') throw new AppError({ code: 'invalid', userMessage: fault });
  const state = moveEstimate(estimateFacts(estimate, choice.optionId), { to: 'approved', by, today });
  const totalCents = chosenTotalCents(estimate.document, choice);
  const approval: Approval = {
    revisionNumber: estimate.revisionNumber,
    ...choice,
    totalCents,
    documentHash: await documentHash(estimate.document, estimate.terms),
    signature,
    by,
    byUid,
    at: now,
    ...device,
    joinsPlan,
  };
  const sentCredentials = credentialsOfEstimate(estimate, credentials, today);
  return { state, approval, answeredAt: now, totalCents, declineReason: '', changeRequest: '', sentCredentials };
}

/** Whether it was already approved in exactly this way. */
export function isApprovedAlike(
  estimate: Estimate,
  { choice, signature, by }: Pick<Agreement, 'choice' | 'signature' | 'by'>,
): boolean {
  const approval = currentApproval(estimate);
  return (
    approval?.by === by && isSameChoice(choiceOf(approval), choice) && isSameSignature(approval.signature, signature)
  );
}

const isSameSignature = (a: Signature | null, b: Signature): boolean =>
  a?.name === b.name && a.kind === b.kind && a.imageDataUrl === b.imageDataUrl;
