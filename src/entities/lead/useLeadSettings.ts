import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { DEFAULT_LEAD_SETTINGS, LEAD_SETTINGS_ID, type LeadSettings } from '@/domain/lead/settings';
import type { Stored } from '@/domain/record/schema';

/** Returns the company's lead settings, or the defaults if none are set. `record` is the stored value. */
export function useLeadSettings(): { settings: LeadSettings; record: Stored<LeadSettings> | null; isLoading: boolean } {
  const { data = null, isLoading } = useOptionalRecord(collections.leadSettings, LEAD_SETTINGS_ID);
  return { settings: data ?? DEFAULT_LEAD_SETTINGS, record: data, isLoading };
}
