import { useMemo } from 'react';
import type { input } from 'zod';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useWatchedRecord } from '@/data/react/useLiveRecord';
import { changeContractLog } from '@/domain/contract/money/api';
import { contractLogSchema } from '@/domain/contract/money/log';

type Change = input<typeof changeContractLog.input>['change'];

/** Watches a contract's costs, subcontracts, RFIs, and submittals. Lists are saved as a whole. */
export function useContractLog(contractId: string) {
  const { record, isLoading, error } = useWatchedRecord(collections.contractLogs, contractId);
  const log = useMemo(() => record ?? contractLogSchema.parse({ contractId }), [record, contractId]);
  const revision = record?.revision ?? '';
  return {
    log,
    isLoading,
    error,
    save: (change: Change) => callFunction(changeContractLog, { contractId, revision, change }),
  };
}
export type ContractLogApi = ReturnType<typeof useContractLog>;

/** Returns the list with an item replaced by id, or appended. */
export const withItem = <T extends { id: string }>(items: readonly T[], item: T): T[] =>
  items.some(({ id }) => id === item.id) ? items.map((each) => (each.id === item.id ? item : each)) : [...items, item];
export const withoutItem = <T extends { id: string }>(items: readonly T[], id: string): T[] =>
  items.filter((each) => each.id !== id);
