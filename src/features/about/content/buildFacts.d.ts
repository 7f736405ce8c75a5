/** Facts known only at build time (`scripts/build/buildFacts.ts`). */
declare module 'virtual:build-facts' {
  /** `commit` is '' if the sources had no Git history; `builtOn` is a date. */
  export const BUILD: { version: string; commit: string; builtOn: string };
  /** This site's operator; a labeled placeholder in development. */
  export const OPERATOR: { name: string; address: string; email: string; isPlaceholder: boolean };
}
