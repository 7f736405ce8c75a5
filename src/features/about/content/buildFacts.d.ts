/** What only the build knows (`scripts/build/buildFacts.ts`). */
declare module 'virtual:build-facts' {
  /** `commit` is '' where the sources had no history; `builtOn` is a day. */
  export const BUILD: { version: string; commit: string; builtOn: string };
  /** This site's operator; a labeled placeholder in development. */
  export const OPERATOR: { name: string; address: string; email: string; isPlaceholder: boolean };
}
