import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useRecords } from '@/data/react/useRecords';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { proposeBankMatches } from '@/domain/bank/api';
import { BANK_LINE_COLUMNS } from '@/domain/bank/columns';
import { BANK_PAGE_SIZE, bankLineList, bankLineLookups, fitsBankFilters, latestBankLines } from '@/domain/bank/queries';
import type { BankFilters } from '@/domain/bank/queries';
import { tableOf } from '@/domain/record/columns';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';
import { useSearchedList } from '@/entities/record/useSearchedList';

const ACCOUNTS_LOOKED_AT = 500;
const latest = latestBankLines(ACCOUNTS_LOOKED_AT);

const matchesKey = (uid: string) => ['bankMatches', uid] as const;

/** Returns possible matches for each open line, and what is not at the bank yet. */
export function useBankMatches() {
  const { uid } = useWorkspace();
  return useQuery({
    queryKey: matchesKey(uid),
    queryFn: () => callFunction(proposeBankMatches, {}),
    retry: false,
  });
}

/** Returns the lines that match the filters; with a search text, those with its words, number or amount. */
export const useBankList = (filters: BankFilters, q: string) =>
  useSearchedList({
    definition: collections.bankLines,
    query: bankLineList(filters),
    q,
    lookups: bankLineLookups(q),
    keep: (line) => fitsBankFilters(line, filters),
    pageSize: BANK_PAGE_SIZE,
  });

/** Returns the names of accounts that have lines, with their last digits if a file included them. */
export function useBankAccounts(): { name: string; end: string }[] {
  const { data = [] } = useRecords(collections.bankLines, latest);
  const ends = new Map<string, string>();
  for (const { account, accountEnd } of data) ends.set(account, ends.get(account) || accountEnd);
  return [...ends].map(([name, end]) => ({ name, end })).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Exports the whole filtered list as a CSV file. */
export function useBankExport() {
  const clock = useExportClock();
  return useListExport(collections.bankLines, { ...tableOf(BANK_LINE_COLUMNS, clock), noun: 'bank line' });
}

/** Refetches lines and proposals after a function wrote lines. */
export function useReadBankAnew(): () => Promise<void> {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  return async () => {
    const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
    collections.bankLines.cache.clear();
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.collection('bankLines', who) }),
      queryClient.invalidateQueries({ queryKey: matchesKey(who.uid) }),
    ]);
  };
}
