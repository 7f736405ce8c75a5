import { escapeHtml } from '../email/html';

declare const isMarkup: unique symbol;
/** HTML created by `html`: everything inserted into it is escaped. The only other way to create it is `trusted`. */
export type Markup = { readonly source: string; readonly [isMarkup]: true };
type Piece = Markup | string | number | false | null | undefined | readonly Piece[];

const made = (source: string): Markup => ({ source }) as Markup;
const isMade = (piece: object): piece is Markup => 'source' in piece;

function written(piece: Piece): string {
  if (piece === false || piece === null || piece === undefined) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece));
  return isMade(piece) ? piece.source : piece.map(written).join('');
}

/** Builds HTML with values: text is escaped, markup is inserted as it is, lists are concatenated, empty values render nothing. */
export const html = (parts: TemplateStringsArray, ...values: readonly Piece[]): Markup =>
  made(parts.reduce((all, part, at) => all + written(values[at - 1]) + part));

/** For content that isn't user text: our own style sheet, and JSON with escaped characters. */
export const trusted = (source: string): Markup => made(source);

const isListed = (line: string): boolean => line.startsWith('- ');

/** Renders a text as paragraphs; lines starting with "- " are a list, even without an empty line before them. */
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

/** Groups consecutive lines of the same kind, listed or not. */
function alike(lines: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && isListed(run[0] ?? '') === isListed(line)) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** Renders JSON in a script element: no character in it can close the element. */
export const jsonText = (value: unknown): Markup =>
  trusted(
    JSON.stringify(value).replaceAll(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
