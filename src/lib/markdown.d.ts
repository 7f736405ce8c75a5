/** A Markdown file without front matter as HTML, made at build (`scripts/build/markdownFiles.ts`). */
declare module '*.md?html' {
  export const html: string;
}
