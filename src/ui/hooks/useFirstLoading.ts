import { useState } from 'react';

/**
 * Returns whether a form is still waiting for its initial data. Once the data has arrived or failed to load, it stays false: a later
 * refetch, such as after a failure, never replaces the form with a placeholder while someone is typing.
 */
export function useFirstLoading(isLoading: boolean): boolean {
  const [hasEnded, setHasEnded] = useState(!isLoading);
  if (!isLoading && !hasEnded) setHasEnded(true);
  return isLoading && !hasEnded;
}
