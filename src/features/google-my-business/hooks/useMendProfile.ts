import { callFunction } from '@/data/callables';
import { mendGoogleProfile, readGoogleLocation } from '@/domain/google-profile/api';
import { DRIFT_LABELS, type Compared } from '@/domain/google-profile/drift';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import { useCarryOut } from '@/ui/feedback/useCarryOut';

/** Refetches a profile, and updates Google to match our records. */
export function useMendProfile(locationId: string) {
  const mending = useCarryOut();
  const reading = useCarryOut();
  return {
    isBusy: mending.isBusy,
    isReading: reading.isBusy,
    read: () =>
      reading.carryOut(async () => {
        const { newReviews } = await callFunction(readGoogleLocation, { locationId });
        notify.success(newReviews === 0 ? 'Read again.' : `Read again. ${formatCount(newReviews, 'new review')}.`);
      }),
    mend: (compared: readonly Compared[]) =>
      mending.carryOut(async () => {
        const isMeant =
          compared.length === 1 ||
          (await confirmAction({
            title: 'Update your profile on Google',
            message: `Google will show your ${compared.map(({ field }) => DRIFT_LABELS[field].toLowerCase()).join(', ')} as in your records. Anybody can see them then.`,
            confirmLabel: 'Update Google',
          }));
        if (!isMeant) return;
        const fixes = compared.map(({ field, ours, google }) => ({ field, ours, google }));
        await callFunction(mendGoogleProfile, { locationId, fixes });
        notify.success('Google has it. It may take some minutes until everyone sees it.');
      }),
  };
}
