import { useState } from 'react';

/**
 * Whether a form must still wait for what it starts with. Once that has been there, or could not be read, it is false
 * forever: a read that is repeated later, as after a failure, never puts a placeholder where somebody is typing.
 */
export function useFirstLoading(isLoading: boolean): boolean {
  const [hasEnded, setHasEnded] = useState(!isLoading);
  if (!isLoading && !hasEnded) setHasEnded(true);
  return isLoading && !hasEnded;
}
