import { DELETED } from '../../support/types';
import type { CollectionFields } from './spec';

export const schedule: CollectionFields = {
  refused: [['expected soon', { expectedAt: 'soon' }]],
  readers: [
    ['pin that is an address', { propertyPin: '12 Elm St' }],
    ['rhythm of days', { seriesRule: 'day 1 1' }],
    ['due sometime', { seriesDueOn: 'soon' }],
  ],
  later: ['expectedAt', 'propertyPin', 'seriesRule', 'seriesDueOn'],
  taken: [
    ['expectedAt of an app of before', { expectedAt: DELETED }],
    ['place that nobody has looked at', { propertyPin: null }],
    ['place without a pin, of a series that ends', { propertyPin: '', seriesRule: '', seriesDueOn: '' }],
    ['all of that of an app of before', { propertyPin: DELETED, seriesRule: DELETED, seriesDueOn: DELETED }],
  ],
};
