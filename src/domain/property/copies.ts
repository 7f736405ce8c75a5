import { formatAddress } from '../contact/format';
import type { Stored } from '../record/schema';
import type { Property } from './schema';

/** Returns the property fields that a document copies. */
export const propertyFields = (
  property: Pick<Stored<Property>, 'id' | 'address'> | null,
): { propertyId: string; propertyAddress: string } => ({
  propertyId: property?.id ?? '',
  propertyAddress: property ? formatAddress(property.address) : '',
});
