import type { DocumentLine } from '../billing/schema';

/**
 * Returns what is still to be billed of `lines`: each minus the quantity that lines with the same id had on earlier invoices. Fully
 * billed lines are left out.
 */
export function unbilledLines(lines: readonly DocumentLine[], billed: readonly DocumentLine[]): DocumentLine[] {
  const billedE4 = new Map<string, number>();
  for (const { id, quantityE4 } of billed) billedE4.set(id, (billedE4.get(id) ?? 0) + quantityE4);
  return lines.flatMap((line) => {
    const quantityE4 = line.quantityE4 - (billedE4.get(line.id) ?? 0);
    return quantityE4 > 0 || (line.quantityE4 === 0 && !billedE4.has(line.id)) ? [{ ...line, quantityE4 }] : [];
  });
}

/** Returns a line as billed on an invoice: agreed to, so neither optional nor customer-editable, and in no option. */
export const agreedLine = (line: DocumentLine): DocumentLine => ({
  ...line,
  isOptional: false,
  isSelected: true,
  isQuantityEditable: false,
  optionId: '',
});
