import { createStore } from './createStore';

export type ConfirmRequest = {
  title: string;
  message: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` makes the confirm button red and puts the initial focus on Cancel. */
  tone?: 'default' | 'danger';
  /** Offers “don't ask again” on this device; `subject` identifies the question. */
  remember?: { subject: string; label: string };
};

export type ReasonRequest = ConfirmRequest & {
  /** Label of the reason field. A reason is required to confirm. */
  reasonLabel: string;
};

type PendingConfirm = ConfirmRequest &
  Partial<ReasonRequest> & { id: number; answer: (isConfirmed: boolean, reason?: string) => void };

/** The question that ConfirmDialogHost is showing, or null. */
export const pendingConfirm = createStore<PendingConfirm | null>(null);

let lastId = 0;

/**
 * Asks for confirmation before something that can't be undone. Resolves to true only if the user confirmed, either now or earlier with
 * “don't ask again” on this device.
 */
export async function confirmAction(request: ConfirmRequest): Promise<boolean> {
  const subject = request.remember?.subject ?? '';
  return (subject !== '' && isSettled(subject)) || (await ask(request)) !== null;
}

/** Asks for confirmation and a reason before something others will want explained. Resolves to the reason, or to null if canceled. */
export const confirmWithReason = (request: ReasonRequest): Promise<string | null> => ask(request);

const keyOf = (subject: string): string => `fieldwright:settled:${subject}`;

function isSettled(subject: string): boolean {
  try {
    return window.localStorage.getItem(keyOf(subject)) !== null;
  } catch {
    return false;
  }
}

/** Remembers a yes on this device for all later questions about the subject. If storage is full or blocked, the question is asked again. */
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
