import { confirmAction } from '@/ui/feedback/confirm';

/** Asks before a photo that no server has is thrown away; whether to. */
export const confirmDiscard = (): Promise<boolean> =>
  confirmAction({
    title: 'Discard this photo?',
    message: 'It is only on this device and cannot be brought back.',
    confirmLabel: 'Discard',
    tone: 'danger',
  });
