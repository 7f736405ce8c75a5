import { offeredTerms } from '../agreement/record/create';
import { agreementOfPrice } from '../agreement/record/memberPrices';
import { memberAgreementId, membershipHash, withMembership } from '../agreement/record/membershipOffer';
import { visitsText } from '../agreement/record/paperWords';
import { benefitsOf } from '../agreement/record/words';
import type { BillingSettings } from '../billing/settings';
import type { PublicFinancing } from '../financing/publicOffer';
import type { Address } from '../contact/schema';
import type { EstimateChoice } from '../estimate/api';
import { chosenDocument } from '../estimate/choice';
import { revisionChanges, type Revision } from '../estimate/revisionChanges';
import type { Approval, Estimate } from '../estimate/schema';
import { calculateDocument } from '../billing/calculate';
import { sumOf } from '../money/amounts';
import type { Settlement } from '../billing/schema';
import type { PrintedCompany } from '../paper/header';
import { paperOfDocument } from '../paper/document';
import type { Paper, PaperCredential } from '../paper/schema';
import { customerDocument, documentHash } from './customerDocument';
import { linkEnd } from './linkEnd';
import { NO_PARTS, type PublicDocument, type PublicEstimate, type PublicMembership } from './schema';

/** Label on the document for the fact that names the work. */
export const WORK_FACT = 'For';

export type EstimateSubject = {
  companyId: string;
  id: string;
  company: PrintedCompany;
  settings: Pick<BillingSettings, 'footer'>;
  customer: { name: string; address: Address };
  /** Address of the work; null = not stated. */
  serviceAddress: Address | null;
  estimate: Estimate;
  /** The revision that `estimate.approval` covers, if it isn't the current one. */
  signedRevision: Revision | null;
  /** Payments received for it. */
  deposits: readonly Settlement[];
  canPayByCard: boolean;
  /** Monthly payments; null or omitted if not offered. */
  financing?: PublicFinancing | null;
  /** Shown in the document's footer. */
  credentials?: readonly PaperCredential[];
  now: string;
};

type Approved = Pick<Estimate, 'approval' | 'revisionNumber' | 'state'>;

/** Returns the valid approval: for the current revision and not withdrawn. An older one awaits a signature for the changes. */
export const currentApproval = ({ approval, revisionNumber, state }: Approved): Approval | null =>
  approval?.revisionNumber === revisionNumber && (state === 'approved' || state === 'converted') ? approval : null;

export const choiceOf = ({ optionId, selectedLineIds, quantitiesE4 }: Approval): EstimateChoice => ({
  optionId,
  selectedLineIds,
  quantitiesE4,
});

/**
 * Builds the customer's view of an estimate.
 * @throws AppError `invalid` when its document can't be calculated.
 */
export async function faceOfEstimate(subject: EstimateSubject): Promise<PublicDocument> {
  const { estimate, companyId, id, company, now, signedRevision } = subject;
  const document = { ...customerDocument(estimate.document), settlements: [] };
  const changes =
    estimate.approval && signedRevision
      ? revisionChanges(
          customerRevision(signedRevision),
          { document, terms: estimate.terms },
          choiceOf(estimate.approval),
        )
      : [];
  const paper = customersCopy(paperOfEstimate(subject));
  return {
    ...NO_PARTS,
    kind: 'estimate',
    companyId,
    subjectId: id,
    businessUnitId: estimate.businessUnitId,
    updatedAt: now,
    endsAt: linkEnd([
      estimate.sentAt,
      ...estimate.remindedAt,
      estimate.answeredAt,
      estimate.approval?.at ?? '',
      // Until then it awaits an answer.
      estimate.state === 'sent' ? estimate.validUntil : '',
      ...subject.deposits.map(({ at }) => at),
    ]),
    timeZone: company.timeZone,
    company: paper.company,
    paper,
    estimate: {
      state: estimate.state,
      revisionNumber: estimate.revisionNumber,
      validUntil: estimate.validUntil,
      document,
      documentHash: await documentHash(estimate.document, estimate.terms),
      photos: estimate.photos,
      answeredAt: estimate.answeredAt,
      approval: publicApproval(estimate.approval),
      changes,
      depositDueCents: depositDueCents(estimate, subject.deposits),
      depositPaidCents: sumOf(subject.deposits.map(({ amountCents }) => amountCents)),
      canPayByCard: subject.canPayByCard,
      financing: subject.financing ?? null,
      membership:
        estimate.state === 'sent' || estimate.state === 'changes-requested' ? await publicMembership(subject) : null,
      joinedPlan: joinedPlan(subject),
      hasMemberPrices: hasMemberPrices(subject),
    },
  };
}

const customerRevision = ({ document, terms }: Revision): Revision => ({ document: customerDocument(document), terms });

/** Builds the plan on offer, with its members' prices. A plan covers a property: without one there is no offer. */
export async function publicMembership({
  id,
  estimate,
}: Pick<EstimateSubject, 'id' | 'estimate'>): Promise<PublicMembership | null> {
  const { membership, document, customerId, propertyId } = estimate;
  if (!membership || propertyId === '') return null;
  const { plan, interval } = membership;
  const { currency, tax, date } = document;
  const offered = offeredTerms({ ...membership, currency, tax, units: [] }, date);
  const member = withMembership(document, membership, { estimateId: id, customerId, propertyId });
  return {
    planName: plan.name,
    summary: plan.summary,
    interval,
    ...offered,
    benefits: benefitsOf(plan),
    visits: plan.visits.map((visit) => ({ name: visit.name, text: visitsText(visit) })),
    coverage: plan.coverage,
    terms: plan.terms,
    hash: await membershipHash(membership),
    discounts: customerDocument(member).discounts,
  };
}

/** Whether the signed document includes member prices from joining the plan; a plan may have none. */
const hasMemberPrices = ({ id, estimate }: EstimateSubject): boolean =>
  estimate.document.discounts.some(({ discountId }) => agreementOfPrice(discountId) === memberAgreementId(id));

/** Returns the plan that was joined. Approvals from before `joinsPlan` existed show it only through the prices. */
function joinedPlan(subject: EstimateSubject): string {
  const { approval, membership } = subject.estimate;
  return approval !== null && (approval.joinsPlan || hasMemberPrices(subject)) ? (membership?.plan.name ?? '') : '';
}

/** The office's note on how the customer agreed is internal. */
function publicApproval(approval: Approval | null): PublicEstimate['approval'] {
  if (!approval) return null;
  const { revisionNumber, optionId, selectedLineIds, quantitiesE4, totalCents, at } = approval;
  return { revisionNumber, optionId, selectedLineIds, quantitiesE4, totalCents, name: signerOf(approval), at };
}

const signerOf = ({ by, signature }: Approval): string => (by === 'customer' ? (signature?.name ?? '') : '');

/** Returns the unpaid part of the deposit once the current revision is approved; 0 before. */
function depositDueCents(estimate: Approved & Pick<Estimate, 'document'>, deposits: readonly Settlement[]): number {
  const approval = currentApproval(estimate);
  if (!approval) return 0;
  return calculateDocument({ ...chosenDocument(estimate.document, choiceOf(approval)), settlements: [...deposits] })
    .deposit.dueCents;
}

/** Returns the customer's copy of a document. The IP address of the signer is the company's evidence; everyone with the link would see it. */
export const customersCopy = (paper: Paper): Paper =>
  paper.signature ? { ...paper, signature: { ...paper.signature, address: '' } } : paper;

/** Builds the printed estimate: as offered, or, once approved, the choice made, with its signature. */
export function paperOfEstimate({
  estimate,
  company,
  settings,
  customer,
  serviceAddress,
  deposits,
  credentials = [],
}: Omit<EstimateSubject, 'companyId' | 'id' | 'now'>): Paper {
  const approval = currentApproval(estimate);
  const isSigned = approval?.by === 'customer' && approval.signature !== null;
  return paperOfDocument({
    document: {
      ...(approval ? chosenDocument(estimate.document, choiceOf(approval)) : estimate.document),
      settlements: [...deposits],
    },
    isChosenOptionOnly: approval !== null,
    company,
    recipient: customer,
    number: estimate.revisionNumber === 1 ? estimate.number : `${estimate.number} rev. ${estimate.revisionNumber}`,
    stamp:
      estimate.state === 'draft' ? 'Draft' : approval ? 'Accepted' : estimate.state === 'declined' ? 'Declined' : '',
    serviceAddress,
    validUntil: estimate.validUntil,
    facts: [{ label: WORK_FACT, value: estimate.title }],
    message: estimate.message,
    terms: estimate.terms,
    footer: settings.footer,
    credentials,
    signature:
      isSigned && approval.signature
        ? {
            name: approval.signature.name,
            signedAt: approval.at,
            imageDataUrl: approval.signature.imageDataUrl,
            documentHash: approval.documentHash,
            address: approval.ipAddress,
          }
        : null,
  });
}
