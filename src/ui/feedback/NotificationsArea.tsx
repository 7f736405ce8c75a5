import { Notifications } from '@mantine/notifications';
import { NOTIFICATION_LIMIT } from './showNotification';

/** The corner of the screen that messages appear in. */
export function NotificationsArea() {
  return <Notifications limit={NOTIFICATION_LIMIT} position="bottom-right" containerWidth={400} />;
}
