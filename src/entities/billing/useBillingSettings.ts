import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { BILLING_SETTINGS_ID, DEFAULT_BILLING_SETTINGS, type BillingSettings } from '@/domain/billing/settings';
import type { Stored } from '@/domain/record/schema';

/** Returns the company's billing settings, or the defaults if none are set. `record` is what is stored. */
export function useBillingSettings(): {
  settings: BillingSettings;
  record: Stored<BillingSettings> | null;
  isLoading: boolean;
  error: unknown;
} {
  const query = useOptionalRecord(collections.settings, BILLING_SETTINGS_ID);
  const record = query.data ?? null;
  return { settings: record ?? DEFAULT_BILLING_SETTINGS, record, isLoading: query.isLoading, error: query.error };
}
