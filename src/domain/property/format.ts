import { formatAddress } from '../contact/format';
import type { Property } from './schema';

/** Returns a property's name for choices and lists: its label, else its street, else a note that it has neither. */
export function propertyName({ label, address }: Pick<Property, 'label' | 'address'>): string {
  return (
    label ||
    formatAddress({ ...address, city: '', state: '', postalCode: '' }) ||
    formatAddress(address) ||
    'Property without an address'
  );
}

/** `Home: 12 Elm St, Austin, TX 78701` */
export function propertyLine({ label, address }: Pick<Property, 'label' | 'address'>): string {
  const line = formatAddress(address);
  return [label, line].filter(Boolean).join(': ') || 'Property without an address';
}
