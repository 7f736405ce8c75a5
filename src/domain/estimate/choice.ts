import { calculateDocument } from '../billing/calculate';
import { isLineCounted } from '../billing/lines';
import type { DocumentInput, DocumentLine } from '../billing/schema';
import type { EstimateChoice } from './api';

/** Returns a document's choice before anyone has chosen: its recommended or first option, its lines as preset. */
export function presetChoice({ options, selectedOptionId, lines }: DocumentInput): EstimateChoice {
  const recommended = options.find(({ isRecommended }) => isRecommended) ?? options[0];
  const optionId = selectedOptionId || (recommended?.id ?? '');
  return {
    optionId,
    selectedLineIds: lines
      .filter((line) => line.isOptional && line.isSelected && isOffered(line, optionId))
      .map(({ id }) => id),
    quantitiesE4: {},
  };
}

/**
 * Returns a name for an estimate without a title: its first line; with options, the recommended one’s first line if they share none. ''
 * without lines.
 */
export function firstLineName(document: DocumentInput): string {
  const { optionId } = presetChoice(document);
  const named = document.lines.filter(({ name }) => name.trim() !== '');
  const first = named.find((line) => line.optionId === '') ?? named.find((line) => line.optionId === optionId);
  return (first ?? named[0])?.name ?? '';
}

/** Returns the document with a choice applied: what is calculated, signed and finally billed. The stored form isn't changed. */
export function chosenDocument(
  document: DocumentInput,
  { optionId, selectedLineIds, quantitiesE4 }: EstimateChoice,
): DocumentInput {
  const selected = new Set(selectedLineIds);
  return {
    ...document,
    selectedOptionId: optionId,
    lines: document.lines.map((line) => ({
      ...line,
      isSelected: line.isOptional ? selected.has(line.id) : line.isSelected,
      quantityE4: line.isQuantityEditable ? (quantitiesE4[line.id] ?? line.quantityE4) : line.quantityE4,
    })),
  };
}

/** Returns why a choice doesn't fit a document, as a message; '' when it does. */
export function choiceFault(
  document: DocumentInput,
  { optionId, selectedLineIds, quantitiesE4 }: EstimateChoice,
): string {
  const lines = new Map(document.lines.map((line) => [line.id, line]));
  if (document.options.length > 0 && !document.options.some(({ id }) => id === optionId))
    return 'Choose an option first.';
  if (document.options.length === 0 && optionId !== '') return 'There is no such option.';
  if (new Set(selectedLineIds).size !== selectedLineIds.length) return 'A line was chosen twice.';
  if (selectedLineIds.some((id) => !isChoosable(lines.get(id), optionId))) return 'Only optional lines can be chosen.';
  const changed = Object.entries(quantitiesE4).map(([id, quantityE4]) => ({ line: lines.get(id), quantityE4 }));
  if (changed.some(({ line }) => !line?.isQuantityEditable || !isOffered(line, optionId)))
    return 'This quantity cannot be changed.';
  if (changed.some(({ quantityE4 }) => quantityE4 === 0)) return 'A quantity cannot be 0.';
  return '';
}

const isOffered = (line: DocumentLine, optionId: string): boolean => line.optionId === '' || line.optionId === optionId;
const isChoosable = (line: DocumentLine | undefined, optionId: string): boolean =>
  line !== undefined && line.isOptional && isOffered(line, optionId);

/** Whether two choices are the same, regardless of order. */
export function isSameChoice(a: EstimateChoice, b: EstimateChoice): boolean {
  const key = ({ optionId, selectedLineIds, quantitiesE4 }: EstimateChoice): string =>
    JSON.stringify([
      optionId,
      [...selectedLineIds].sort(),
      Object.entries(quantitiesE4).sort(([x], [y]) => (x < y ? -1 : 1)),
    ]);
  return key(a) === key(b);
}

/** Returns an estimate's total with a choice applied, in cents. @throws AppError `invalid` when it can't be calculated. */
export const chosenTotalCents = (document: DocumentInput, choice: EstimateChoice): number =>
  calculateDocument(chosenDocument(document, choice)).totalCents;

/** Returns the lines that count with a choice applied. */
export const chosenLines = (document: DocumentInput, choice: EstimateChoice): DocumentLine[] => {
  const { lines, selectedOptionId } = chosenDocument(document, choice);
  return lines.filter((line) => isLineCounted(line, selectedOptionId));
};
