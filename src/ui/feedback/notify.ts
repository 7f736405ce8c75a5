import { userMessageOf } from '@/lib/appError';
import { createStore } from './createStore';
import type { NotifyOptions, NotifyTone } from './showNotification';

/** Whether there has been a message since the page was loaded. */
export const hasNotified = createStore(false);

function show(tone: NotifyTone, message: string, options: NotifyOptions): void {
  hasNotified.set(true);
  import('./showNotification').then(
    ({ showNotification }) => showNotification(tone, message, options),
    // Offline before the first message: saying it nowhere would be worse than saying it in the log.
    (error: unknown) => console.error(message, error),
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
