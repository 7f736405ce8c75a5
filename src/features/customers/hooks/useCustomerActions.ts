import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { useRemoveRecord } from '@/entities/record/useRemoveRecord';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';

/** What is done to a whole customer: archived, restored, deleted. */
export function useCustomerActions(customer: Stored<Customer>) {
  const navigate = useNavigate();
  const customers = useSaveRecord(collections.customers);
  const removeCustomer = useRemoveRecord('customers');

  const setStatus = (status: Customer['status']): Promise<unknown> =>
    customers.update(customer.id, { status }, { label: customer.name });
  const archive = (): Promise<void> =>
    setStatus('archived').then(
      () => notify.success(`${customer.name} was archived.`, { undo: () => setStatus('active').catch(notify.error) }),
      notify.error,
    );
  const restore = (): Promise<void> =>
    setStatus('active').then(
      () =>
        notify.success(`${customer.name} is back in your customers.`, {
          undo: () => setStatus('archived').catch(notify.error),
        }),
      notify.error,
    );

  const remove = async (): Promise<void> => {
    const isGone = await removeCustomer(customer.id, {
      name: customer.name,
      confirmLabel: 'Delete customer',
      consequence: 'It cannot be undone.',
      advice: 'Archive the customer instead: it disappears from lists and search.',
      instead: { label: 'Archive instead', act: archive },
      done: `${customer.name} was deleted.`,
    });
    if (isGone) await navigate(paths.customers, { replace: true });
  };

  return { archive, restore, remove };
}
