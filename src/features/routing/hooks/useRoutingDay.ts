import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { jobsWithin } from '@/domain/job/queries';
import { readCase } from '@/domain/routing/case/readCase';
import { problemOfDay } from '@/domain/routing/day/dayProblem';
import { routingDay, type RoutingOptions } from '@/domain/routing/day/routingDay';
import { prepareGround, type KnownEntry } from '@/domain/scheduling/ground';
import { daySpan } from '@/domain/scheduling/wallClock';
import { usePropertiesById } from '@/entities/property/usePropertiesById';
import { useDriveTimes } from '@/entities/schedule/useDriveTimes';
import { useResources } from '@/entities/schedule/useResources';
import { UNKNOWN_TRAVEL, useScheduleData } from '@/entities/schedule/useScheduleData';
import { useTerritories } from '@/entities/technician/useTerritories';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { stableJson } from '@/lib/stableJson';
import { useKept } from '@/ui/hooks/useKept';
import { usePins } from './usePins';

/** Manual placements that override the plan, by visit ID. */
export type Kept = ReadonlyMap<string, { technicianIds: readonly string[]; startsAt: string }>;

type Asked = {
  date: string;
  /** Empty for everyone. */
  technicianIds: readonly string[];
  options: RoutingOptions;
  kept: Kept;
  usesZip: boolean;
  nowIso: string;
};

/** Returns a day's schedule, live, as the planner's problem. */
export function useRoutingDay({ date, technicianIds, options, kept, usesZip, nowIso }: Asked) {
  const { company } = useSession();
  const { timeZone, businessHours } = company;
  const { entries, isLoading, error } = useScheduleData(useMemo(() => [date], [date]));
  const jobs = useLiveRecords(collections.jobs, jobsWithin(daySpan(date, timeZone)));
  const { all, active } = useTechnicians();
  const { all: territories } = useTerritories();
  const { all: resources } = useResources();
  const propertyIds = useKept(
    [...new Set(entries.map(({ propertyId }) => propertyId).filter((id) => id !== ''))].toSorted(),
  );
  const { properties, isLoading: isLoadingPlaces } = usePropertiesById(propertyIds);
  const pins = usePins(properties, all, usesZip);
  const { pinOf } = pins;
  const asked = useMemo(() => {
    const known = new Set(active.map(({ id }) => id));
    return technicianIds.length > 0 ? technicianIds.filter((id) => known.has(id)) : [...known];
  }, [active, technicianIds]);

  const day = useMemo(() => {
    const priorities = new Map(jobs.records.map(({ id, priority }) => [id, priority]));
    const ground = prepareGround({
      timeZone,
      nowIso,
      businessHours,
      technicians: all,
      resources,
      territories,
      entries,
      travelMinutes: UNKNOWN_TRAVEL,
    });
    const priorityOf = ({ jobId }: KnownEntry) => priorities.get(jobId) ?? 'normal';
    return routingDay({ date, ground, technicianIds: asked, priorityOf, pinOf, kept, options });
  }, [
    jobs.records,
    timeZone,
    nowIso,
    businessHours,
    all,
    resources,
    territories,
    entries,
    date,
    asked,
    pinOf,
    kept,
    options,
  ]);
  const estimated = useMemo(() => problemOfDay(day), [day]);
  const places = useKept(estimated.places);
  const driveTimes = useDriveTimes(places, daySpan(date, timeZone).startsAt);
  const { matrixOf } = driveTimes;
  const problem = useMemo(() => (matrixOf ? problemOfDay(day, matrixOf) : estimated), [day, matrixOf, estimated]);
  const read = useMemo(() => readCase(problem.raw), [problem]);

  /** Everything a plan depends on, apart from the time: when it changes, the plan is stale. */
  const version = useMemo(
    () =>
      stableJson([
        date,
        asked,
        options,
        entries.map(({ id, kind, state, placement, propertyId, requiredSkills }) => [
          ...[id, kind, state, propertyId],
          ...[placement, requiredSkills],
        ]),
        all.map(({ id, revision }) => [id, revision]),
        territories.map(({ id, revision }) => [id, revision]),
        propertyIds.map((id) => pinOf(id)),
      ]),
    [date, asked, options, entries, all, territories, propertyIds, pinOf],
  );
  const entriesById = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  return {
    problem,
    routeCase: read.routeCase ?? null,
    fault: read.faults[0] ?? null,
    version,
    entries: entriesById,
    properties,
    pins,
    driveTimes,
    isLoading: isLoading || isLoadingPlaces,
    error,
  };
}
export type RoutingDayData = ReturnType<typeof useRoutingDay>;
