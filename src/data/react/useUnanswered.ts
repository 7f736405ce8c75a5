import { useEffect, useState } from 'react';
import { isServerSilent, PATIENCE_MS } from '../connection';
import { useFlag } from './useFlag';
import { useOnline } from './useOnline';

/**
 * Whether to stop waiting for an answer: none has come in time, or none can come now. A person in a dead spot
 * continues with what this device knows.
 */
export function useUnanswered(isWaiting: boolean, patienceMs = PATIENCE_MS): boolean {
  const isOnline = useOnline();
  const isSilent = useFlag(isServerSilent);
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setHasWaited(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setHasWaited(false);
    };
  }, [isWaiting, patienceMs]);
  return isWaiting && (hasWaited || isSilent || !isOnline);
}
