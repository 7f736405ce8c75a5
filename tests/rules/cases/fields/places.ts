import { EQUIPMENT_TYPES } from '@/domain/equipment/schema';
import { DELETED, type Fields } from '../../support/types';
import type { CollectionFields } from './spec';

const nowhere: Fields = { street: '', unit: '', city: '', state: '', postalCode: '', country: 'US' };

export const properties: CollectionFields = {
  readers: [
    ['pin as text', { pin: 'behind the mill' }],
    ['unknown use', { use: 'farm' }],
  ],
  later: ['pin', 'use'],
  taken: [
    ['no pin', { pin: '' }],
    ['pin and use from an earlier app version', { pin: DELETED, use: DELETED }],
    ['a business', { use: 'business' }],
    ['everything empty', { label: '', address: nowhere, accessNotes: '', gateCode: '', hazards: '', importId: '' }],
  ],
};

export const equipment: CollectionFields = {
  refused: [],
  taken: [
    ['unknown charge', { refrigerantChargeOz: null }],
    ['zero charge', { refrigerantChargeOz: 0 }],
    ['largest charge', { refrigerantChargeOz: 100_000 }],
    ['no dates', { installDate: '', warrantyUntil: '' }],
    ...EQUIPMENT_TYPES.map((type): [string, Fields] => [`type ${type}`, { type }]),
  ],
};
