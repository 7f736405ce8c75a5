import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readPost, toHtml } from './markdown.ts';

const drawingBeside =
  (file: string) =>
  (picture: string): string =>
    readFileSync(join(dirname(file), picture), 'utf8').trim();

/** Returns a Markdown file's module. The query selects the part, so that a list doesn't load texts. */
function moduleOf(file: string, wanted: string): string | null {
  const source = readFileSync(file, 'utf8');
  if (wanted === 'html') return `export const html = ${JSON.stringify(toHtml(source, drawingBeside(file)).html)};`;
  const { info, text, words } = readPost(basename(file, '.md'), source, drawingBeside(file));
  if (wanted === 'info') return `export default ${JSON.stringify(info)};`;
  if (wanted === 'text') return `export default ${JSON.stringify(text)};`;
  if (wanted === 'words') return `export default ${JSON.stringify(words)};`;
  return null;
}

/**
 * Converts Markdown to HTML at build time, so that no parser is shipped to the browser: `post.md?info`, `?text`, `?words`;
 * `other.md?html`.
 */
export const markdownFiles = (): Plugin => ({
  name: 'markdown-files',
  enforce: 'pre',
  load(id) {
    const [, file, wanted] = /^(.+\.md)\?(?:.*&)?(info|text|words|html)(?:=|&|$)/.exec(id) ?? [];
    if (file === undefined || wanted === undefined) return null;
    this.addWatchFile(file);
    const code = moduleOf(file, wanted);
    return code === null ? null : { code, map: null, moduleType: 'js' };
  },
});
