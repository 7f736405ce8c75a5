import { wordsOutsideGlossary } from '../../tests/static/glossary';
import type { Figure } from './figures';

/** Counts the user-facing sentences with a word for which the glossary (`docs/words.md`) has a different one. */
export function measureWords(): Figure[] {
  const found = wordsOutsideGlossary();
  for (const line of found) console.error(line);
  return [{ what: 'words outside the glossary', figure: found.length, unit: 'sentences', limit: 0 }];
}
