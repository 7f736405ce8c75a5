/** A Markdown file without front matter as HTML, generated at build time (`scripts/build/markdownFiles.ts`). */
declare module '*.md?html' {
  export const html: string;
}
