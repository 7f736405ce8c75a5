import { html } from '../../../../docs/changelog.md?html';

/** The change log as a part of a page: without its title, its headings one level lower, and without their ids, which come again with each release. */
export const CHANGES = html
  .replace(/<h1[\s\S]*?<\/h1>/, '')
  .replaceAll(/ id="[^"]*"/g, '')
  .replaceAll(/<(\/?)h([2-5])/g, (_, end: string, level: string) => `<${end}h${Number(level) + 1}`);
