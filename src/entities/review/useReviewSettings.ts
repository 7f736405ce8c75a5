import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import type { Stored } from '@/domain/record/schema';
import { DEFAULT_REVIEW_SETTINGS, REVIEW_SETTINGS_ID, type ReviewSettings } from '@/domain/review/settings';

/** Returns the company's review request settings, or the defaults if none are set, in which case `record` is null. */
export function useReviewSettings(): {
  settings: ReviewSettings;
  record: Stored<ReviewSettings> | null;
  isLoading: boolean;
} {
  const { data, isLoading } = useOptionalRecord(collections.reviewSettings, REVIEW_SETTINGS_ID);
  return { settings: data ?? DEFAULT_REVIEW_SETTINGS, record: data ?? null, isLoading };
}
