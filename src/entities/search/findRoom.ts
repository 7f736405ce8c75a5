import { collections } from '@/data/collections';
import type { Session } from '@/data/react/WorkspaceProvider';
import type { Workspace } from '@/data/session/workspace';
import { unstoredJobsWithin } from '@/domain/job/queries';
import { loadZipPlaces } from '@/domain/load-calc/climate/zipPlaces';
import { knownPlaces, placeOfTechnician } from '@/domain/routing/travel/knownPlaces';
import { withUnstoredVisits } from '@/domain/scheduling/board/entries';
import { RESOURCE_KIND_LABELS, resourceName } from '@/domain/resource/schema';
import { resourceRow } from '@/domain/resource/onVisit';
import { freeMinutesOn } from '@/domain/scheduling/board/freeHours';
import { roomOfRow } from '@/domain/scheduling/board/rowRoom';
import { drivesBetween } from '@/domain/scheduling/drives';
import { prepareGround } from '@/domain/scheduling/ground';
import { reachingInto, scheduleWithin } from '@/domain/scheduling/queries';
import { daySpan } from '@/domain/scheduling/wallClock';
import { spokenMinutes, spokenNames } from '@/domain/scheduling/words';
import { technicianName } from '@/domain/technician/schema';
import { nowIso } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { formatWeekday } from '@/ui/format/dateTime';
import { usesZipPlaces } from '../property/zipPins';
import { ALL_RESOURCES } from '../schedule/useResources';
import { ALL_TECHNICIANS } from '../technician/useTechnicians';
import { inDetail, type Hit } from './hit';

/** Anything shorter leaves no time for work. */
const LEAST_MINUTES = 30;

/**
 * Finds who is available on a day (YYYY-MM-DD, company time): people, then crews and bookable resources, those with the most free time
 * first; each result leads to their day on the board. If no one is, one result says so. Reads only that day.
 */
export async function findRoom(
  date: string,
  { workspace, session }: { workspace: Workspace; session: Session },
): Promise<Hit[]> {
  const { timeZone, businessHours } = session.company;
  const span = daySpan(date, timeZone);
  const schedule = workspace.repository(collections.schedule);
  const [technicians, resources, earlier, stored, jobs] = await Promise.all([
    workspace.repository(collections.technicians).getAll(ALL_TECHNICIANS),
    workspace.repository(collections.resources).getAll(ALL_RESOURCES),
    schedule.getAll(reachingInto(span.startsAt)),
    schedule.getAll(scheduleWithin(span)),
    workspace.repository(collections.jobs).getAll(unstoredJobsWithin(span)),
  ]);
  const entries = withUnstoredVisits([...earlier, ...stored], jobs, { timeZone, span, settledJobIds: new Set() });
  const places = [
    ...entries.map(({ propertyId, propertyPin, propertyAddress }) => ({
      place: propertyId,
      pin: propertyPin ?? '',
      address: propertyAddress,
    })),
    ...technicians.map(placeOfTechnician),
  ].filter(({ place }) => place !== '');
  const isByZip = usesZipPlaces() && places.some(({ pin, address }) => pin === '' && address !== '');
  const { pins, isRough } = knownPlaces(places, isByZip ? await loadZipPlaces() : undefined);
  const travelMinutes = drivesBetween((place) => pins.get(place) ?? null, { isRough });
  const ground = prepareGround({
    timeZone,
    nowIso: nowIso(),
    businessHours,
    technicians,
    resources,
    entries,
    travelMinutes,
    isRough,
  });
  const day = formatWeekday(`${date}T12:00:00.000Z`, 'UTC');
  const path = paths.scheduleDay(date);
  const people = technicians
    .filter(({ status }) => status === 'active')
    .map((technician) => ({
      name: technicianName(technician),
      detail: spokenNames(technician.skills),
      to: `${path}&technician=${encodeURIComponent(technician.id)}`,
      minutes: freeMinutesOn(technician.id, date, ground),
    }));
  const beside = resources
    .filter(({ isArchived }) => !isArchived)
    .map((resource) => ({
      name: resourceName(resource),
      detail: RESOURCE_KIND_LABELS[resource.kind],
      to: path,
      minutes: roomOfRow(resourceRow(resource.id), date, ground),
    }));
  const mostFirst = (some: typeof people) =>
    some.filter(({ minutes }) => minutes >= LEAST_MINUTES).toSorted((one, other) => other.minutes - one.minutes);
  const free = [...mostFirst(people), ...mostFirst(beside)];
  if (free.length === 0) return [{ kind: 'room', label: 'No one has room', detail: day, path, isExact: false }];
  return free.map(({ name, detail, to, minutes }) => ({
    kind: 'room',
    label: `${name}: ${spokenMinutes(minutes)} free`,
    detail: inDetail(day, detail),
    path: to,
    isExact: false,
  }));
}
