import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import type { EntryKind, Placement, ScheduleEntry } from '@/domain/scheduling/schema';
import type { Subject } from '../hooks/interaction';

/** Dialog that is open over the schedule. */
export type OpenDialog =
  | { kind: 'plan'; subject: Subject }
  | { kind: 'find'; entry: Stored<ScheduleEntry>; typed?: Placement }
  | { kind: 'find-for-job'; jobId: string; typed?: Placement }
  | { kind: 'plan-all'; jobs: readonly Stored<Job>[] }
  | { kind: 'copy'; entry: Stored<ScheduleEntry> }
  | { kind: 'repeat'; entry: Stored<ScheduleEntry> }
  | { kind: 'cancel'; entry: Stored<ScheduleEntry> }
  | { kind: 'new'; entryKind: Exclude<EntryKind, 'visit'>; date: string }
  | { kind: 'keys' };
