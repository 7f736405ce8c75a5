import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { quickbooksSetupSchema, SETUP_ID } from '@/domain/quickbooks/setup';
import { useConnection } from '@/entities/connection/useConnection';

const NOTHING_SAVED = quickbooksSetupSchema.parse({});

/**
 * Returns the connection and the company's setup. `isOn`: QuickBooks can be queried. `isOtherCompany`: connected to a different company
 * file than the linked one.
 */
export function useBooks() {
  const { connection, isLoading, error } = useConnection('quickbooks');
  const setup = useLiveRecord(collections.quickbooksSetup, SETUP_ID);
  const saved = setup.record ?? NOTHING_SAVED;
  const accountId = connection?.accountId ?? '';
  return {
    connection,
    isOn: connection?.state === 'connected',
    isOtherCompany: accountId !== '' && saved.realmId !== '' && accountId !== saved.realmId,
    setup: saved,
    isLoading: isLoading || setup.isLoading,
    error: error ?? setup.error,
  };
}
