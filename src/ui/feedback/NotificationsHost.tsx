import { useLazyPart } from '../hooks/useLazyPart';
import { useStoreValue } from './createStore';
import { noticeCount } from './notify';
import { PlainNotice } from './PlainNotice';

/** Fetched with the first message, so that pages that say nothing stay light. */
const loadArea = () => import('./NotificationsArea');

/** Where `notify` shows its messages. Mount it once. */
export function NotificationsHost() {
  const area = useLazyPart(loadArea, useStoreValue(noticeCount));
  return area ? <area.NotificationsArea /> : <PlainNotice />;
}
