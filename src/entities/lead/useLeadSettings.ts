import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { DEFAULT_LEAD_SETTINGS, LEAD_SETTINGS_ID, type LeadSettings } from '@/domain/lead/settings';
import type { Stored } from '@/domain/record/schema';

/** How the company takes leads; what is usual where nobody has set anything. `record` is what is stored. */
export function useLeadSettings(): { settings: LeadSettings; record: Stored<LeadSettings> | null; isLoading: boolean } {
  const { data = null, isLoading } = useOptionalRecord(collections.leadSettings, LEAD_SETTINGS_ID);
  return { settings: data ?? DEFAULT_LEAD_SETTINGS, record: data, isLoading };
}
