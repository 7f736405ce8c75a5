import type { OpenRecord } from '@/domain/assistant/schema';
import type { AssistantTask } from '@/domain/assistant/purpose';
import type { PictureData } from './pictureData';
import { newId } from '@/lib/ids';
import { createStore } from '@/ui/feedback/createStore';

/** A button's request to the panel: it's submitted as soon as the panel is ready. */
export type PanelWish = {
  id: string;
  task: AssistantTask;
  text: string;
  pictures: readonly PictureData[];
  open: OpenRecord | null;
};

type PanelState = {
  isOpen: boolean;
  /** Kept when navigating between pages. */
  conversationId: string;
  /** The context for its questions, if the current page matches. */
  task: 'ask' | 'manual-j';
  /** The page it was opened for, while that is still loading; '' = the current one. */
  opensOn: string;
  wish: PanelWish | null;
};

const closed = (): PanelState => ({ isOpen: false, conversationId: newId(), task: 'ask', opensOn: '', wish: null });
export const panelState = createStore<PanelState>(closed());

export const openPanel = (): void => panelState.set({ ...panelState.get(), isOpen: true });
export const closePanel = (): void => panelState.set({ ...panelState.get(), isOpen: false });
export const newInPanel = (): void =>
  panelState.set({ ...panelState.get(), isOpen: true, conversationId: newId(), wish: null });
/** Opens the panel with a new conversation for one kind of work, on the page a link is about to open. */
export const openPanelFor = (task: PanelState['task'], opensOn = ''): void =>
  panelState.set({ isOpen: true, conversationId: newId(), task, opensOn, wish: null });
export const forgetWish = (): void => panelState.set({ ...panelState.get(), wish: null });

let ownerUid = '';
/** Closes the panel when the user changes: no one sees another's open panel. */
export function keepPanelOf(uid: string): void {
  if (ownerUid !== '' && ownerUid !== uid) panelState.set(closed());
  ownerUid = uid;
}

/** Opens the panel with a new conversation that starts with the request. */
export const askInPanel = (wish: PanelWish): void =>
  panelState.set({ isOpen: true, conversationId: newId(), task: 'ask', opensOn: '', wish });
