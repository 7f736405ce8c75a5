import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecord } from '@/data/react/useRecords';
import type { FilterField } from '@/ui/table/filterFields';
import { CustomerPicker } from './CustomerPicker';

/** Returns a filter that narrows a list to one customer; none for users who may not see customers. @param value the customer's ID, or '' */
export function useCustomerFilter(value: string, onChange: (id: string) => void): FilterField[] {
  const isEnabled = useCan()('read', 'customers');
  const { data: customer } = useRecord(collections.customers, value, { isEnabled });
  if (!isEnabled) return [];
  return [
    {
      name: 'customer',
      label: 'Customer',
      value,
      onChange,
      text: customer?.name ?? '…',
      render: ({ label, value: chosen, onChange: choose }) => (
        <CustomerPicker label={label} value={chosen} onChange={choose} />
      ),
    },
  ];
}
