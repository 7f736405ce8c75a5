import { useEffect, useState } from 'react';
import { PATIENCE_MS } from '../connection';
import { useReachesServer } from './useReachesServer';

/**
 * Whether to stop waiting for an answer: none has come in time, or none can come now. A person in a dead spot
 * continues with what this device knows.
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
