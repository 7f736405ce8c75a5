import { Button } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { TONE_ICONS } from '../tone';
import { buttonsOf, type NotifyOptions, type NotifyTone } from './notice';
import classes from './notifications.module.css';

/** The most that are visible at once; the rest are queued. */
export const NOTIFICATION_LIMIT = 3;

// The first messages may arrive before NotificationsArea mounts and sets the limit.
notificationsStore.updateState((state) => ({ ...state, limit: NOTIFICATION_LIMIT }));

/** Long enough to read and to reach for "Undo"; a question waits longer for someone who is on the phone. Errors stay until dismissed. */
const CLOSE_AFTER_MS = { plain: 5000, withUndo: 10_000, withQuestion: 30_000 };

const closesAfterMs = ({ next, undo }: NotifyOptions): number =>
  next ? CLOSE_AFTER_MS.withQuestion : undo ? CLOSE_AFTER_MS.withUndo : CLOSE_AFTER_MS.plain;

/** Shows a notification. Use `notify` instead; this module is fetched with the first message. */
export function showNotification(tone: NotifyTone, message: string, options: NotifyOptions): void {
  const ToneIcon = TONE_ICONS[tone];
  const id = `notice-${crypto.randomUUID()}`;
  const buttons = buttonsOf(options);
  const press = (run: () => unknown) => () => {
    notifications.hide(id);
    void run();
  };
  notifications.show({
    id,
    title: options.title,
    role: tone === 'danger' ? 'alert' : 'status',
    icon: <ToneIcon size={18} />,
    color: tone === 'danger' ? 'var(--fw-danger-filled)' : 'teal',
    autoClose: tone === 'danger' ? false : closesAfterMs(options),
    message:
      buttons.length > 0 ? (
        <div className={classes['withButtons']}>
          <span>{message}</span>
          {buttons.map(({ label, run }) => (
            <Button key={label} variant="subtle" size="compact-sm" onClick={press(run)}>
              {label}
            </Button>
          ))}
        </div>
      ) : (
        message
      ),
  });
}
