import { userMessageOf } from '@/lib/appError';
import { createStore } from './createStore';
import type { NotifyOptions, NotifyTone } from './notice';

/** How many messages there have been since the page was loaded: the first one fetches the code that shows them. */
export const noticeCount = createStore(0);

export type PlainMessage = { tone: NotifyTone; message: string; options: NotifyOptions };
/** What could not be shown as messages are, because that code could not be fetched: shown plainly. */
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

/** Says in a corner what has just happened. For what belongs to a field or a section use InlineNotice instead. */
export const notify = {
  success: (message: string, options: NotifyOptions = {}): void => show('success', message, options),
  info: (message: string, options: NotifyOptions = {}): void => show('info', message, options),
  /** Takes a sentence or whatever was caught. */
  error: (error: unknown, options: NotifyOptions = {}): void =>
    show('danger', typeof error === 'string' ? error : userMessageOf(error), options),
};
