import { createStore } from './createStore';

export type ConfirmRequest = {
  title: string;
  message: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` paints the confirming button red and starts with the focus on Cancel. */
  tone?: 'default' | 'danger';
};

type PendingConfirm = ConfirmRequest & { id: number; answer: (isConfirmed: boolean) => void };

/** The question that ConfirmDialogHost shows, or null. */
export const pendingConfirm = createStore<PendingConfirm | null>(null);

let lastId = 0;

/** Asks before something that cannot be undone. Resolves to true only if the person confirmed. */
export function confirmAction(request: ConfirmRequest): Promise<boolean> {
  pendingConfirm.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      pendingConfirm.set(null);
      resolve(isConfirmed);
    };
    lastId += 1;
    pendingConfirm.set({ ...request, id: lastId, answer });
  });
}
