import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useLiveLists } from '@/data/react/useLiveLists';
import { useSession } from '@/data/react/WorkspaceProvider';
import { mileageDays } from '@/domain/mileage/mileageDays';
import { odometersOf } from '@/domain/mileage/queries';
import { scheduleOfTechnician } from '@/domain/scheduling/queries';
import { daySpan } from '@/domain/scheduling/wallClock';
import { useToday } from '@/entities/company/useToday';
import { useZipChoice, useZipPlaces } from '@/entities/property/zipPins';
import { useResources } from '@/entities/schedule/useResources';
import { useTechnicians } from '@/entities/technician/useTechnicians';

/**
 * Returns the miles some technicians drove between two days (YYYY-MM-DD), inclusive: calculated from the visits they went to, and from
 * odometer readings. Reads two bounded lists per technician, live.
 */
export function useMileage(technicianIds: readonly string[], { first, last }: { first: string; last: string }) {
  const { timeZone } = useSession().company;
  const today = useToday();
  const { all } = useTechnicians();
  const { all: resources } = useResources();
  const [usesZip] = useZipChoice();
  const { data: zips } = useZipPlaces(usesZip);
  const span = useMemo(
    () => ({ startsAt: daySpan(first, timeZone).startsAt, endsAt: daySpan(last, timeZone).endsAt }),
    [first, last, timeZone],
  );
  const visits = useLiveLists(
    collections.schedule,
    useMemo(() => technicianIds.map((id) => scheduleOfTechnician(id, span)), [technicianIds, span]),
  );
  const odometers = useLiveLists(
    collections.odometers,
    useMemo(() => technicianIds.map((id) => odometersOf(id, { first, last })), [technicianIds, first, last]),
  );
  const days = useMemo(() => {
    const technicians = all.filter(({ id }) => technicianIds.includes(id));
    const entries = [...new Map(visits.records.map((entry) => [entry.id, entry])).values()];
    return mileageDays({ entries, odometers: odometers.records, technicians, resources, timeZone, today, zips });
  }, [all, technicianIds, visits.records, odometers.records, resources, timeZone, today, zips]);
  return {
    days,
    readings: odometers.records,
    isLoading: visits.isLoading || odometers.isLoading,
    error: visits.error ?? odometers.error,
  };
}
