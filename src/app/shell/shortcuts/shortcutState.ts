import { createStore } from '@/ui/feedback/createStore';

/** Whether the shortcut sheet is open. */
export const isSheetOpen = createStore(false);

export const openShortcutSheet = (): void => isSheetOpen.set(true);
