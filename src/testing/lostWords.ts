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

/** What is at the foot and the head of each page comes between the lines of a text that continues on the next. */
function withoutRepeated({ height, texts }: DrawnPage, before: DrawnPage | undefined): DrawnText[] {
  const isRepeated = ({ text, x, y }: DrawnText): boolean =>
    before?.texts.some((other) => other.text === text && other.x === x && other.y === y) ?? false;
  const footTop = Math.min(...texts.filter((text) => text.y > height / 2 && isRepeated(text)).map(({ y }) => y));
  return texts.filter((text) => text.y < footTop && !isRepeated(text));
}

/** Which words of a printed thing are not on its pages, or not as often as they are in it, or with a sign that was not typed. */
export function lostWords(pages: readonly DrawnPage[], printed: object): string[] {
  const lines = pages.flatMap(({ texts }) => texts.map(({ text }) => text));
  const all = squeezed(
    pages
      .flatMap((page, index) => withoutRepeated(page, pages[index - 1]))
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
