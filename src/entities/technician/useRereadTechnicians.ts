import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { collections } from '@/data/collections';

/**
 * Rereads the technicians before their cache expires after five minutes: someone who has just joined by invitation was added by the
 * server, which this device doesn't know about.
 */
export function useRereadTechnicians(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    collections.technicians.cache.clear();
    void queryClient.invalidateQueries({ queryKey: [collections.technicians.name] });
  }, [queryClient]);
}
