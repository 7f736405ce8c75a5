import { propertySchema, type Property } from '@/domain/property/schema';
import type { Stored } from '@/domain/record/schema';
import { buildStored } from './build';

/** Builds Ada's house. Pass a `customerId` when a test uses both. */
export function buildProperty(overrides: Partial<Stored<Property>> = {}): Stored<Property> {
  const fields = {
    customerId: 'customer-1',
    label: 'Home',
    address: { street: '12 Elm St', city: 'Asheville', state: 'NC', postalCode: '28801' },
    accessNotes: 'Side gate, dog is friendly',
  };
  return buildStored({ kind: 'property', schema: propertySchema, fields, overrides });
}
