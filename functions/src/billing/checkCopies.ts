import { calculateDocument } from '@/domain/billing/calculate';
import type { DocumentResult } from '@/domain/billing/result';
import type { DocumentInput } from '@/domain/billing/schema';
import { discountRecordSchema, discountUseId, termsOf } from '@/domain/discount/discountRecord';
import type { DiscountUsage, DocumentDiscount } from '@/domain/discount/schema';
import { isMadeUpAboveLimit, MADE_UP_LIMIT_PPM } from '@/domain/discount/madeUp';
import type { TaxZone } from '@/domain/tax/schema';
import { taxZoneRecordSchema, zoneForDocument } from '@/domain/tax/zoneRecord';
import { isSame } from '@/lib/stableJson';

type Data = Record<string, unknown>;

/** The records a draft's copies were taken from, by id, read in the transaction that issues it. */
export type Sources = {
  taxes: ReadonlyMap<string, Data>;
  exemptions: ReadonlyMap<string, Data>;
  discounts: ReadonlyMap<string, Data>;
  uses: ReadonlyMap<string, Data>;
  approvers: ReadonlySet<string>;
};

/** `agreed`: the document the customer signed, whose copies are valid whatever happened to their records since. */
type Draft = {
  document: DocumentInput;
  customerId: string;
  agreed: DocumentInput | null;
  /** The person who issues the document, and the draft's last author. */ handlers: readonly string[];
};

/**
 * Why a draft's copies of zone, certificates and discounts can't be trusted, as a message; '' when they can. They
 * must match the current records. The device reports a draft's age, so an older copy can't be told from a forgery.
 */
export function copiesFault(draft: Draft, sources: Sources): string {
  const { document, agreed } = draft;
  const zone = zoneFault(draft, sources);
  if (zone !== '') return zone;
  const strange = document.tax.exemptions.find(
    // An exemption without a certificate exempts nothing: it only serves as a warning.
    (exemption) =>
      exemption.certificateNumber !== '' &&
      sources.exemptions.get(exemption.id)?.['customerId'] !== draft.customerId &&
      !agreed?.tax.exemptions.some((one) => isSame(one, exemption)),
  );
  if (strange) return `The tax exemption “${strange.reason}” is not this customer's. Choose it again.`;
  const forged = document.discounts.find((discount) => !isKnownDiscount(discount, draft, sources));
  return forged
    ? `The discount “${forged.terms.name}” is not as it is defined now. Open the draft, take it off, give it again and save.`
    : '';
}

function zoneFault({ document, agreed }: Draft, { taxes }: Sources): string {
  const { zone } = document.tax;
  if (zone === null || isSame(zone, agreed?.tax.zone)) return '';
  const parsed = taxZoneRecordSchema.safeParse(taxes.get(zone.id));
  if (!parsed.success) return 'Its tax zone is not one of yours. Choose the zone again.';
  const present = zoneForDocument({ ...parsed.data, id: zone.id });
  return isSame(zone, present) || chargesTheSame(document, present)
    ? ''
    : 'Its tax zone is not as it is defined now. Open the draft, choose the zone again and save.';
}

/** A rate that starts next year changes the zone, but no document dated today. */
function chargesTheSame(document: DocumentInput, zone: TaxZone): boolean {
  return isSame(calculateDocument(document), calculateDocument({ ...document, tax: { ...document.tax, zone } }));
}

function isKnownDiscount(discount: DocumentDiscount, { agreed }: Draft, { discounts }: Sources): boolean {
  if (discount.discountId === '' || isAgreed(discount, agreed)) return true;
  const parsed = discountRecordSchema.safeParse(discounts.get(discount.discountId));
  return parsed.success && isSame(discount.terms, termsOf(parsed.data));
}

/** A promised discount is honored even after its last day: those fields differ. */
function isAgreed(discount: DocumentDiscount, agreed: DocumentInput | null): boolean {
  const promised = agreed?.discounts.find(({ id }) => id === discount.id);
  const open = { isActive: true, startsOn: '', endsOn: '' };
  return (
    promised !== undefined &&
    promised.approvedBy === discount.approvedBy &&
    isSame({ ...promised.terms, ...open }, { ...discount.terms, ...open })
  );
}

export type CountedDocument = { document: DocumentInput; result: DocumentResult; fault: string };

/**
 * Calculates the document with the actual uses of its discounts so far. `fault` says why it can't be issued: a discount that is used up
 * by now, or more discounted than anyone but a manager may allow.
 * @throws AppError `invalid` when it can't be calculated.
 */
export function countDocument(draft: Draft, sources: Sources): CountedDocument {
  const shown = calculateDocument(draft.document);
  const approved = draft.document.discounts.map((discount) =>
    isApproved(discount, draft, sources) ? discount : { ...discount, approvedBy: '' },
  );
  const document = { ...draft.document, discounts: approved, discountUsage: usageOf(draft, sources) };
  const result = calculateDocument(document);
  return { document, result, fault: discountFault(draft, sources, { shown, result }) };
}

function discountFault(
  draft: Draft,
  { approvers }: Sources,
  { shown, result }: { shown: DocumentResult; result: DocumentResult },
): string {
  const lost = result.refusedDiscounts.find(({ id }) => shown.appliedDiscounts.some((applied) => applied.id === id));
  if (lost)
    return `${lost.message}${lost.reason === 'needs-approval' ? ' A manager has to approve it, and save or issue the invoice.' : ''}`;
  const own = draft.document.discounts.filter((discount) => !isAgreed(discount, draft.agreed));
  return isMadeUpAboveLimit(own, result) && !draft.handlers.some((uid) => approvers.has(uid))
    ? `Discounts made up for this invoice take off more than ${MADE_UP_LIMIT_PPM / 10_000}%. A manager has to save or issue it.`
    : '';
}

/** An approval counts if the manager last edited the draft or issues it: anyone could type a name. */
function isApproved(discount: DocumentDiscount, { agreed, handlers }: Draft, { approvers }: Sources): boolean {
  if (discount.approvedBy === '') return false;
  return (
    isAgreed(discount, agreed) || (approvers.has(discount.approvedBy) && handlers.some((uid) => approvers.has(uid)))
  );
}

function usageOf({ document, customerId, agreed }: Draft, { discounts, uses }: Sources): Record<string, DiscountUsage> {
  const usage: Record<string, DiscountUsage> = {};
  for (const discount of document.discounts) {
    if (discount.discountId === '' || isAgreed(discount, agreed)) continue;
    const [total, byCustomer] = [
      discounts.get(discount.discountId)?.['usedTotal'],
      uses.get(discountUseId(discount.discountId, customerId))?.['count'],
    ];
    usage[discount.discountId] = {
      total: typeof total === 'number' ? total : 0,
      byCustomer: typeof byCustomer === 'number' ? byCustomer : 0,
    };
  }
  return usage;
}
