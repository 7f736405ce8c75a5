import { isServerSilent } from '../connection';
import { useFlag } from './useFlag';
import { useOnline } from './useOnline';

/** Returns whether the server is responding, as far as known: the browser believes it's online, and no response is overdue. */
export function useReachesServer(): boolean {
  const isOnline = useOnline();
  const isSilent = useFlag(isServerSilent);
  return isOnline && !isSilent;
}
