import { Marked, type Tokens } from 'marked';
import { parse as parseYaml } from 'yaml';
import {
  frontMatterSchema,
  type Heading,
  type PostInfo,
  type PostText,
} from '../../src/features/blog/content/postSchema.ts';

/** Reading speed for text with figures in it. */
const WORDS_A_MINUTE = 220;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const plain = (html: string): string =>
  html
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:#\d+|\w+);/g, ' ');

const idOf = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Converts Markdown to HTML and returns its second-level headings. Raw HTML is rejected: it would end up in the page unreviewed.
 * @param drawing the markup of an SVG file that a picture names, so that it takes the page's colors
 */
export function toHtml(markdown: string, drawing: (file: string) => string): PostText {
  const headings: Heading[] = [];
  let tables = 0;
  const picture = ({ href, text, title }: Tokens.Image): string => {
    const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : '';
    const svg = drawing(href).replace('<svg ', `<svg role="img" aria-label="${escapeHtml(text)}" `);
    return `<figure>${svg}${caption}</figure>`;
  };
  const marked = new Marked({
    useNewRenderer: true,
    renderer: {
      html: ({ raw }) => {
        throw new Error(`Markdown holds raw HTML: ${raw.trim()}`);
      },
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        const id = idOf(text);
        if (depth === 2) headings.push({ id, text: plain(text).trim() });
        return `<h${depth} id="${id}">${text}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const rel = href.startsWith('https://') ? ' rel="noopener"' : '';
        return `<a href="${escapeHtml(href)}"${rel}>${this.parser.parseInline(tokens)}</a>`;
      },
      image: picture,
      paragraph({ tokens }) {
        const [only, ...others] = tokens;
        if (only?.type === 'image' && others.length === 0) return picture(only as Tokens.Image);
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
    },
  });
  // Without `async` the result is a string, which this version's types don't express.
  const html = marked.parse(markdown, { async: false }) as string;
  return {
    // A table may be wider than a phone: it scrolls on its own, by keyboard too.
    html: html
      .replaceAll('<table>', () => `<div role="region" aria-label="Table ${++tables}" tabindex="0"><table>`)
      .replaceAll('</table>', '</table></div>'),
    headings,
  };
}

/**
 * Reads a post's file into its list entry, its text, and its search words.
 * @throws Error naming the file if its front matter doesn't match `frontMatterSchema`
 */
export function readPost(
  slug: string,
  source: string,
  drawing: (file: string) => string,
): { info: PostInfo; text: PostText; words: string } {
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const read = frontMatterSchema.safeParse(parseYaml(matter));
  if (!read.success) throw new Error(`The post “${slug}” cannot be read: ${read.error.message}`);
  const text = toHtml(body, drawing);
  const words =
    plain(text.html)
      .toLowerCase()
      .match(/[a-z0-9][a-z0-9.'-]*/g) ?? [];
  const info = { ...read.data, slug, minutes: Math.max(1, Math.round(words.length / WORDS_A_MINUTE)) };
  return { info, text, words: [...new Set(words)].join(' ') };
}
