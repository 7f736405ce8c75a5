import type { DocumentInput, DocumentLine } from '@/domain/billing/schema';
import type { EstimateChoice } from '@/domain/estimate/api';

/** Whether a line is on offer with an option chosen. */
export const isOffered = ({ optionId }: Pick<DocumentLine, 'optionId'>, chosenId: string): boolean =>
  optionId === '' || optionId === chosenId;

/** The choice with another option: what all have in common stays as chosen, the option's own optional lines start as preset. */
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

/** 0 takes nothing: a quantity that may be changed cannot be nothing. */
export const withQuantity = (choice: EstimateChoice, lineId: string, quantityE4: number): EstimateChoice =>
  quantityE4 > 0 ? { ...choice, quantitiesE4: { ...choice.quantitiesE4, [lineId]: quantityE4 } } : choice;
