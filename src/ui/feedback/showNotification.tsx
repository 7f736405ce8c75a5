import { Button } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { TONE_ICONS } from '../tone';
import classes from './notifications.module.css';

export type NotifyOptions = { title?: string; undo?: () => unknown };
export type NotifyTone = 'success' | 'info' | 'danger';

/** At most this many visible; the rest wait in a queue. */
export const NOTIFICATION_LIMIT = 3;

// The first messages may arrive before NotificationsArea is mounted and states the limit.
notificationsStore.updateState((state) => ({ ...state, limit: NOTIFICATION_LIMIT }));

/** Long enough to read and to reach for "Undo". Errors stay until they are dismissed. */
const CLOSE_AFTER_MS = { plain: 5000, withUndo: 10_000 };

/** Use `notify`; this part is fetched with the first message. */
export function showNotification(tone: NotifyTone, message: string, { title, undo }: NotifyOptions): void {
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
    color: tone === 'danger' ? 'var(--fw-danger-filled)' : 'teal',
    autoClose: tone === 'danger' ? false : undo ? CLOSE_AFTER_MS.withUndo : CLOSE_AFTER_MS.plain,
    message: undo ? (
      <div className={classes['withUndo']}>
        <span>{message}</span>
        <Button variant="subtle" size="compact-sm" onClick={run}>
          Undo
        </Button>
      </div>
    ) : (
      message
    ),
  });
}
