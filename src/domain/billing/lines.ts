import type { DocumentInput, DocumentLine } from './schema';

/** Whether a line counts: chosen if it is optional, and of the chosen option or of every option. */
export function isLineCounted(
  line: Pick<DocumentLine, 'isOptional' | 'isSelected' | 'optionId'>,
  selectedOptionId: string,
): boolean {
  return (!line.isOptional || line.isSelected) && (line.optionId === '' || line.optionId === selectedOptionId);
}

/** The lines that make up the document as things are chosen. */
export const countedLines = ({ lines, selectedOptionId }: DocumentInput): DocumentLine[] =>
  lines.filter((line) => isLineCounted(line, selectedOptionId));
