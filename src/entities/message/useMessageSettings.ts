import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { DEFAULT_MESSAGE_SETTINGS, MESSAGE_SETTINGS_ID, type MessageSettings } from '@/domain/message/settings';
import type { Stored } from '@/domain/record/schema';

/** Returns the company's visit notification settings, or the defaults if none are set. `record` is the stored value. */
export function useMessageSettings(): {
  settings: MessageSettings;
  record: Stored<MessageSettings> | null;
  isLoading: boolean;
} {
  const query = useOptionalRecord(collections.messageSettings, MESSAGE_SETTINGS_ID);
  const record = query.data ?? null;
  return { settings: record ?? DEFAULT_MESSAGE_SETTINGS, record, isLoading: query.isLoading };
}
