import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { quickbooksSetupSchema, SETUP_ID } from '@/domain/quickbooks/setup';
import { useConnection } from '@/entities/connection/useConnection';

const NOTHING_SAVED = quickbooksSetupSchema.parse({});

/** The connection, and what the company has set up. `isOn`: QuickBooks can be asked. `isOtherCompany`: about another company file than is linked. */
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
