import type { DocumentLine } from '@/domain/billing/schema';
import { lineFromItem, type LineSource, type Picked } from '@/domain/pricebook/line';
import { newId } from '@/lib/ids';

/**
 * Returns the lines that replace a line for which an item was selected: the item's text, price, cost and tax class, with the line's own
 * ID, option and customer choices. A bundle's other parts become separate lines.
 */
export const pickedLines = (line: DocumentLine, items: readonly Picked<LineSource>[]): DocumentLine[] =>
  items.map(({ item, quantityE4 }, index) => {
    const made = lineFromItem(item, { id: index === 0 ? line.id : newId(), quantityE4, optionId: line.optionId });
    const { isOptional, isSelected, isQuantityEditable } = line;
    return index === 0 ? { ...made, isOptional, isSelected, isQuantityEditable } : { ...made, isOptional, isSelected };
  });
