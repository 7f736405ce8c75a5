import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { tradesOf } from '@/domain/company/schema';
import { usualWork } from '@/domain/company/usualWork';
import { WORK_SETTINGS_ID, type WorkSettings } from '@/domain/company/workSettings';
import type { Stored } from '@/domain/record/schema';

/**
 * Returns the company's options for planning work: job types, lead sources and arrival windows; the defaults for its trades if none are
 * set. `record` is what is stored.
 */
export function useWorkSettings(): { settings: WorkSettings; record: Stored<WorkSettings> | null; isLoading: boolean } {
  const { company } = useSession();
  const query = useOptionalRecord(collections.workSettings, WORK_SETTINGS_ID);
  const record = query.data ?? null;
  const usual = useMemo(() => usualWork(tradesOf(company)), [company]);
  return { settings: record ?? usual, record, isLoading: query.isLoading };
}
