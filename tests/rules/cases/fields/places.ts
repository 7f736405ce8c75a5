import { EQUIPMENT_TYPES } from '@/domain/equipment/schema';
import { DELETED, type Fields } from '../../support/types';
import type { CollectionFields } from './spec';

const nowhere: Fields = { street: '', unit: '', city: '', state: '', postalCode: '', country: 'US' };

export const properties: CollectionFields = {
  readers: [
    ['pin in words', { pin: 'behind the mill' }],
    ['use unknown', { use: 'farm' }],
  ],
  later: ['pin', 'use'],
  taken: [
    ['pin unknown', { pin: '' }],
    ['pin and use of an app of before', { pin: DELETED, use: DELETED }],
    ['a business', { use: 'business' }],
    ['everything empty', { label: '', address: nowhere, accessNotes: '', gateCode: '', hazards: '', importId: '' }],
  ],
};

export const equipment: CollectionFields = {
  refused: [],
  taken: [
    ['charge unknown', { refrigerantChargeOz: null }],
    ['charge of nothing', { refrigerantChargeOz: 0 }],
    ['charge at its most', { refrigerantChargeOz: 100_000 }],
    ['dates unknown', { installDate: '', warrantyUntil: '' }],
    ...EQUIPMENT_TYPES.map((type): [string, Fields] => [`type ${type}`, { type }]),
  ],
};
