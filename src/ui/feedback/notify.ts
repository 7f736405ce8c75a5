import { userMessageOf } from '@/lib/appError';
import { createStore } from './createStore';
import type { NotifyOptions, NotifyTone } from './notice';

/** Number of messages since the page was loaded: the first one fetches the code that shows them. */
export const noticeCount = createStore(0);

export type PlainMessage = { tone: NotifyTone; message: string; options: NotifyOptions };
/** A message that couldn't be shown as a notification because that code could not be fetched; it is shown plainly. */
export const plainMessage = createStore<PlainMessage | null>(null);

function show(tone: NotifyTone, message: string, options: NotifyOptions): void {
  noticeCount.set(noticeCount.get() + 1);
  import('./NotificationsArea').then(
    ({ showNotification }) => showNotification(tone, message, options),
    (error: unknown) => {
      console.warn('Messages are shown plainly', error);
      plainMessage.set({ tone, message, options });
    },
  );
}

/** Shows a notification about something that just happened. For messages that belong to a field or section, use InlineNotice instead. */
export const notify = {
  success: (message: string, options: NotifyOptions = {}): void => show('success', message, options),
  info: (message: string, options: NotifyOptions = {}): void => show('info', message, options),
  /** Takes a sentence or any caught error. */
  error: (error: unknown, options: NotifyOptions = {}): void =>
    show('danger', typeof error === 'string' ? error : userMessageOf(error), options),
};
