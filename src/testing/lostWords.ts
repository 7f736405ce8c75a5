import { printableText } from '@/documents/pdf/printable';
import type { DrawnPage, DrawnText } from './pagesOfPdf';

const squeezed = (text: string): string => text.replaceAll(/\s/g, '').normalize('NFD');

/** Of a printed thing what is no text on it. */
const NOT_PRINTED =
  /^(?:id|key|kind|url|state|verdict|.*Url|.*Urls|.*Color|pageSize|locale|font|signedAt|expiresOn|thankYou|closingLines|system)$/;

function textsOf(value: unknown, name = ''): string[] {
  if (NOT_PRINTED.test(name)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => textsOf(each, key))
    : [];
}

/**
 * What is at the foot and the head of each page comes between the lines of a text that continues on the next: lines that begin as on another page, in the
 * same place. Between them nothing is left out, for rows of two pages may have the same end of a divided word in the same place.
 */
function withoutRepeated({ texts }: DrawnPage, other: DrawnPage | undefined): DrawnText[] {
  const isRepeated = ({ text, y }: DrawnText): boolean =>
    other?.texts.some((one) => one.text === text && one.y === y) ?? false;
  const lines = [...new Set(texts.map(({ y }) => y))].map((y) => {
    const [first] = texts.filter((text) => text.y === y).toSorted((one, next) => one.x - next.x);
    return { y, isRepeated: first !== undefined && isRepeated(first) };
  });
  const own = lines.filter((line) => !line.isRepeated).map(({ y }) => y);
  const [from, to] = [Math.min(...own), Math.max(...own)];
  return texts.filter(({ y }) => y >= from && y <= to);
}

/** Which words of a printed thing are not on its pages, or not as often as they are in it, or with a sign that was not typed. */
export function lostWords(pages: readonly DrawnPage[], printed: object): string[] {
  const lines = pages.flatMap(({ texts }) => texts.map(({ text }) => text));
  const all = squeezed(
    pages
      .flatMap((page, index) => withoutRepeated(page, pages[index - 1] ?? pages[index + 1]))
      .map(({ text }) => text)
      .join(''),
  );
  const found = new Map<string, number>();
  for (const word of lines.flatMap((line) => line.split(/\s+/))) found.set(word, (found.get(word) ?? 0) + 1);
  const words = textsOf(printed).flatMap((text) => printableText(text).normalize('NFD').split(/\s+/).filter(Boolean));
  const missing = words.filter((word) => {
    const left = found.get(word) ?? 0;
    found.set(word, left - 1);
    return left <= 0;
  });
  // What was divided at the end of a line is no word there: its letters follow each other.
  return missing.filter((word) => !all.includes(word));
}
