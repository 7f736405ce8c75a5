import { useLazyPart } from '../hooks/useLazyPart';
import { useStoreValue } from './createStore';
import { noticeCount } from './notify';
import { PlainNotice } from './PlainNotice';

/** Fetched with the first message, so that pages without messages stay light. */
const loadArea = () => import('./NotificationsArea');

/** Hosts the messages shown by `notify`. Mount it once. */
export function NotificationsHost() {
  const area = useLazyPart(loadArea, useStoreValue(noticeCount));
  return area ? <area.NotificationsArea /> : <PlainNotice />;
}
