import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { newCustomer, type Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { notify } from '@/ui/feedback/notify';
import { firstPropertyOf, toCustomerInput, type CustomerFormValues } from './customerForm';

/** Stores a new customer under `id`, with the first property if the form has one. */
export function useCreateCustomer(): (values: CustomerFormValues, id: string) => Promise<Stored<Customer>> {
  const customers = useSaveRecord(collections.customers);
  const properties = useSaveRecord(collections.properties);
  return async (values, id) => {
    const customer = await customers.create(newCustomer(toCustomerInput(values)), { id });
    const property = firstPropertyOf(values, id);
    // The customer is saved by now: what may go wrong with the property must not ask for all of it again.
    if (property)
      await properties
        .create(property, { label: customer.name })
        .catch(() =>
          notify.error('The customer was saved, but not the property. Please add it on the customer’s page.'),
        );
    notify.success(`${customer.name} was added.`);
    return customer;
  };
}
