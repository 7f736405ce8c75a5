import { createStore } from './createStore';

export type ConfirmRequest = {
  title: string;
  message: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` paints the confirming button red and starts with the focus on Cancel. */
  tone?: 'default' | 'danger';
};

export type ReasonRequest = ConfirmRequest & {
  /** Label of the reason field: confirming requires an answer in it. */
  reasonLabel: string;
};

type PendingConfirm = ConfirmRequest &
  Partial<ReasonRequest> & { id: number; answer: (isConfirmed: boolean, reason?: string) => void };

/** The question that ConfirmDialogHost shows, or null. */
export const pendingConfirm = createStore<PendingConfirm | null>(null);

let lastId = 0;

/** Asks before something that cannot be undone. Resolves to true only if the person confirmed. */
export const confirmAction = async (request: ConfirmRequest): Promise<boolean> => (await ask(request)) !== null;

/** Asks before something others will want explained. Resolves to the reason entered, or to null when canceled. */
export const confirmWithReason = (request: ReasonRequest): Promise<string | null> => ask(request);

function ask(request: ConfirmRequest & Partial<ReasonRequest>): Promise<string | null> {
  pendingConfirm.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean, reason = '') => {
      pendingConfirm.set(null);
      resolve(isConfirmed ? reason : null);
    };
    lastId += 1;
    pendingConfirm.set({ ...request, id: lastId, answer });
  });
}
