import { createStore } from '@/ui/feedback/createStore';

/** Whether the sheet of shortcuts is open. */
export const isSheetOpen = createStore(false);

export const openShortcutSheet = (): void => isSheetOpen.set(true);
