// Loaded only once someone starts to search.
const found = import.meta.glob<string>('../posts/*.md', { query: '?words', import: 'default', eager: true });

/** The words of each post's text, by slug. */
export const SEARCH_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(found).map(([file, words]) => [file.replace(/^.*\/|\.md$/g, ''), words]),
);
