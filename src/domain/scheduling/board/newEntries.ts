import { plusMinutes } from '@/lib/calendar';
import type { Job } from '../../job/schema';
import type { Stored } from '../../record/schema';
import { NOTHING_MORE, visitCopies } from '../jobVisits';
import type { EntryKind, Placement, ScheduleEntry } from '../schema';

type Start = { technicianIds: readonly string[]; startsAt: string; timeZone: string };

/** An entry before it is created, without a log. */
export type NewEntry = Omit<ScheduleEntry, 'log'>;

const placementFrom = ({ technicianIds, startsAt, timeZone }: Start, minutes: number): Placement => ({
  technicianIds: [...technicianIds],
  startsAt,
  endsAt: plusMinutes(startsAt, minutes),
  timeZone,
  windowStartsAt: '',
  windowEndsAt: '',
  travelMinutes: 0,
  resourceIds: [],
  isLocked: false,
});

/** Returns a visit for a job that is waiting for a time, with the job's duration and the vehicles and machines that its type needs. */
export const visitFor = (job: Stored<Job>, start: Start, unitIds: readonly string[] = []): NewEntry => ({
  ...visitCopies(job),
  ...NOTHING_MORE,
  requiredSkills: [...job.requiredSkills],
  propertyPin: null,
  kind: 'visit',
  state: 'planned',
  placement: { ...placementFrom(start, job.durationMinutes), resourceIds: [...unitIds] },
});

/** Returns the id of a job's next visit: if two people plan the same waiting job, they create one visit, not two. */
export const visitIdFor = ({ id, revision }: Pick<Stored<Job>, 'id' | 'revision'>): string =>
  revision === '' ? id : `${id}-${revision}`.slice(-128);

/** Builds an entry for time off, a shift, on-call or something else. Time off that names no one applies to everyone. */
export const entryFor = (
  kind: Exclude<EntryKind, 'visit'>,
  { title, minutes, notes = '' }: { title: string; minutes: number; notes?: string },
  start: Start,
): NewEntry => ({
  ...NOTHING_MORE,
  kind,
  title,
  notes,
  state: 'planned',
  placement: placementFrom(start, minutes),
  jobId: '',
  customerId: '',
  customerName: '',
  propertyId: '',
  propertyAddress: '',
  propertyPin: '',
});
