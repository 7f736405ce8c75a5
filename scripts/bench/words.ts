import { wordsOutsideGlossary } from '../../tests/static/glossary';
import type { Figure } from './figures';

/** Measures how many user-visible sentences use a word the glossary (`docs/words.md`) replaces. */
export function measureWords(): Figure[] {
  const found = wordsOutsideGlossary();
  for (const line of found) console.error(line);
  return [{ what: 'words outside the glossary', figure: found.length, unit: 'sentences', limit: 0 }];
}
