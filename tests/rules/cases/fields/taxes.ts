import { TAX } from '../../support/special';
import { DELETED, type Fields } from '../../support/types';
import type { CollectionFields } from './spec';

const AREA: Fields = { country: 'US', regions: [], counties: [], cities: [], postalPrefixes: [] };
const JURISDICTION: Fields = { name: 'Texas', level: 'state', region: 'TX' };

export const taxes: CollectionFields = {
  later: ['usualContract'],
  readers: [
    ['unknown pricing', { usualContract: 'hourly' }],
    ['tax with 101 rules', { taxes: [{ ...TAX, rules: Array.from({ length: 101 }, () => ({})) }] }],
    ['tax with rules as text', { taxes: [{ ...TAX, rules: 'all' }] }],
  ],
  taken: [
    ['a zone from an earlier app version', { usualContract: DELETED }],
    ['no taxes, anywhere', { taxes: [], area: AREA, notes: '', isDefault: false, isActive: false }],
    ['a tax without rules', { taxes: [{ ...TAX, jurisdiction: JURISDICTION, rules: [] }] }],
    ['taxes listed separately', { stacking: 'separate' }],
  ],
};

export const taxExemptions: CollectionFields = {
  refused: [],
  taken: [
    [
      'only the required fields',
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

export const discounts: CollectionFields = {
  readers: [
    ['zero percent', { kind: 'percent', ratePpm: 0 }],
    ['fixed at zero', { kind: 'fixed', amountCents: 0 }],
    ['ends before it starts', { startsOn: '2024-05-02', endsOn: '2024-05-01' }],
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
