import { expect, it } from 'vitest';
import { avoidedWords, wordsOutsideGlossary } from './glossary';

it('words match the glossary', () => {
  expect(avoidedWords().length).toBeGreaterThan(20);
  expect(wordsOutsideGlossary()).toEqual([]);
});
