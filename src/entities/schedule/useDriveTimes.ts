import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Coordinates } from '@/domain/contact/pin';
import type { MatrixOf } from '@/domain/routing/day/places';
import { MATRIX_PLACES_LIMIT, travelMatrix } from '@/domain/routing/travel/api';
import { withHolesFilled } from '@/domain/routing/travel/travelTimes';
import type { MeasuredSeconds } from '@/domain/scheduling/drives';
import { HOUR_MS } from '@/lib/time';

/** A company's destinations don't move within an hour. */
const FRESH_MS = HOUR_MS;

/** Returns the key that records a server without a provider: it's asked once, not every time a visit moves. */
const noProviderKey = (companyId: string, uid: string): readonly string[] => ['no-drive-times', companyId, uid];

/**
 * Returns drive times by road between a day's places, if this server has a provider for them. `matrixOf` and `secondsOf` are undefined if
 * there's none, or nothing is known yet: the estimate is used then, as for every pair the provider leaves out.
 */
export function useDriveTimes(places: readonly (Coordinates | null)[], departAt: string) {
  const { uid, company } = useSession();
  const queryClient = useQueryClient();
  const asked = useMemo(() => places.flatMap((place) => place ?? []), [places]);
  const isTooMany = asked.length > MATRIX_PLACES_LIMIT;
  const { data, isError } = useQuery({
    queryKey: ['drive-times', company.id, uid, asked, departAt],
    // Offline, the estimate is enough; a user rejected for an unconfirmed address finds out elsewhere.
    queryFn: async () => {
      const answer = await callFunction(travelMatrix, { places: asked, departAt });
      if (answer.provider === '' && answer.fault === '') queryClient.setQueryData(noProviderKey(company.id, uid), true);
      return { asked, answer };
    },
    enabled:
      asked.length > 1 &&
      !isTooMany &&
      navigator.onLine &&
      queryClient.getQueryData<boolean>(noProviderKey(company.id, uid)) !== true,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const provider = data?.answer.provider ?? '';
  const secondsOf = useMemo((): MeasuredSeconds | undefined => {
    if (!data || provider === '') return undefined;
    const numberOf = new Map(data.asked.map((place, index) => [nameOf(place), index]));
    return (from, to) => {
      const [row, column] = [numberOf.get(nameOf(from)), numberOf.get(nameOf(to))];
      return row === undefined || column === undefined ? null : (data.answer.seconds[row]?.[column] ?? null);
    };
  }, [data, provider]);
  const matrixOf = useMemo((): MatrixOf | undefined => {
    if (!secondsOf) return undefined;
    return (wanted) => {
      const measured = wanted.map((from) => wanted.map((to) => secondsOf(from, to)));
      return withHolesFilled(wanted, measured, provider).seconds;
    };
  }, [secondsOf, provider]);
  const fault =
    isTooMany && provider !== ''
      ? 'The day has more stops than the map provider can handle in one request.'
      : (data?.answer.fault ?? '');
  return { matrixOf, secondsOf, provider, fault: isError ? '' : fault };
}
export type DriveTimes = ReturnType<typeof useDriveTimes>;

const nameOf = ({ lat, lng }: Coordinates): string => `${lat} ${lng}`;
