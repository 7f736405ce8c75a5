import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { startDoorCheck } from '@/domain/scheduling/api';
import { MINUTE_MS } from '@/lib/time';

/** A code lasts ten minutes, so it is renewed well before it expires. */
const RENEWED_EVERY_MS = 8 * MINUTE_MS;

/** Returns the signed-in user's code for a visit, renewed as long as it is shown. */
export function useDoorCode(visitId: string) {
  return useQuery({
    queryKey: ['door-code', visitId],
    queryFn: () => callFunction(startDoorCheck, { visitId }),
    refetchInterval: RENEWED_EVERY_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
