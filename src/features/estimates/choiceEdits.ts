import type { DocumentInput, DocumentLine } from '@/domain/billing/schema';
import type { EstimateChoice } from '@/domain/estimate/api';

/** Whether a line is available with the chosen option. */
export const isOffered = ({ optionId }: Pick<DocumentLine, 'optionId'>, chosenId: string): boolean =>
  optionId === '' || optionId === chosenId;

/**
 * Switches the choice to another option: selections common to all options stay, and the new option's optional lines start at their
 * presets.
 */
export function withOptionChosen(document: DocumentInput, choice: EstimateChoice, optionId: string): EstimateChoice {
  const offered = document.lines.filter((line) => isOffered(line, optionId));
  const isChosen = (line: DocumentLine): boolean =>
    line.optionId === '' ? choice.selectedLineIds.includes(line.id) : line.isSelected;
  const ids = new Set(offered.map(({ id }) => id));
  return {
    optionId,
    selectedLineIds: offered.filter((line) => line.isOptional && isChosen(line)).map(({ id }) => id),
    quantitiesE4: Object.fromEntries(Object.entries(choice.quantitiesE4).filter(([id]) => ids.has(id))),
  };
}

export const withLineChosen = (choice: EstimateChoice, lineId: string, isChosen: boolean): EstimateChoice => ({
  ...choice,
  selectedLineIds: isChosen
    ? [...choice.selectedLineIds, lineId]
    : choice.selectedLineIds.filter((id) => id !== lineId),
});

/** Sets a line's quantity, ignoring 0: an adjustable quantity can't be zero. */
export const withQuantity = (choice: EstimateChoice, lineId: string, quantityE4: number): EstimateChoice =>
  quantityE4 > 0 ? { ...choice, quantitiesE4: { ...choice.quantitiesE4, [lineId]: quantityE4 } } : choice;
