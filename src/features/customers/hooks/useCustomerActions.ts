import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { useRemoveRecord } from '@/entities/record/useRemoveRecord';
import { useArchive } from '@/entities/record/useArchive';
import { paths } from '@/lib/paths';

/** Provides actions on a customer: archive, restore, delete. */
export function useCustomerActions(customer: Stored<Customer>) {
  const navigate = useNavigate();
  const removeCustomer = useRemoveRecord('customers');

  const { archive, restore } = useArchive(collections.customers, customer, {
    name: customer.name,
    archived: { status: 'archived' },
    active: { status: 'active' },
    archivedText: `${customer.name} was archived.`,
    restoredText: `${customer.name} is back in your customers.`,
  });

  const remove = async (): Promise<void> => {
    const isGone = await removeCustomer(customer.id, {
      name: customer.name,
      confirmLabel: 'Delete customer',
      consequence: 'It cannot be undone.',
      advice: 'Archive the customer instead. This removes it from lists and search.',
      instead: { label: 'Archive instead', act: archive },
      done: `${customer.name} was deleted.`,
    });
    if (isGone) await navigate(paths.customers, { replace: true });
  };

  return { archive, restore, remove };
}
