import type { KnownEntry } from '../scheduling/ground';

/** A problem with a visit, with the data for its text. Times are instants, days YYYY-MM-DD. */
type VisitAlert =
  | { kind: 'unassigned' | 'missed' | 'not-started' | 'asked' }
  | { kind: 'away'; technicianId: string; title: string; isHoliday: boolean }
  | { kind: 'will-be-late'; expectedAt: string; heldUpBy: KnownEntry | null; freeAt: string }
  | { kind: 'not-sent'; leavesAt: string }
  | { kind: 'no-sign'; leftAt: string }
  | { kind: 'running-long'; since: string };

type Common = {
  /** Stable for the same occasion. */
  id: string;
  tone: 'danger' | 'warning' | 'neutral';
  /** When it becomes a problem; the earliest is shown first. */
  dueAt: string;
};

/** Something that is about to go wrong in the next hours, or already has. */
export type Alert = Common &
  (
    | (VisitAlert & { entry: KnownEntry })
    | { kind: 'emergency'; jobId: string; title: string; customerName: string; address: string; since: string }
    | { kind: 'unconfirmed'; date: string; count: number; total: number; firstAt: string }
  );

const TONES = ['danger', 'warning', 'neutral'] as const;

/** Sorts the most urgent first; broken promises come before anything that only needs attention. */
export const byUrgency = (a: Alert, b: Alert): number =>
  TONES.indexOf(a.tone) - TONES.indexOf(b.tone) || (a.dueAt < b.dueAt ? -1 : a.dueAt > b.dueAt ? 1 : 0);
