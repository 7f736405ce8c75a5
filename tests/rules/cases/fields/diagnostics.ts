import { DELETED } from '../../support/types';
import type { CollectionFields } from './spec';

const FOUND_BY_WORDS: CollectionFields = {
  later: ['searchWords'],
  refused: [['with words to be found by', { searchWords: ['forged'] }]],
  taken: [['of an app from before there were search words', { searchWords: DELETED }]],
};

export const diagnostics = FOUND_BY_WORDS;
export const refrigerantMoves = FOUND_BY_WORDS;
