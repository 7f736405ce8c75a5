import { ITEM_KINDS } from '@/domain/billing/itemKind';
import { TAX_CLASSES } from '@/domain/tax/schema';
import { chars, TAX } from '../../support/records';
import type { Fields } from '../../support/types';
import { date, flag, id, integer, oneOf, other, requiredText, text, texts, type CollectionFields } from './spec';

const AREA: Fields = { country: 'US', regions: [], counties: [], cities: [], postalPrefixes: [] };
const JURISDICTION: Fields = { name: 'Texas', level: 'state', region: 'TX' };

export const taxes: CollectionFields = {
  specs: {
    name: requiredText(120),
    stacking: oneOf(['combined', 'separate']),
    taxes: other,
    area: other,
    isDefault: flag,
    isActive: flag,
    notes: text(2000),
  },
  refused: [
    ['21 taxes', { taxes: Array.from({ length: 21 }, (_, index) => ({ ...TAX, id: `t${index}` })) }],
    ['tax without a name', { taxes: [{ ...TAX, name: '' }] }],
    ['tax and more', { taxes: [{ ...TAX, extra: 1 }] }],
    ['tax of a strange level', { taxes: [{ ...TAX, jurisdiction: { ...JURISDICTION, level: 'planet' } }] }],
    ['tax of a nameless jurisdiction', { taxes: [{ ...TAX, jurisdiction: { ...JURISDICTION, name: '' } }] }],
    ['tax of a jurisdiction and more', { taxes: [{ ...TAX, jurisdiction: { ...JURISDICTION, extra: 1 } }] }],
    ['tax with an order beyond', { taxes: [{ ...TAX, order: 1001 }] }],
    ['tax with a negative order', { taxes: [{ ...TAX, order: -1 }] }],
    ['tax with a fraction of an order', { taxes: [{ ...TAX, order: 0.5 }] }],
    ['tax compound as a text', { taxes: [{ ...TAX, isCompound: 'yes' }] }],
    ['tax with 101 rules', { taxes: [{ ...TAX, rules: Array.from({ length: 101 }, () => ({})) }] }],
    ['tax with rules as a text', { taxes: [{ ...TAX, rules: 'all' }] }],
    ...Array.from({ length: 3 }, (_, index): [string, Fields] => [
      `a bad tax at place ${index + 2}`,
      {
        taxes: [...Array.from({ length: index + 1 }, (_, good) => ({ ...TAX, id: `g${good}` })), { ...TAX, name: '' }],
      },
    ]),
    ['area without cities', { area: { country: 'US', regions: [], counties: [], postalPrefixes: [] } }],
    ['area with a long country', { area: { ...AREA, country: chars(61) } }],
    ...(['regions', 'counties', 'cities', 'postalPrefixes'] as const).flatMap((part): [string, Fields][] => [
      [`${part} too many`, { area: { ...AREA, [part]: Array.from({ length: 201 }, (_, index) => `x${index}`) } }],
      [`${part} with a long one`, { area: { ...AREA, [part]: [chars(61)] } }],
      [`${part} with a number`, { area: { ...AREA, [part]: [7] } }],
    ]),
  ],
  taken: [
    ['no taxes, anywhere', { taxes: [], area: AREA, notes: '', isDefault: false, isActive: false }],
    ['a tax without rules', { taxes: [{ ...TAX, jurisdiction: JURISDICTION, rules: [] }] }],
    ['taxes that stand separately', { stacking: 'separate' }],
  ],
};

export const taxExemptions: CollectionFields = {
  specs: {
    customerId: id,
    propertyId: text(128),
    certificateNumber: text(60),
    reason: requiredText(200),
    regions: texts(60, 10),
    taxClasses: other,
    validFrom: date,
    expiresOn: date,
    documentUrl: text(2000),
  },
  refused: [
    ['unknown class', { taxClasses: ['everything'] }],
    ['eight classes', { taxClasses: [...TAX_CLASSES, 'labour'] }],
    ['document that runs', { documentUrl: 'javascript:alert(1)' }],
  ],
  taken: [
    [
      'hardly anything',
      {
        propertyId: '',
        certificateNumber: '',
        regions: [],
        taxClasses: [],
        validFrom: '',
        expiresOn: '',
        documentUrl: '',
      },
    ],
  ],
};

const cents = integer(0, 100_000_000_000);

export const discounts: CollectionFields = {
  specs: {
    name: requiredText(120),
    code: text(40),
    kind: oneOf(['percent', 'fixed']),
    ratePpm: integer(0, 1_000_000),
    amountCents: cents,
    scope: oneOf(['line', 'document']),
    itemKinds: other,
    funding: oneOf(['company', 'vendor']),
    stacking: oneOf(['stackable', 'exclusive']),
    order: integer(0, 1000),
    capCents: cents,
    minimumSubtotalCents: cents,
    startsOn: date,
    endsOn: date,
    usageLimit: integer(1, 1_000_000),
    perCustomerLimit: integer(1, 1000),
    reason: text(200),
    approvalAboveCents: cents,
    isActive: flag,
    isArchived: flag,
    usedTotal: integer(0, 0),
  },
  refused: [
    ['percent of nothing', { kind: 'percent', ratePpm: 0 }],
    ['fixed at nothing', { kind: 'fixed', amountCents: 0 }],
    ['ends before it starts', { startsOn: '2024-05-02', endsOn: '2024-05-01' }],
    ['unknown kind of item', { itemKinds: ['everything'] }],
    ['seven kinds of items', { itemKinds: [...ITEM_KINDS, 'labour'] }],
  ],
  taken: [
    [
      'without limits',
      {
        capCents: null,
        usageLimit: null,
        perCustomerLimit: null,
        approvalAboveCents: null,
        startsOn: '',
        endsOn: '',
        code: '',
        itemKinds: [],
      },
    ],
    [
      'fixed',
      { kind: 'fixed', ratePpm: 0, amountCents: 2500, scope: 'line', funding: 'vendor', stacking: 'stackable' },
    ],
    ['archived', { isArchived: true, isActive: false }],
  ],
};
