import { DELETED } from '../../support/types';
import type { CollectionFields } from './spec';

const FOUND_BY_WORDS: CollectionFields = {
  later: ['searchWords'],
  refused: [['with search words', { searchWords: ['forged'] }]],
  taken: [['from an app version before search words', { searchWords: DELETED }]],
};

export const diagnostics = FOUND_BY_WORDS;
export const refrigerantMoves = FOUND_BY_WORDS;
