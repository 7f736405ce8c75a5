// Loaded when somebody begins to search, not before.
const found = import.meta.glob<string>('../posts/*.md', { query: '?words', import: 'default', eager: true });

/** The words of each post's text, by its slug. */
export const SEARCH_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(found).map(([file, words]) => [file.replace(/^.*\/|\.md$/g, ''), words]),
);
