import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import type { Stored } from '@/domain/record/schema';
import { DEFAULT_REVIEW_SETTINGS, REVIEW_SETTINGS_ID, type ReviewSettings } from '@/domain/review/settings';

/** How the company asks for reviews; as it begins while nobody has said anything. `record` is null then. */
export function useReviewSettings(): {
  settings: ReviewSettings;
  record: Stored<ReviewSettings> | null;
  isLoading: boolean;
} {
  const { data, isLoading } = useOptionalRecord(collections.reviewSettings, REVIEW_SETTINGS_ID);
  return { settings: data ?? DEFAULT_REVIEW_SETTINGS, record: data ?? null, isLoading };
}
