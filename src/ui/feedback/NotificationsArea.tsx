import { Notifications } from '@mantine/notifications';
import { useMediaQuery } from '@mantine/hooks';
import { NOTIFICATION_LIMIT } from './showNotification';
import { useNoticeLayer } from './useNoticeLayer';
import classes from './NotificationsArea.module.css';

export { showNotification } from './showNotification';

/**
 * Renders notifications: in a lower corner, or at the top on phones so that they never cover what the thumb presses. A drawer opened
 * after a message covers it.
 */
export function NotificationsArea() {
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const zIndex = useNoticeLayer();
  return (
    <Notifications
      zIndex={zIndex}
      limit={NOTIFICATION_LIMIT}
      position={isPhone ? 'top-center' : 'bottom-right'}
      containerWidth={400}
      classNames={{ root: classes['root'] ?? '' }}
    />
  );
}
