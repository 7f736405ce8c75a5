import { customerNames, customerSchema, type Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { buildStored } from './build';

/** Builds Ada Lovelace of Asheville. The display and sort names follow the overridden ones. */
export function buildCustomer(overrides: Partial<Stored<Customer>> = {}): Stored<Customer> {
  const fields = {
    kind: 'person' as const,
    firstName: 'Ada',
    lastName: 'Lovelace',
    companyName: '',
    phone: '(828) 555-0134',
    email: 'ada@example.com',
    billingAddress: { street: '12 Elm St', city: 'Asheville', state: 'NC', postalCode: '28801' },
    ...overrides,
  };
  return buildStored({
    kind: 'customer',
    schema: customerSchema,
    fields: { ...customerNames(fields), ...fields },
    overrides,
  });
}
