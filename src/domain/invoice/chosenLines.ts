import type { DocumentInput, DocumentLine } from '../billing/schema';
import type { EstimateChoice } from '../estimate/api';

/** The lines of an estimate that the customer agreed to, in the quantities agreed. */
export function chosenLines(document: DocumentInput, { optionId, selectedLineIds, quantitiesE4 }: EstimateChoice): DocumentLine[] {
  const selected = new Set(selectedLineIds);
  return document.lines
    .filter((line) => (line.optionId === '' || line.optionId === optionId) && (!line.isOptional || selected.has(line.id)))
    .map((line) => ({ ...line, quantityE4: line.isQuantityEditable ? (quantitiesE4[line.id] ?? line.quantityE4) : line.quantityE4 }));
}
