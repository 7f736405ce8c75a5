import type { DocumentLine } from '../billing/schema';

/**
 * What of `lines` is still to be billed: each less the quantity that lines of the same id had on earlier invoices. Lines
 * that were billed whole are left out.
 */
export function unbilledLines(lines: readonly DocumentLine[], billed: readonly DocumentLine[]): DocumentLine[] {
  const billedE4 = new Map<string, number>();
  for (const { id, quantityE4 } of billed) billedE4.set(id, (billedE4.get(id) ?? 0) + quantityE4);
  return lines.flatMap((line) => {
    const quantityE4 = line.quantityE4 - (billedE4.get(line.id) ?? 0);
    return quantityE4 > 0 || (line.quantityE4 === 0 && !billedE4.has(line.id)) ? [{ ...line, quantityE4 }] : [];
  });
}

/** A line as an invoice bills it: agreed, so neither optional nor the customer's to change, and in no option. */
export const agreedLine = (line: DocumentLine): DocumentLine => ({
  ...line,
  isOptional: false,
  isSelected: true,
  isQuantityEditable: false,
  optionId: '',
});
