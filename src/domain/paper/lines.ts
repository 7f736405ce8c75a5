import { isLineCounted } from '../billing/lines';
import type { DocumentResult } from '../billing/result';
import type { DocumentInput, DocumentLine } from '../billing/schema';
import { priceOf, sumOf } from '../money/amounts';
import { formatCents, formatQuantityOf, type MoneyFormat } from '../money/format';
import type { PaperLine } from './schema';

type Shown = { input: DocumentInput; result: DocumentResult; format: MoneyFormat };

/** Returns discounts on single lines, which appear on the line; the others are among the totals. */
export const lineDiscountsOf = ({ appliedDiscounts }: DocumentResult): DocumentResult['appliedDiscounts'] =>
  appliedDiscounts.filter(({ scope }) => scope === 'line');

/** Returns the amount of each line's own discounts, by line id. */
export function lineDiscountCents(result: DocumentResult): Map<string, number> {
  const taken = new Map<string, number>();
  for (const { lineId, amountCents } of lineDiscountsOf(result).flatMap(({ shares }) => shares))
    taken.set(lineId, (taken.get(lineId) ?? 0) + amountCents);
  return taken;
}

/** Returns the lines as printed. An estimate shows unchosen offers with their price; an invoice omits them. */
export function paperLines(lines: readonly DocumentLine[], { input, result, format }: Shown): PaperLine[] {
  const taken = lineDiscountCents(result);
  const discountNames = new Map<string, string[]>();
  for (const { name, shares } of lineDiscountsOf(result))
    for (const { lineId } of shares) discountNames.set(lineId, [...(discountNames.get(lineId) ?? []), name]);
  const shown = input.type === 'estimate' ? lines : lines.filter((line) => isLineCounted(line, input.selectedOptionId));
  return shown.map((line) => {
    const discountCents = taken.get(line.id) ?? 0;
    return {
      name: line.name,
      description: line.description,
      quantityText: formatQuantityOf(line, format.locale),
      unitPriceText: formatCents(line.unitPriceCents, format),
      discountText:
        discountCents === 0 ? '' : discountText(discountNames.get(line.id) ?? [], formatCents(-discountCents, format)),
      amountText: formatCents(sumOf([priceOf(line.quantityE4, line.unitPriceCents), -discountCents]), format),
      isOptional: line.isOptional && input.type === 'estimate',
      isSelected: !line.isOptional || line.isSelected,
      photoUrl: line.photoUrl,
    };
  });
}

function discountText(names: readonly string[], amount: string): string {
  const joined = names.join(', ');
  return `${joined.length > 200 ? `${joined.slice(0, 199)}…` : joined} ${amount}`;
}
