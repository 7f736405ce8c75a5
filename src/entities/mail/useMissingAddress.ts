import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecord } from '@/data/react/useRecords';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useUntilSent } from './useUntilSent';

/**
 * For a customer whose record has no e-mail address yet: saves the address typed for an e-mail there before it's sent, as the office would
 * do manually. Before a company has paid, the server sends only to addresses on record.
 */
export function useMissingAddress(customerId: string): {
  isMissing: boolean;
  keep: (to: readonly string[]) => Promise<void>;
} {
  const customer = useRecord(collections.customers, customerId);
  const mayEdit = useCan()('update', 'customers');
  const writer = useSaveRecord(collections.customers);
  const untilSent = useUntilSent();
  const { data } = customer;
  const isMissing = mayEdit && data?.email === '';
  return {
    isMissing,
    keep: async ([email]) => {
      if (!isMissing || email === undefined) return;
      await writer.update(data.id, { email: email.toLowerCase() }, { base: data, label: data.name });
      await untilSent([data.id]);
    },
  };
}
