import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Coordinates } from '@/domain/contact/pin';
import type { MatrixOf } from '@/domain/routing/day/places';
import { MATRIX_PLACES_LIMIT, travelMatrix } from '@/domain/routing/travel/api';
import { withHolesFilled } from '@/domain/routing/travel/travelTimes';

/** What a company drives to does not move within an hour. */
const FRESH_MS = 3_600_000;

/**
 * Drive times by road between a day's places, where this server has a provider of them. `matrixOf` is undefined where it has none, or
 * nothing is known yet: the estimate counts then, as it does for each pair that the provider leaves open.
 */
export function useDriveTimes(places: readonly (Coordinates | null)[], departAt: string) {
  const { uid, company } = useSession();
  const asked = useMemo(() => places.flatMap((place) => place ?? []), [places]);
  const isTooMany = asked.length > MATRIX_PLACES_LIMIT;
  const { data, isError } = useQuery({
    queryKey: ['drive-times', company.id, uid, asked, departAt],
    // Without a connection the estimate does; who is refused, because the address is not confirmed, is told so elsewhere.
    queryFn: async () => ({ asked, answer: await callFunction(travelMatrix, { places: asked, departAt }) }),
    enabled: asked.length > 1 && !isTooMany && navigator.onLine,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const provider = data?.answer.provider ?? '';
  const matrixOf = useMemo((): MatrixOf | undefined => {
    if (!data || provider === '') return undefined;
    const numberOf = new Map(data.asked.map((place, index) => [nameOf(place), index]));
    const secondsOf = (from: Coordinates, to: Coordinates): number | null => {
      const [row, column] = [numberOf.get(nameOf(from)), numberOf.get(nameOf(to))];
      return row === undefined || column === undefined ? null : (data.answer.seconds[row]?.[column] ?? null);
    };
    return (wanted) => {
      const measured = wanted.map((from) => wanted.map((to) => secondsOf(from, to)));
      return withHolesFilled(wanted, measured, provider).seconds;
    };
  }, [data, provider]);
  const fault =
    isTooMany && provider !== ''
      ? 'A day of more places than the provider is asked for at once.'
      : (data?.answer.fault ?? '');
  return { matrixOf, provider, fault: isError ? '' : fault };
}
export type DriveTimes = ReturnType<typeof useDriveTimes>;

const nameOf = ({ lat, lng }: Coordinates): string => `${lat} ${lng}`;
