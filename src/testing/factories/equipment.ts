import { equipmentSchema, type Equipment } from '@/domain/equipment/schema';
import type { Stored } from '@/domain/record/schema';
import { buildStored } from './build';

/** Builds a furnace with a serial number. */
export function buildEquipment(overrides: Partial<Stored<Equipment>> = {}): Stored<Equipment> {
  const fields = {
    customerId: 'customer-1',
    propertyId: 'property-1',
    type: 'furnace',
    make: 'Trane',
    model: 'S9V2B080',
    serial: '21034K7H2G',
    location: 'Basement',
    installDate: '2021-02-03',
    warrantyUntil: '2031-02-03',
  };
  return buildStored({ kind: 'equipment', schema: equipmentSchema, fields, overrides });
}
