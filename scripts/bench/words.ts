import { wordsOutsideGlossary } from '../../tests/static/glossary';
import type { Figure } from './figures';

/** How many sentences that people can read use a word that the glossary (`docs/words.md`) says otherwise. */
export function measureWords(): Figure[] {
  const found = wordsOutsideGlossary();
  for (const line of found) console.error(line);
  return [{ what: 'words outside the glossary', figure: found.length, unit: 'sentences', limit: 0 }];
}
