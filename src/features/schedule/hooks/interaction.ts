import type { drivesAround } from '@/domain/scheduling/drives';
import type { NewEntry } from '@/domain/scheduling/board/newEntries';
import type { Stored } from '@/domain/record/schema';
import type { Placement, ScheduleEntry } from '@/domain/scheduling/schema';
import type { Severity, Warning } from '@/domain/scheduling/warnings';
import type { Job } from '@/domain/job/schema';
import { createStore, type Store } from '@/ui/feedback/createStore';

/** What is taken in hand: a visit out of a row, or a job out of the tray that becomes one. */
export type Subject = {
  id: string;
  /** The source row; '' for unassigned and the tray. */
  from: string;
  content: NewEntry;
  /** The entry as it is; null for a job of the tray. */
  before: Stored<ScheduleEntry> | null;
  /** The job of the tray that it becomes a visit of. */
  job: Stored<Job> | null;
};

/**
 * What the engine says about a placement: what speaks against it in sentences, the strongest first, and the drives there and on, where
 * they are known.
 */
export type Verdict = {
  warnings: readonly Warning[];
  severity: Severity | null;
  reasons: readonly string[];
  drives: ReturnType<typeof drivesAround>;
};

/** What is being moved right now, and where it would come to stand. */
export type Interaction = {
  subject: Subject;
  kind: 'move' | 'resize';
  by: 'pointer' | 'keys';
  placement: Placement;
  /** The row it is over; '' is unassigned. */
  technicianId: string;
  /** Over the tray: it would lose its time. */
  isOverTray: boolean;
  verdict: Verdict;
};

/** Outside of React, because it changes at every step of a drag: only what shows it renders again. */
export type InteractionStore = Store<Interaction | null>;
export const createInteraction = (): InteractionStore => createStore<Interaction | null>(null);
