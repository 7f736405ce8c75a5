import type { DocumentIssue } from '@/domain/billing/result';
import { LINES_PER_DOCUMENT_LIMIT, type DocumentLine, type DocumentOption } from '@/domain/billing/schema';
import { newId } from '@/lib/ids';
import type { OptionParts } from './optionEdits';

/** The list ID for lines that are in every option. */
export const EVERY_OPTION = '';

/** Returns the list a line is in: its option, or every option if its own isn't in the document. */
const listOf = ({ optionId }: DocumentLine, options: readonly DocumentOption[]): string =>
  options.some(({ id }) => id === optionId) ? optionId : EVERY_OPTION;

/** Returns the lines that are only in one option, or those that are in every option. */
export const ownLines = ({ lines, options }: Pick<OptionParts, 'lines' | 'options'>, optionId: string) =>
  lines.filter((line) => listOf(line, options) === optionId);

/** Returns all lines with those of one list replaced: first the lines in every option, then one option after another. */
export function withOwnLines(parts: OptionParts, optionId: string, next: readonly DocumentLine[]): DocumentLine[] {
  const { options } = parts;
  // An undo may come after its option was removed: the lines stay removed with it.
  if (optionId !== EVERY_OPTION && !options.some(({ id }) => id === optionId)) return parts.lines;
  return [EVERY_OPTION, ...options.map(({ id }) => id)].flatMap((id) =>
    id === optionId ? next.map((line) => ({ ...line, optionId })) : ownLines(parts, id),
  );
}

/** Moves a line to another list, at an index or at its end. */
export function moveLineTo(parts: OptionParts, lineId: string, optionId: string, at = Infinity): DocumentLine[] {
  const line = parts.lines.find(({ id }) => id === lineId);
  if (!line) return parts.lines;
  const rest = { ...parts, lines: parts.lines.filter((other) => other !== line) };
  const target = ownLines(rest, optionId);
  return withOwnLines(rest, optionId, [...target.slice(0, at), line, ...target.slice(at)]);
}

/** Adds a copy of a line to the end of another list; unchanged if no more lines fit. */
export function copyLineTo(parts: OptionParts, lineId: string, optionId: string): DocumentLine[] {
  const line = parts.lines.find(({ id }) => id === lineId);
  if (!line || parts.lines.length >= LINES_PER_DOCUMENT_LIMIT) return parts.lines;
  return withOwnLines(parts, optionId, [...ownLines(parts, optionId), { ...line, id: newId() }]);
}

/** Returns a document's line issues as issues of one list, plus those that belong to no line. */
export function issuesOfLines(
  issues: readonly DocumentIssue[],
  all: readonly DocumentLine[],
  listed: readonly DocumentLine[],
): DocumentIssue[] {
  const places = new Map(listed.map(({ id }, at) => [id, at]));
  return issues.flatMap((issue) => {
    const [, index = '', rest = ''] = /^lines\.(\d+)(.*)$/.exec(issue.path) ?? [];
    if (index === '') return [issue];
    const at = places.get(all[Number(index)]?.id ?? '');
    return at === undefined ? [] : [{ ...issue, path: `lines.${at}${rest}` }];
  });
}
