import {
  LINES_PER_DOCUMENT_LIMIT,
  OPTIONS_PER_DOCUMENT_LIMIT,
  type DocumentInput,
  type DocumentLine,
  type DocumentOption,
} from '@/domain/billing/schema';
import { cutText } from '@/lib/cutText';
import { newId } from '@/lib/ids';

/** The parts of a document that make up its options. */
export type OptionParts = Pick<DocumentInput, 'lines' | 'options' | 'selectedOptionId'>;

const newOption = (name: string, known: Partial<DocumentOption> = {}): DocumentOption => ({
  id: newId(),
  name,
  description: '',
  isRecommended: false,
  ...known,
});

/** Returns three options to start with; the existing lines belong to all of them. */
export const goodBetterBest = ({ lines }: OptionParts): OptionParts => ({
  lines,
  options: [newOption('Good'), newOption('Better', { isRecommended: true }), newOption('Best')],
  selectedOptionId: '',
});

export const withOption = ({ lines, options, selectedOptionId }: OptionParts): OptionParts => ({
  lines,
  options: [...options, newOption(`Option ${options.length + 1}`, { isRecommended: options.length === 0 })],
  selectedOptionId,
});

/** Adds a template's options after the existing ones, each with its lines; an option that is already recommended stays the only one. */
export function withTemplate(
  { lines, options, selectedOptionId }: OptionParts,
  added: readonly { option: Omit<DocumentOption, 'id'>; lines: readonly DocumentLine[] }[],
): OptionParts {
  const isRecommended = options.some((option) => option.isRecommended);
  const made = added.slice(0, OPTIONS_PER_DOCUMENT_LIMIT - options.length).map((each) => ({
    option: newOption(each.option.name, { ...each.option, isRecommended: !isRecommended && each.option.isRecommended }),
    lines: each.lines,
  }));
  return {
    lines: [
      ...lines,
      ...made.flatMap((each) => each.lines.map((line) => ({ ...line, optionId: each.option.id }))),
    ].slice(0, LINES_PER_DOCUMENT_LIMIT),
    options: [...options, ...made.map(({ option }) => option)],
    selectedOptionId,
  };
}

/** Adds a copy of an option, with copies of all lines that belong only to it. */
export function copyOption({ lines, options, selectedOptionId }: OptionParts, id: string): OptionParts {
  const at = options.findIndex((option) => option.id === id);
  const source = options[at];
  if (!source) return { lines, options, selectedOptionId };
  const copy = newOption(cutText(`${source.name} (copy)`, 120), { description: source.description });
  const copied = lines
    .filter(({ optionId }) => optionId === id)
    .map((line) => ({ ...line, id: newId(), optionId: copy.id }));
  return {
    lines: [...lines, ...copied],
    options: [...options.slice(0, at + 1), copy, ...options.slice(at + 1)],
    selectedOptionId,
  };
}

/** Removes an option and the lines that belong only to it. */
export const withoutOption = ({ lines, options, selectedOptionId }: OptionParts, id: string): OptionParts => ({
  lines: lines.filter(({ optionId }) => optionId !== id),
  options: options.filter((option) => option.id !== id),
  selectedOptionId: selectedOptionId === id ? '' : selectedOptionId,
});

/** Restores a removed option at its previous position, with its lines after the others. Later changes stay. */
export function restoreOption(parts: OptionParts, removedFrom: OptionParts, id: string): OptionParts {
  const at = removedFrom.options.findIndex((option) => option.id === id);
  const option = removedFrom.options[at];
  if (!option || parts.options.some((known) => known.id === id)) return parts;
  return {
    lines: [...parts.lines, ...removedFrom.lines.filter(({ optionId }) => optionId === id)],
    options: [...parts.options.slice(0, at), option, ...parts.options.slice(at)],
    selectedOptionId: parts.selectedOptionId,
  };
}

export function moveOption(parts: OptionParts, id: string, by: 1 | -1): OptionParts {
  const from = parts.options.findIndex((option) => option.id === id);
  const option = parts.options[from];
  const to = from + by;
  if (!option || to < 0 || to >= parts.options.length) return parts;
  const rest = parts.options.filter((candidate) => candidate !== option);
  return { ...parts, options: [...rest.slice(0, to), option, ...rest.slice(to)] };
}

/** Recommends an option; at most one is recommended. */
export const recommendOption = (parts: OptionParts, id: string): OptionParts => ({
  ...parts,
  options: parts.options.map((option) => ({ ...option, isRecommended: option.id === id })),
});
