import type { DocumentIssue } from '@/domain/billing/result';
import { LINES_PER_DOCUMENT_LIMIT, type DocumentLine, type DocumentOption } from '@/domain/billing/schema';
import { newId } from '@/lib/ids';
import type { OptionParts } from './optionEdits';

/** What the lines that are in every option are listed under. */
export const EVERY_OPTION = '';

/** Where a line is listed: under its option, or under every option when that is none of the document's. */
const listOf = ({ optionId }: DocumentLine, options: readonly DocumentOption[]): string =>
  options.some(({ id }) => id === optionId) ? optionId : EVERY_OPTION;

/** The lines of one option alone, or those that are in every option. */
export const ownLines = ({ lines, options }: Pick<OptionParts, 'lines' | 'options'>, optionId: string) =>
  lines.filter((line) => listOf(line, options) === optionId);

/** All lines with those of one list replaced: first what is in every option, then one option after the other. */
export function withOwnLines(parts: OptionParts, optionId: string, next: readonly DocumentLine[]): DocumentLine[] {
  const { options } = parts;
  // An undo may come after its option was removed: its lines stay removed with it.
  if (optionId !== EVERY_OPTION && !options.some(({ id }) => id === optionId)) return parts.lines;
  return [EVERY_OPTION, ...options.map(({ id }) => id)].flatMap((id) =>
    id === optionId ? next.map((line) => ({ ...line, optionId })) : ownLines(parts, id),
  );
}

/** Moves a line to another list, at a place or at its end. */
export function moveLineTo(parts: OptionParts, lineId: string, optionId: string, at = Infinity): DocumentLine[] {
  const line = parts.lines.find(({ id }) => id === lineId);
  if (!line) return parts.lines;
  const rest = { ...parts, lines: parts.lines.filter((other) => other !== line) };
  const target = ownLines(rest, optionId);
  return withOwnLines(rest, optionId, [...target.slice(0, at), line, ...target.slice(at)]);
}

/** Puts a copy of a line at the end of another list; unchanged where no more lines fit. */
export function copyLineTo(parts: OptionParts, lineId: string, optionId: string): DocumentLine[] {
  const line = parts.lines.find(({ id }) => id === lineId);
  if (!line || parts.lines.length >= LINES_PER_DOCUMENT_LIMIT) return parts.lines;
  return withOwnLines(parts, optionId, [...ownLines(parts, optionId), { ...line, id: newId() }]);
}

/** Issues of a document's lines as issues of one list of them, and those that are of no line. */
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
