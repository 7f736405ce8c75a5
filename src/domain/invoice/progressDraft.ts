import { calculateDocument } from '../billing/calculate';
import { partsOf, type IssuedPart } from '../billing/parts';
import type { Completion } from '../billing/progress';
import { invoiceDocument } from '../estimate/conversion';
import type { Estimate } from '../estimate/schema';
import { AppError } from '@/lib/appError';
import { withTotal } from './create';
import type { Invoice, InvoiceInput } from './schema';

/**
 * Returns the parts of an accepted estimate as its contract. @throws AppError `failed-precondition` without an approval, `invalid` when
 * it can't be calculated.
 */
export function contractParts(
  { document, approval }: Pick<Estimate, 'document' | 'approval'>,
  today: string,
): IssuedPart[] {
  if (!approval)
    throw new AppError({
      code: 'failed-precondition',
      userMessage: 'The customer has not accepted this estimate yet.',
    });
  return partsOf(calculateDocument(invoiceDocument(document, approval, today)));
}

/** Returns what issued bills of the same estimate billed, part by part. Voided ones no longer count; drafts don't count yet. */
export const billedParts = (invoices: readonly Pick<Invoice, 'state' | 'parts'>[]): IssuedPart[] =>
  invoices
    .filter(({ state }) => state !== 'draft' && state !== 'void' && state !== 'credited')
    .flatMap(({ parts }) => parts);

type ProgressOrigin = {
  draft: InvoiceInput;
  estimate: Pick<Estimate, 'document' | 'approval'>;
  billedBefore: readonly IssuedPart[];
  completion: Completion;
  today: string;
};

/** Builds a draft that bills a finished share of an accepted estimate; `draft` provides the customer, place and date. */
export function progressDraft({ draft, estimate, billedBefore, completion, today }: ProgressOrigin): InvoiceInput {
  const contract = contractParts(estimate, today);
  const document = estimate.approval ? invoiceDocument(estimate.document, estimate.approval, today) : draft.document;
  const kept: Completion = completion.kind === 'overall' ? completion : { kind: 'perPart', ppm: { ...completion.ppm } };
  return withTotal({
    ...draft,
    kind: 'progress' as const,
    document,
    progress: { completion: kept, contract, billedBefore: [...billedBefore] },
  });
}
