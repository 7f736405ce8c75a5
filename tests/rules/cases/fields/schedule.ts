import { DELETED } from '../../support/types';
import type { CollectionFields } from './spec';

export const schedule: CollectionFields = {
  refused: [['expected soon', { expectedAt: 'soon' }]],
  later: ['expectedAt'],
  taken: [['expectedAt of an app of before', { expectedAt: DELETED }]],
};
