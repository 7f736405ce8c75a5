import { confirmAction } from '@/ui/feedback/confirm';

/** Asks for confirmation before discarding a photo that isn't on the server. Returns the answer. */
export const confirmDiscard = (): Promise<boolean> =>
  confirmAction({
    title: 'Discard this photo?',
    message: 'It is only on this device and cannot be recovered.',
    confirmLabel: 'Discard',
    tone: 'danger',
  });
