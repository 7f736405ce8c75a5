import { useEffect, useState } from 'react';
import { PATIENCE_MS } from '../connection';
import { useReachesServer } from './useReachesServer';

/**
 * Returns whether to stop waiting for a response: none has arrived in time, or none can. A user in a dead spot continues with this
 * device's cached data.
 */
export function useUnanswered(isWaiting: boolean, patienceMs = PATIENCE_MS): boolean {
  const reachesServer = useReachesServer();
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setHasWaited(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setHasWaited(false);
    };
  }, [isWaiting, patienceMs]);
  return isWaiting && (hasWaited || !reachesServer);
}
