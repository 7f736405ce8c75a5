import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import {
  DEFAULT_PRICEBOOK_SETTINGS,
  PRICEBOOK_SETTINGS_ID,
  pricebookSettingsSchema,
  type PricebookSettings,
} from '@/domain/pricebook/settings';

/** Returns the company's markup tiers and limits; the defaults until it sets its own. */
export function usePricebookSettings() {
  const { data, isLoading } = useOptionalRecord(collections.pricebookSettings, PRICEBOOK_SETTINGS_ID);
  const settings: PricebookSettings = useMemo(
    () => (data ? pricebookSettingsSchema.parse(data) : DEFAULT_PRICEBOOK_SETTINGS),
    [data],
  );
  return { settings, stored: data ?? null, isLoading };
}
