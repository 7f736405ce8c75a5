import { cutText } from '@/lib/cutText';

const LABEL_LENGTH = 200;
/** A bullet, checkbox or number before a line. A number with a unit, as in `2 in clearance`, isn't numbering. */
const MARK = /^\s*(?:[-–—*•·▪◦☐□✓]|\[\s?\]|\d{1,3}[.)])\s+/;

/**
 * Splits a pasted list into items, line by line, without bullets and numbering; returns none for a single line, which is part of a
 * question.
 */
export function pastedItems(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(MARK, '').replaceAll(/\s+/g, ' ').trim());
  const asked = lines.filter((line) => line !== '').map((line) => cutText(line, LABEL_LENGTH));
  return asked.length > 1 ? asked : [];
}
