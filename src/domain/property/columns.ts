import type { Stored } from '../record/schema';
import type { Columns } from '../record/columns';
import type { Property } from './schema';
import { PROPERTY_USE_LABELS } from './use';

/** Export columns of service addresses. `customerNameOf`: by id. */
export const PROPERTY_COLUMNS: Columns<Stored<Property>, { customerNameOf: (id: string) => string }> = {
  'Customer id': (property) => property.customerId,
  Customer: (property, { customerNameOf }) => customerNameOf(property.customerId),
  'Property name': (property) => property.label,
  Street: (property) => property.address.street,
  Unit: (property) => property.address.unit,
  City: (property) => property.address.city,
  State: (property) => property.address.state,
  'ZIP code': (property) => property.address.postalCode,
  Country: (property) => property.address.country,
  'Gate code': (property) => property.gateCode,
  'Access notes': (property) => property.accessNotes,
  Use: (property) => PROPERTY_USE_LABELS[property.use],
  Hazards: (property) => property.hazards,
  Pin: (property) => property.pin,
  Created: (property, { at }) => at(property.createdAt),
  Changed: (property, { at }) => at(property.updatedAt),
  Id: (property) => property.id,
};
