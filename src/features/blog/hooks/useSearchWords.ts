import { useEffect, useState } from 'react';

const NONE: ReadonlyMap<string, string> = new Map();

/** Returns the words of all texts, loaded on first use. Empty until then, and while offline. */
export function useSearchWords(isWanted: boolean): ReadonlyMap<string, string> {
  const [words, setWords] = useState(NONE);
  useEffect(() => {
    if (!isWanted || words !== NONE) return;
    let isHere = true;
    import('../content/searchWords').then(
      ({ SEARCH_WORDS }) => isHere && setWords(SEARCH_WORDS),
      // Titles and summaries can still be searched.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, words]);
  return words;
}
