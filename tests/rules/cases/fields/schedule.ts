import { DELETED } from '../../support/types';
import type { CollectionFields } from './spec';

export const schedule: CollectionFields = {
  refused: [['expected time as text', { expectedAt: 'soon' }]],
  readers: [
    ['pin that is an address', { propertyPin: '12 Elm St' }],
    ['recurrence by day', { seriesRule: 'day 1 1' }],
    ['due sometime', { seriesDueOn: 'soon' }],
  ],
  later: ['expectedAt', 'propertyPin', 'seriesRule', 'seriesDueOn'],
  taken: [
    ['expectedAt from an earlier app version', { expectedAt: DELETED }],
    ['property that was never looked up', { propertyPin: null }],
    ['property without a pin, in a series that ends', { propertyPin: '', seriesRule: '', seriesDueOn: '' }],
    ['all of it from an earlier app version', { propertyPin: DELETED, seriesRule: DELETED, seriesDueOn: DELETED }],
  ],
};
