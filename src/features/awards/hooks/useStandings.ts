import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import type { Metric } from '@/domain/award/metrics';
import type { Period } from '@/domain/award/period';
import { monthsWithin } from '@/domain/award/queries';
import { ranking } from '@/domain/award/ranking';
import { useRecognitionPeople } from './useRecognitionPeople';

/** Computes a period's ranking from at most twelve documents, without people who opted out. */
export function useStandings(metric: Metric | null, { periodKind, startsOn }: Period) {
  const query = useMemo(() => monthsWithin({ periodKind, startsOn }), [periodKind, startsOn]);
  const { data, isLoading, error } = useRecords(collections.scoreMonths, query, { isEnabled: metric !== null });
  const people = useRecognitionPeople();
  const { takingPart } = people;
  const standings = useMemo(
    () =>
      metric === null || !data
        ? []
        : ranking(data, { metric, periodKind, technicianIds: takingPart.map(({ id }) => id) }),
    [data, metric, periodKind, takingPart],
  );
  return {
    standings,
    people,
    isLoading: metric !== null && (isLoading || people.isLoading),
    error: error ?? people.error,
  };
}
