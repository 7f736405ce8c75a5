import { Notifications } from '@mantine/notifications';
import { useIsPhone } from '../hooks/useIsPhone';
import { NOTIFICATION_LIMIT } from './showNotification';

/** The corner of the screen that messages appear in; on phones its top, because what is pressed next stands at the foot. */
export function NotificationsArea() {
  const isPhone = useIsPhone();
  return (
    <Notifications limit={NOTIFICATION_LIMIT} position={isPhone ? 'top-center' : 'bottom-right'} containerWidth={400} />
  );
}
