import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';
import { keptText } from '@/lib/keptText';
import { keepDismissals, keptDismissals, parseDismissals } from '../dismissals';

/** Returns the entries that this person has dismissed on this device, and lets them dismiss more, with undo. */
export function useDismissals(): { dismissed: ReadonlySet<string>; dismiss: (id: string) => void } {
  const { uid, company } = useSession();
  const text = useSyncExternalStore(keptText.subscribe, () => keptDismissals(company.id, uid));
  const dismissed = useMemo(() => new Set(Object.keys(parseDismissals(text))), [text]);
  // Reread before changing: something else may have been dismissed in the meantime.
  const current = () => parseDismissals(keptDismissals(company.id, uid));
  const dismiss = (id: string): void => {
    keepDismissals(company.id, uid, { ...current(), [id]: nowIso() }, nowIso());
    notify.info('Dismissed.', {
      undo: () => {
        const { [id]: _, ...others } = current();
        keepDismissals(company.id, uid, others, nowIso());
      },
    });
  };
  return { dismissed, dismiss };
}
