import { useState } from 'react';

/** Number of search results shown at first, and added each time the user scrolls to the end. */
const FOUND_STEP = 100;

/** Returns the number of search results to request; resets when the question changes. */
export function useGrowingLimit(question: string): { limit: number; grow: () => void } {
  const [shown, setShown] = useState({ question, limit: FOUND_STEP });
  const limit = shown.question === question ? shown.limit : FOUND_STEP;
  return { limit, grow: () => setShown({ question, limit: limit + FOUND_STEP }) };
}
