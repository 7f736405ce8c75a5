import { createStore } from './createStore';

export type ConfirmRequest = {
  title: string;
  message: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` paints the confirming button red and starts with the focus on Cancel. */
  tone?: 'default' | 'danger';
  /** Offers not to be asked this again on this device; `subject` is what the answer is about. */
  remember?: { subject: string; label: string };
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

/** Asks before something that cannot be undone. Resolves to true only if the person confirmed, now or once and for all on this device. */
export async function confirmAction(request: ConfirmRequest): Promise<boolean> {
  const subject = request.remember?.subject ?? '';
  return (subject !== '' && isSettled(subject)) || (await ask(request)) !== null;
}

/** Asks before something others will want explained. Resolves to the reason entered, or to null when canceled. */
export const confirmWithReason = (request: ReasonRequest): Promise<string | null> => ask(request);

const keyOf = (subject: string): string => `fieldwright:settled:${subject}`;

function isSettled(subject: string): boolean {
  try {
    return window.localStorage.getItem(keyOf(subject)) !== null;
  } catch {
    return false;
  }
}

/** Keeps a yes on this device, for all later questions of the subject. Storage may be full or forbidden: then it is asked again. */
export function settle(subject: string): void {
  try {
    window.localStorage.setItem(keyOf(subject), 'yes');
  } catch {
    // See above.
  }
}

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
