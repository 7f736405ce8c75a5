import { Notifications } from '@mantine/notifications';

/** Where `notify` shows its messages: at most three at once, the rest wait in a queue. Mount it once. */
export function NotificationsHost() {
  return <Notifications limit={3} position="bottom-right" autoClose={5000} containerWidth={400} />;
}
