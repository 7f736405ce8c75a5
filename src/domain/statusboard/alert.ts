import type { KnownEntry } from '../scheduling/ground';

/** What goes wrong with a visit, with what its sentence needs. Times are instants, days YYYY-MM-DD. */
type VisitAlert =
  | { kind: 'unassigned' | 'missed' | 'not-started' | 'asked' }
  | { kind: 'away'; technicianId: string; title: string; isHoliday: boolean }
  | { kind: 'will-be-late'; expectedAt: string; heldUpBy: KnownEntry | null; freeAt: string }
  | { kind: 'not-sent'; leavesAt: string }
  | { kind: 'no-sign'; leftAt: string }
  | { kind: 'running-long'; since: string };

type Common = {
  /** The same for the same occasion. */
  id: string;
  tone: 'danger' | 'warning' | 'neutral';
  /** When it hurts: what comes first is shown first. */
  dueAt: string;
};

/** Something that goes wrong in the next hours, or has. */
export type Alert = Common &
  (
    | (VisitAlert & { entry: KnownEntry })
    | { kind: 'emergency'; jobId: string; title: string; customerName: string; address: string; since: string }
    | { kind: 'unconfirmed'; date: string; count: number; total: number; firstAt: string }
  );

const TONES = ['danger', 'warning', 'neutral'] as const;

/** What hurts first comes first; what only costs attention comes after all that costs a promise. */
export const byUrgency = (a: Alert, b: Alert): number =>
  TONES.indexOf(a.tone) - TONES.indexOf(b.tone) || (a.dueAt < b.dueAt ? -1 : a.dueAt > b.dueAt ? 1 : 0);
