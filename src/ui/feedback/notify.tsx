import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { userMessageOf } from '@/lib/appError';
import { TONE_ICONS } from '../tone';

type NotifyOptions = { title?: string; undo?: () => unknown };

/** Long enough to read and to reach for "Undo". Errors stay until they are dismissed. */
const CLOSE_AFTER_MS = { plain: 5000, withUndo: 10_000 };

function show(tone: 'success' | 'info' | 'danger', message: string, { title, undo }: NotifyOptions) {
  const ToneIcon = TONE_ICONS[tone];
  const id = `notice-${crypto.randomUUID()}`;
  const run = () => {
    notifications.hide(id);
    void undo?.();
  };
  notifications.show({
    id,
    title,
    role: tone === 'danger' ? 'alert' : 'status',
    icon: <ToneIcon size={18} />,
    color: tone === 'danger' ? 'red.8' : 'teal',
    autoClose: tone === 'danger' ? false : undo ? CLOSE_AFTER_MS.withUndo : CLOSE_AFTER_MS.plain,
    message: undo ? (
      <>
        {message}{' '}
        <Button variant="subtle" size="compact-sm" onClick={run}>
          Undo
        </Button>
      </>
    ) : (
      message
    ),
  });
}

/** Says in a corner what has just happened. For what belongs to a field or a section use InlineNotice instead. */
export const notify = {
  success: (message: string, options: NotifyOptions = {}) => show('success', message, options),
  info: (message: string, options: NotifyOptions = {}) => show('info', message, options),
  /** Takes a sentence or whatever was caught. */
  error: (error: unknown, options: NotifyOptions = {}) =>
    show('danger', typeof error === 'string' ? error : userMessageOf(error), options),
};
