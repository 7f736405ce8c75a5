import type { DocumentInput, DocumentLine } from './schema';

/** Whether a line counts: selected if it is optional, and in the chosen option or in every option. */
export function isLineCounted(
  line: Pick<DocumentLine, 'isOptional' | 'isSelected' | 'optionId'>,
  selectedOptionId: string,
): boolean {
  return (!line.isOptional || line.isSelected) && (line.optionId === '' || line.optionId === selectedOptionId);
}

/** Returns the lines that count with the current choices. */
export const countedLines = ({ lines, selectedOptionId }: DocumentInput): DocumentLine[] =>
  lines.filter((line) => isLineCounted(line, selectedOptionId));
