import type { KnownEntry } from '../scheduling/ground';

/** A problem with a visit, with the data its sentence needs. Times are instants, days YYYY-MM-DD. */
type VisitAlert =
  | { kind: 'unassigned' | 'missed' | 'not-started' | 'asked' }
  | { kind: 'away'; technicianId: string; title: string; isHoliday: boolean }
  | { kind: 'will-be-late'; expectedAt: string; heldUpBy: KnownEntry | null; freeAt: string }
  | { kind: 'not-sent'; leavesAt: string }
  | { kind: 'no-sign'; leftAt: string }
  | { kind: 'running-long'; since: string };

type Common = {
  /** Stable for the same occurrence. */
  id: string;
  tone: 'danger' | 'warning' | 'neutral';
  /** Time it takes effect: the earliest is shown first. */
  dueAt: string;
};

/** A problem expected in the next hours, or already happening. */
export type Alert = Common &
  (
    | (VisitAlert & { entry: KnownEntry })
    | { kind: 'emergency'; jobId: string; title: string; customerName: string; address: string; since: string }
    | { kind: 'unconfirmed'; date: string; count: number; total: number; firstAt: string }
  );

const TONES = ['danger', 'warning', 'neutral'] as const;

/** Sorts by severity, then by time: alerts that only need attention come after those that break a promise. */
export const byUrgency = (a: Alert, b: Alert): number =>
  TONES.indexOf(a.tone) - TONES.indexOf(b.tone) || (a.dueAt < b.dueAt ? -1 : a.dueAt > b.dueAt ? 1 : 0);
