import { useEffect, useState } from 'react';

const NONE: ReadonlyMap<string, string> = new Map();

/** The words of all texts, loaded once they are wanted; until then, and without a connection, none. */
export function useSearchWords(isWanted: boolean): ReadonlyMap<string, string> {
  const [words, setWords] = useState(NONE);
  useEffect(() => {
    if (!isWanted || words !== NONE) return;
    let isHere = true;
    import('../content/searchWords').then(
      ({ SEARCH_WORDS }) => isHere && setWords(SEARCH_WORDS),
      // Titles and summaries are still searched.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, words]);
  return words;
}
