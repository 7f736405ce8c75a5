import { useState } from 'react';

/** So many found rows are shown first, and come along with each scroll to the end. */
const FOUND_STEP = 100;

/** The number of search results requested; resets when the question changes. */
export function useGrowingLimit(question: string): { limit: number; grow: () => void } {
  const [shown, setShown] = useState({ question, limit: FOUND_STEP });
  const limit = shown.question === question ? shown.limit : FOUND_STEP;
  return { limit, grow: () => setShown({ question, limit: limit + FOUND_STEP }) };
}
