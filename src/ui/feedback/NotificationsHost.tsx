import { lazy, Suspense } from 'react';
import { useStoreValue } from './createStore';
import { hasNotified } from './notify';

/** Fetched with the first message, so that pages that say nothing stay light. */
const NotificationsArea = lazy(async () => ({
  default: (await import('./NotificationsArea')).NotificationsArea,
}));

/** Where `notify` shows its messages. Mount it once. */
export function NotificationsHost() {
  const isNeeded = useStoreValue(hasNotified);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <NotificationsArea />
    </Suspense>
  );
}
