import { useSyncExternalStore, useMemo } from 'react';
import type { OpenDialog } from '../components/dialogs';
import type { InteractionStore } from './interaction';

/** Returns the place of a tray job, which has not been read yet; entries on the board carry their own. */
export function usePlacesInHand(store: InteractionStore, dialog: OpenDialog | null): readonly string[] {
  const inHand = useSyncExternalStore(store.subscribe, () => {
    const subject = store.get()?.subject;
    return subject?.job ? subject.content.propertyId : '';
  });
  const inDialog = dialog?.kind === 'plan' ? dialog.subject.content.propertyId : '';
  return useMemo(() => [inHand, inDialog], [inHand, inDialog]);
}
