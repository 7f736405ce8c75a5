import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { collections } from '@/data/collections';

/**
 * Reads the technicians again before their five minutes are over: who has just joined by invitation was added by the server, of
 * which this device has not heard.
 */
export function useRereadTechnicians(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    collections.technicians.cache.clear();
    void queryClient.invalidateQueries({ queryKey: [collections.technicians.name] });
  }, [queryClient]);
}
