import { PRICEBOOK_KINDS, PRICING_KINDS } from '@/domain/pricebook/schema';
import { PRICE_ROUNDINGS } from '@/domain/pricebook/settings';
import { TAX_CLASSES } from '@/domain/tax/schema';
import { chars } from '../../support/records';
import type { Fields } from '../../support/types';
import { amount, date, flag, integer, oneOf, other, requiredText, text, type CollectionFields } from './spec';

const MAX_PRICE_CENTS = 1_000_000_000;
const part: Fields = { itemId: 'p9', quantityE4: 10_000 };
const single: Fields = { kind: 'service', parts: [] };
const option: Fields = { id: 'o9', name: 'Best', description: '', isRecommended: false, items: [] };

export const pricebook: CollectionFields = {
  specs: {
    kind: oneOf(PRICEBOOK_KINDS),
    code: text(40),
    name: requiredText(200),
    sortName: text(400),
    description: text(4000),
    categoryId: text(128),
    photoUrl: text(2000),
    unit: text(20),
    costCents: amount,
    costCheckedOn: date,
    vendor: text(120),
    vendorPartNumber: text(80),
    pricing: other,
    priceCents: integer(0, MAX_PRICE_CENTS),
    memberPriceCents: amount,
    durationMinutes: integer(0, 14_400),
    taxClass: oneOf(TAX_CLASSES),
    isDiscountable: flag,
    warrantyText: text(1000),
    isActive: flag,
    parts: other,
  },
  refused: [
    ...[-1, MAX_PRICE_CENTS + 1, 0.5, '12'].flatMap((value): [string, Fields][] => [
      [`cost ${value}`, { costCents: value }],
      [`member price ${value}`, { memberPriceCents: value }],
      [
        `a part's quantity ${value}`,
        { parts: [{ ...part, quantityE4: value === MAX_PRICE_CENTS + 1 ? 10_000_000_001 : value }] },
      ],
      [`markup ${value}`, { pricing: { kind: 'markup', ratePpm: value } }],
    ]),
    ['margin of everything', { pricing: { kind: 'margin', ratePpm: 1_000_000 } }],
    ['pricing of another kind', { pricing: { kind: 'guess', ratePpm: 0 } }],
    ['pricing with more', { pricing: { kind: 'fixed', ratePpm: 0, x: 1 } }],
    ['pricing without a rate', { pricing: { kind: 'fixed' } }],
    ['photo that runs', { photoUrl: 'javascript:alert(1)' }],
    ['parts of what is no bundle', { kind: 'service', parts: [part] }],
    ['the sum of parts of what is no bundle', { ...single, pricing: { kind: 'parts', ratePpm: 0 } }],
    ['a part with an odd id', { parts: [{ ...part, itemId: 'a/b' }] }],
    ['a part with more', { parts: [{ ...part, note: 'x' }] }],
    ['51 parts', { parts: Array.from({ length: 51 }, (_, index) => ({ ...part, itemId: `p${index}` })) }],
    ['parts as a text', { parts: 'p1' }],
  ],
  taken: [
    ['costs unknown', { costCents: null, memberPriceCents: null, costCheckedOn: '' }],
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
  specs: { name: requiredText(80), parentId: text(128), order: integer(0, 100_000) },
  refused: [],
  taken: [['at the top', { parentId: '', order: 0 }]],
};

export const pricebookTemplates: CollectionFields = {
  specs: { name: requiredText(160), description: text(2000), options: other, isActive: flag },
  refused: [
    ['no options', { options: [] }],
    ['six options', { options: Array.from({ length: 6 }, (_, index) => ({ ...option, id: `o${index}` })) }],
    ...[0, 1, 2, 3, 4].map((place): [string, Fields] => [
      `option ${place + 1} without a name`,
      { options: Array.from({ length: 5 }, (_, index) => ({ ...option, name: index === place ? '' : 'Good' })) },
    ]),
    ['an option with an odd id', { options: [{ ...option, id: 'a/b' }] }],
    ['an option with a long text', { options: [{ ...option, description: chars(1001) }] }],
    ['an option recommended by a text', { options: [{ ...option, isRecommended: 'yes' }] }],
    ['an option with more', { options: [{ ...option, priceCents: 1 }] }],
    ['an option with 31 items', { options: [{ ...option, items: Array.from({ length: 31 }, () => part) }] }],
    ['an option with items as a map', { options: [{ ...option, items: part }] }],
  ],
  taken: [['one option', { options: [option] }]],
};

export const pricebookSettings: CollectionFields = {
  specs: {
    tiers: other,
    rounding: oneOf(PRICE_ROUNDINGS),
    staleAfterDays: integer(0, 3650),
    lowMarginPpm: integer(0, 999_900),
  },
  refused: [
    ['21 tiers', { tiers: Array.from({ length: 21 }, () => ({ upToCents: null, markupPpm: 0 })) }],
    ['tiers as a map', { tiers: { a: 1 } }],
  ],
  taken: [
    ['no tiers', { tiers: [] }],
    ...PRICE_ROUNDINGS.map((rounding): [string, Fields] => [`rounding ${rounding}`, { rounding }]),
  ],
};
