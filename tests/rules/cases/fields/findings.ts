import { SEVERITIES } from '@/domain/finding/schema';
import { DELETED, type Fields } from '../../support/types';
import { CREATED_AT, UPDATED_AT } from '../../support/stamps';
import type { CollectionFields } from './spec';

/** Nothing has happened to it yet. */
const OPEN: Fields = {
  offeredAt: '',
  approvedAt: '',
  declinedAt: '',
  repairJobId: '',
  repairedAt: '',
  verifiedAt: '',
  state: 'open',
};

/** Facts, and the state derived from them. */
const FOLLOWS: [label: string, state: string, facts: Fields][] = [
  ['offered', 'offered', { offeredAt: CREATED_AT }],
  ['approved', 'approved', { offeredAt: CREATED_AT, approvedAt: CREATED_AT }],
  ['declined', 'declined', { offeredAt: CREATED_AT, declinedAt: UPDATED_AT }],
  ['declined and offered again', 'offered', { declinedAt: CREATED_AT, offeredAt: UPDATED_AT }],
  ['scheduled', 'scheduled', { repairJobId: 'j1' }],
  ['repaired', 'repaired', { repairedAt: CREATED_AT }],
];

export const findings: CollectionFields = {
  readers: [
    ['too many options', { options: [1, 2, 3, 4] }],
    ['unknown source', { source: { kind: '', id: 'j1', itemId: '', label: '' } }],
  ],
  later: ['acceptedOptionId', 'searchWords'],
  taken: [
    ['open', OPEN],
    [
      'approved before options could be chosen',
      { ...OPEN, approvedAt: CREATED_AT, state: 'approved', acceptedOptionId: DELETED },
    ],
    ...FOLLOWS.map(([label, state, facts]): [string, Fields] => [label, { ...OPEN, ...facts, state }]),
    ...SEVERITIES.map((severity): [string, Fields] => [`severity ${severity}`, { severity }]),
    ['without options', { options: [] }],
    ['from an app version before search words', { searchWords: DELETED }],
  ],
};
