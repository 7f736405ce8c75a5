import { PAPER_MAX_BYTES, type Paper } from './schema';

/** Returns the bytes of the value as JSON in UTF-8, at most 3 for each non-ASCII string unit. */
function sizeOf(value: unknown): number {
  const json = JSON.stringify(value);
  let bytes = json.length;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code > 0x7f) bytes += code > 0x7ff ? 2 : 1;
  }
  return bytes;
}

const CUTS = [2000, 1000, 500, 250, 120, 0];

/**
 * Fits a document in `PAPER_MAX_BYTES`: the longest descriptions are shortened until it fits, and then end in `…`. Names, quantities,
 * amounts and terms are never touched. Documents of usual length come back as they are.
 */
export function fitPaper(paper: Paper): Paper {
  let fitted = paper;
  for (const length of CUTS) {
    if (sizeOf(fitted) <= PAPER_MAX_BYTES) return fitted;
    const cut = (text: string): string =>
      text.length <= length ? text : length === 0 ? '' : `${text.slice(0, length - 1).trimEnd()}…`;
    fitted = {
      ...paper,
      sections: paper.sections.map((section) => ({
        ...section,
        lines: section.lines.map((line) => ({ ...line, description: cut(line.description) })),
      })),
    };
  }
  if (sizeOf(fitted) <= PAPER_MAX_BYTES) return fitted;
  // Only picture URLs may still be long.
  return {
    ...fitted,
    sections: fitted.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => ({ ...line, photoUrl: '' })),
    })),
  };
}
