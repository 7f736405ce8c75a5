import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import {
  DEFAULT_GOOGLE_SETTINGS,
  GOOGLE_SETTINGS_ID,
  googleSettingsSchema,
  type GoogleSettings,
} from '@/domain/google-profile/schema';
import { useCarryOut } from '@/ui/feedback/useCarryOut';

/** Returns the company's own settings for its profile; `save` updates some of them. */
export function useGoogleSettings() {
  const { data = null, isLoading } = useOptionalRecord(collections.googleSettings, GOOGLE_SETTINGS_ID);
  const { create, update } = useSaveRecord(collections.googleSettings);
  const { isBusy, carryOut } = useCarryOut();
  const settings: GoogleSettings = data ?? DEFAULT_GOOGLE_SETTINGS;
  const save = (changes: Partial<GoogleSettings>): Promise<void> =>
    carryOut(async () => {
      if (data) await update(data.id, changes);
      else await create(googleSettingsSchema.parse({ ...settings, ...changes }), { id: GOOGLE_SETTINGS_ID });
    });
  return { settings, record: data, isLoading, isBusy, save };
}
