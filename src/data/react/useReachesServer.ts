import { isServerSilent } from '../connection';
import { useFlag } from './useFlag';
import { useOnline } from './useOnline';

/** Whether the server answers, as far as is known: the browser believes in a connection, and no answer is overdue. */
export function useReachesServer(): boolean {
  const isOnline = useOnline();
  const isSilent = useFlag(isServerSilent);
  return isOnline && !isSilent;
}
