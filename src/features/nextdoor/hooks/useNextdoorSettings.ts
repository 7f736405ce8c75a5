import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { DEFAULT_NEXTDOOR_SETTINGS, NEXTDOOR_SETTINGS_ID } from '@/domain/nextdoor/schema';

/** Returns the company's Nextdoor links and its neighborhoods. `record` is the stored version. */
export function useNextdoorSettings() {
  const { data = null, isLoading } = useOptionalRecord(collections.nextdoorSettings, NEXTDOOR_SETTINGS_ID);
  return { settings: data ?? DEFAULT_NEXTDOOR_SETTINGS, record: data, isLoading };
}
