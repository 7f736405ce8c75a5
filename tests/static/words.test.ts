import { expect, it } from 'vitest';
import { avoidedWords, wordsOutsideGlossary } from './glossary';

it('words are those of the glossary', () => {
  expect(avoidedWords().length).toBeGreaterThan(20);
  expect(wordsOutsideGlossary()).toEqual([]);
});
