import type { drivesAround } from '@/domain/scheduling/drives';
import type { NewEntry } from '@/domain/scheduling/board/newEntries';
import type { Stored } from '@/domain/record/schema';
import type { Placement, ScheduleEntry } from '@/domain/scheduling/schema';
import type { Severity, Warning } from '@/domain/scheduling/warnings';
import type { Job } from '@/domain/job/schema';
import { createStore, type Store } from '@/ui/feedback/createStore';

/** Item picked up: a visit from a row, or a job from the tray that becomes one. */
export type Subject = {
  id: string;
  /** The source row; '' for unassigned and the tray. */
  from: string;
  content: NewEntry;
  /** The existing entry; null for a job from the tray. */
  before: Stored<ScheduleEntry> | null;
  /** The tray job that it becomes a visit of. */
  job: Stored<Job> | null;
};

/** The engine's verdict on a placement: its objections as sentences, strongest first, and the drives there and onward, if known. */
export type Verdict = {
  warnings: readonly Warning[];
  severity: Severity | null;
  reasons: readonly string[];
  drives: ReturnType<typeof drivesAround>;
};

/** Item being moved right now, and where it would land. */
export type Interaction = {
  subject: Subject;
  kind: 'move' | 'resize';
  by: 'pointer' | 'keys';
  placement: Placement;
  /** The row it is over; '' for unassigned. */
  technicianId: string;
  /** Whether it is over the tray, where it would become unscheduled. */
  isOverTray: boolean;
  verdict: Verdict;
};

/** Outside of React, because it changes at every step of a drag: only components that show it re-render. */
export type InteractionStore = Store<Interaction | null>;
export const createInteraction = (): InteractionStore => createStore<Interaction | null>(null);
