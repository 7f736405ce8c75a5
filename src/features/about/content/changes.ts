import { html } from '../../../../docs/changelog.md?html';

/**
 * The changelog for embedding in a page: without its title, with headings one level lower, and without their ids, which repeat in each
 * release.
 */
export const CHANGES = html
  .replace(/<h1[\s\S]*?<\/h1>/, '')
  .replaceAll(/ id="[^"]*"/g, '')
  .replaceAll(/<(\/?)h([2-5])/g, (_, end: string, level: string) => `<${end}h${Number(level) + 1}`);
