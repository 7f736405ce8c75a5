import { printableText } from '@/documents/pdf/printable';
import type { DrawnPage, DrawnText } from './pagesOfPdf';

const squeezed = (text: string): string => text.replaceAll(/\s/g, '').normalize('NFD');

/** Fields of a printed object that aren't text on the page. */
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
 * Removes headers and footers, which come between the lines of a text that continues on the next page: lines that start the same as on
 * another page, in the same place. Lines between them are kept, because rows on two pages may have the same end of a hyphenated word in
 * the same place.
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

/** Returns the words of a printed object that are missing from its pages, appear too few times, or contain a character that wasn't typed. */
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
  // A word divided at the end of a line isn't found as a word, but its letters follow each other.
  return missing.filter((word) => !all.includes(word));
}
