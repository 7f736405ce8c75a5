import { calculateProgress } from '@/domain/billing/progress';
import { dueDateOf } from '@/domain/billing/aging';
import { partsOf, totalsOf, type IssuedPart } from '@/domain/billing/parts';
import type { DocumentResult } from '@/domain/billing/result';
import type { DocumentInput } from '@/domain/billing/schema';
import type { BillingSettings } from '@/domain/billing/settings';
import type { Invoice, InvoiceProgress } from '@/domain/invoice/schema';
import { AppError } from '@/lib/appError';
import { contractOf, type EstimateBilling } from './agreedEstimate';
import { copiesFault, countDocument } from './checkCopies';
import type { DraftSources } from './draftSources';

/** A draft ready to be issued: the frozen part, before its number and settlements. */
export type ReadyDraft = {
  document: DocumentInput;
  result: DocumentResult;
  parts: IssuedPart[];
  progress: InvoiceProgress | null;
  dueOn: string;
  taxCents: number;
  totalCents: number;
  /** For a progress bill: its net amount and the contract's. */
  share: { partCents: number; wholeCents: number } | null;
  /** Defined discounts whose use is now counted. */
  usedDiscountIds: string[];
};

type Setting = {
  sources: DraftSources;
  settings: BillingSettings;
  today: string;
  /** The person who issues the document, and the draft's last author. */ handlers: readonly string[];
};

/**
 * Treats a draft as untrusted input and recalculates it.
 * @throws AppError `invalid` or `failed-precondition` with why it can't be issued.
 */
export function prepareDraft(draft: Invoice, { sources, settings, today, handlers }: Setting): ReadyDraft {
  if (!sources.customers.has(draft.customerId)) throw refused('Its customer no longer exists. Choose another.');
  if (draft.document.currency !== settings.currency)
    throw refused(`It is in ${draft.document.currency}, and your company bills in ${settings.currency}.`);
  const billing = sources.estimates.get(draft.estimateId) ?? null;
  if (draft.estimateId !== '' && !billing) throw refused('Its estimate no longer exists.');
  if (billing && billing.estimate.customerId !== draft.customerId) throw refused('Its estimate is another customer’s.');
  const dueOn = draft.dueOn === '' ? dueDateOf(today, draft.paymentTerms) : draft.dueOn;
  if (draft.kind === 'progress') return { ...prepareProgress(draft, billing), dueOn };
  if (draft.document.lines.length === 0) throw refused('Add a line first.');

  const agreed = billing?.agreed ? contractOf(billing.agreed, draft.document.date).document : null;
  const checked = { document: draft.document, customerId: draft.customerId, agreed, handlers };
  const strange = copiesFault(checked, sources);
  if (strange !== '') throw refused(strange);
  const { document, result, fault } = countDocument(checked, sources);
  if (fault !== '') throw refused(fault);
  return {
    document,
    result,
    parts: partsOf(result),
    progress: null,
    dueOn,
    taxCents: result.taxCents,
    totalCents: result.totalCents,
    share: null,
    usedDiscountIds: givenDiscounts(document, result),
  };
}

/** The contract and its billed amounts are read from the records: a draft only says how far the work has progressed. */
function prepareProgress(draft: Invoice, billing: EstimateBilling | null): Omit<ReadyDraft, 'dueOn'> {
  if (!draft.progress) throw refused('Enter how much of the work is complete.');
  if (!billing?.agreed || (billing.estimate.state !== 'approved' && billing.estimate.state !== 'converted'))
    throw refused('A progress bill needs an approved estimate.');
  const contract = contractOf(billing.agreed, draft.document.date);
  const { result } = contract;
  // A copy: the batch's next bill adds this one to the list.
  const billedBefore = [...billing.billedBefore];
  const bill = calculateProgress({ contract: contract.parts, billedBefore, completion: draft.progress.completion });
  return {
    document: contract.document,
    result,
    parts: bill.parts,
    taxCents: bill.taxCents,
    totalCents: bill.totalCents,
    progress: { completion: draft.progress.completion, contract: contract.parts, billedBefore },
    share: { partCents: bill.netCents, wholeCents: totalsOf(contract.parts).netCents },
    usedDiscountIds: billedBefore.length === 0 ? givenDiscounts(contract.document, result) : [],
  };
}

function givenDiscounts({ discounts }: DocumentInput, { appliedDiscounts }: DocumentResult): string[] {
  const given = appliedDiscounts.map(({ id }) => discounts.find((discount) => discount.id === id)?.discountId ?? '');
  return [...new Set(given)].filter((id) => id !== '');
}

const refused = (userMessage: string): AppError => new AppError({ code: 'failed-precondition', userMessage });
