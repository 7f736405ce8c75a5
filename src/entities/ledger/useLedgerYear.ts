import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useCan } from '@/data/react/useCan';
import { monthsOfYear } from '@/domain/ledger/months';
import type { LedgerMonth } from '@/domain/ledger/schema';
import type { Stored } from '@/domain/record/schema';

const NONE: Stored<LedgerMonth>[] = [];

/** Returns the monthly totals of a year, in at most twelve reads. `isAllowed` is false for users who may not see the company's sales. */
export function useLedgerYear(year: string) {
  const can = useCan();
  const isAllowed = can('read', 'ledgerMonths');
  const { data, isLoading, error, refetch } = useRecords(collections.ledgerMonths, monthsOfYear(year), {
    isEnabled: isAllowed,
  });
  return { months: data ?? NONE, isAllowed, isLoading, error, refetch };
}
