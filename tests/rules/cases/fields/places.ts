import { EQUIPMENT_TYPES } from '@/domain/equipment/schema';
import type { Fields } from '../../support/types';
import { address, amount, date, id, oneOf, text, type CollectionFields } from './spec';

const nowhere: Fields = { street: '', unit: '', city: '', state: '', postalCode: '', country: 'US' };

export const properties: CollectionFields = {
  specs: {
    customerId: id,
    label: text(80),
    address,
    accessNotes: text(2000),
    gateCode: text(40),
    hazards: text(300),
    importId: text(128),
  },
  refused: [],
  taken: [
    ['everything empty', { label: '', address: nowhere, accessNotes: '', gateCode: '', hazards: '', importId: '' }],
  ],
};

export const equipment: CollectionFields = {
  specs: {
    customerId: id,
    propertyId: id,
    type: oneOf(EQUIPMENT_TYPES),
    make: text(80),
    model: text(80),
    serial: text(80),
    location: text(120),
    installDate: date,
    warrantyUntil: date,
    refrigerant: text(20),
    refrigerantChargeOz: amount,
    notes: text(2000),
    importId: text(128),
  },
  refused: [
    ['negative charge', { refrigerantChargeOz: -1 }],
    ['huge charge', { refrigerantChargeOz: 100_001 }],
    ['charge as a text', { refrigerantChargeOz: '12' }],
  ],
  taken: [
    ['charge unknown', { refrigerantChargeOz: null }],
    ['charge of nothing', { refrigerantChargeOz: 0 }],
    ['charge at its most', { refrigerantChargeOz: 100_000 }],
    ['dates unknown', { installDate: '', warrantyUntil: '' }],
    ...EQUIPMENT_TYPES.map((type): [string, Fields] => [`type ${type}`, { type }]),
  ],
};
