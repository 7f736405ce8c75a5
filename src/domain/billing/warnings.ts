import type { DiscountResult } from '../discount/apply';
import { isMemberPrice } from '../discount/memberPrice';
import type { RefusedDiscount } from '../discount/refusal';
import { formatCents } from '../money/format';
import type { TaxWarning } from '../tax/resolve';
import type { DocumentIssue, DocumentResult } from './result';

const warning = (code: string, path: string, message: string): DocumentIssue => ({
  severity: 'warning',
  code,
  path,
  message,
});

/**
 * Whether a refusal is expected: a plan's member prices are on all of its member's documents, and most plans cover more than one document
 * has. No one chose them for it.
 */
const isExpected = ({ id, reason }: RefusedDiscount): boolean =>
  reason === 'no-lines' && isMemberPrice({ discountId: id });

/** Returns what a person should review in a document that could be calculated. */
export function warningsOf(
  { refused, unknownCodes }: DiscountResult,
  taxWarnings: readonly TaxWarning[],
  { balanceCents, margin, currency }: Pick<DocumentResult, 'balanceCents' | 'margin' | 'currency'>,
): DocumentIssue[] {
  const money = (cents: number): string => formatCents(cents, { currency });
  return [
    ...refused
      .filter((discount) => !isExpected(discount))
      .map(({ reason, message }) => warning(`discount-${reason}`, 'discounts', message)),
    ...unknownCodes.map((code) => warning('unknown-code', 'enteredCodes', `No discount has the code “${code}”.`)),
    ...taxWarnings.map(({ code, message }) => warning(code, 'tax', message)),
    ...(margin.marginCents < 0
      ? [warning('below-cost', '', `This is sold ${money(-margin.marginCents)} below cost.`)]
      : []),
    ...(balanceCents < 0
      ? [warning('overpaid', 'settlements', `${money(-balanceCents)} more has been paid or credited than is owed.`)]
      : []),
  ];
}
