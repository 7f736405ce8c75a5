import { escapeHtml } from '../email/html';

declare const isMarkup: unique symbol;
/** HTML that was made by `html`: everything that came into it is escaped. There is no other way to make one but `trusted`. */
export type Markup = { readonly source: string; readonly [isMarkup]: true };
type Piece = Markup | string | number | false | null | undefined | readonly Piece[];

const made = (source: string): Markup => ({ source }) as Markup;
const isMade = (piece: object): piece is Markup => 'source' in piece;

function written(piece: Piece): string {
  if (piece === false || piece === null || piece === undefined) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece));
  return isMade(piece) ? piece.source : piece.map(written).join('');
}

/** HTML with values in it: texts are escaped, markup goes in as it is, lists one after the other, nothing where there is nothing. */
export const html = (parts: TemplateStringsArray, ...values: readonly Piece[]): Markup =>
  made(parts.reduce((all, part, at) => all + written(values[at - 1]) + part));

/** For what is no text of anybody: our own style sheet, and JSON whose signs are escaped. */
export const trusted = (source: string): Markup => made(source);

const isListed = (line: string): boolean => line.startsWith('- ');

/** A text in paragraphs; lines starting with "- " are a list, even without an empty line before them. */
export function paragraphs(text: string): Markup {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  return html`${blocks.flatMap((block) =>
    alike(block.split('\n')).map((lines) =>
      isListed(lines[0] ?? '')
        ? html`<ul>
            ${lines.map((line) => html`<li>${line.slice(2)}</li>`)}
          </ul>`
        : html`<p>${lines.map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`))}</p>`,
    ),
  )}`;
}

/** Lines that follow each other and are of the same kind, listed or not, together. */
function alike(lines: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && isListed(run[0] ?? '') === isListed(line)) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** JSON in a script element: no sign in it can end the element. */
export const jsonText = (value: unknown): Markup =>
  trusted(
    JSON.stringify(value).replaceAll(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
