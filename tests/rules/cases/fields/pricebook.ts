import { PRICEBOOK_KINDS, PRICING_KINDS } from '@/domain/pricebook/schema';
import { PRICE_ROUNDINGS } from '@/domain/pricebook/settings';
import { TAX_CLASSES } from '@/domain/tax/schema';
import type { Fields } from '../../support/types';
import type { CollectionFields } from './spec';

const MOST_PPM = 100_000_000;
const part: Fields = { itemId: 'p9', quantityE4: 10_000 };
const single: Fields = { kind: 'service', parts: [] };
const option: Fields = { id: 'o9', name: 'Best', description: '', isRecommended: false, items: [] };

export const pricebook: CollectionFields = {
  readers: [
    ...[-1, MOST_PPM + 1, 0.5, '12'].map((ratePpm): [string, Fields] => [
      `markup ${ratePpm}`,
      { pricing: { kind: 'markup', ratePpm } },
    ]),
    ['margin of 100%', { pricing: { kind: 'margin', ratePpm: 1_000_000 } }],
    ['unknown kind of pricing', { pricing: { kind: 'guess', ratePpm: 0 } }],
    ['pricing with an extra field', { pricing: { kind: 'fixed', ratePpm: 0, x: 1 } }],
    ['pricing without a rate', { pricing: { kind: 'fixed' } }],
  ],
  taken: [
    ['unknown costs', { costCents: null, memberPriceCents: null, costCheckedOn: '' }],
    [
      'everything empty',
      {
        ...single,
        code: '',
        description: '',
        photoUrl: '',
        unit: '',
        vendor: '',
        vendorPartNumber: '',
        warrantyText: '',
        categoryId: '',
        priceCents: 0,
      },
    ],
    ['ten part hours', { parts: [{ ...part, quantityE4: 100_000 }] }],
    ...PRICING_KINDS.map((kind): [string, Fields] => [`pricing ${kind}`, { pricing: { kind, ratePpm: 500_000 } }]),
    ...PRICEBOOK_KINDS.map((kind): [string, Fields] => [`kind ${kind}`, { ...single, kind }]),
    ...TAX_CLASSES.map((taxClass): [string, Fields] => [`tax class ${taxClass}`, { taxClass }]),
  ],
};

export const pricebookCategories: CollectionFields = {
  refused: [],
  taken: [['at the top', { parentId: '', order: 0 }]],
};

export const pricebookTemplates: CollectionFields = {
  readers: [
    ['an option with 31 items', { options: [{ ...option, items: Array.from({ length: 31 }, () => part) }] }],
    ['an option with items as a map', { options: [{ ...option, items: part }] }],
  ],
  taken: [['one option', { options: [option] }]],
};

export const pricebookSettings: CollectionFields = {
  readers: [
    ['21 tiers', { tiers: Array.from({ length: 21 }, () => ({ upToCents: null, markupPpm: 0 })) }],
    ['tiers as a map', { tiers: { a: 1 } }],
  ],
  taken: [
    ['no tiers', { tiers: [] }],
    ...PRICE_ROUNDINGS.map((rounding): [string, Fields] => [`rounding ${rounding}`, { rounding }]),
  ],
};
