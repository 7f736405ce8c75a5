import { reassigned } from '../scheduling/change';
import { isUnstored } from '../scheduling/board/entries';
import type { KnownEntry, PreparedGround } from '../scheduling/ground';
import type { Placement } from '../scheduling/schema';
import type { VisitState } from '../scheduling/visitState';
import { dayOf } from '../scheduling/wallClock';
import { placementWarnings, worstOf } from '../scheduling/warnings';
import type { Stored } from '../record/schema';
import type { Technician } from '../technician/schema';
import type { Alert } from './alert';
import { crewOf } from './alerts';

/** The one action that resolves an alert. */
export type Remedy =
  /** Someone who is free then and can do it. */
  | { kind: 'assign'; entry: KnownEntry; technicianId: string; placement: Placement }
  | { kind: 'move-on'; entry: KnownEntry; to: VisitState }
  | { kind: 'call'; whom: 'customer' | 'technician'; name: string; phone: string }
  | { kind: 'find-time'; jobId: string }
  /** The day on the board, at a visit if there is one. */
  | { kind: 'open-day'; date: string; entryId: string };

export type Means = {
  ground: PreparedGround;
  /** Returns the phone number of a visit's customer; '' if unknown. */
  customerPhone: (entry: KnownEntry) => string;
  /** Whether the viewer may change visits. */
  mayChange: boolean;
};

/** Returns the action for an alert: done from here if one step is enough, otherwise a link to where it is done. */
export function remedyOf(alert: Alert, means: Means): Remedy {
  if (alert.kind === 'unconfirmed') return { kind: 'open-day', date: alert.date, entryId: '' };
  if (alert.kind === 'emergency') return { kind: 'find-time', jobId: alert.jobId };
  const { entry } = alert;
  const { ground, mayChange } = means;
  const { timeZone } = ground;
  const onBoard = (): Remedy => ({
    kind: 'open-day',
    date: dayOf(entry.placement.startsAt, timeZone),
    entryId: entry.id,
  });
  const assign = (from: string): Remedy | null => (mayChange ? assignment(entry, from, ground) : null);
  const moveOn = (to: VisitState): Remedy | null => (mayChange ? { kind: 'move-on', entry, to } : null);
  switch (alert.kind) {
    case 'unassigned':
      return assign('') ?? onBoard();
    case 'asked':
      return mayChange && entry.jobId !== '' ? { kind: 'find-time', jobId: entry.jobId } : onBoard();
    case 'away':
      return assign(alert.technicianId) ?? onBoard();
    case 'will-be-late': {
      const [only, ...others] = crewOf(entry, ground);
      const someoneElse = only !== undefined && others.length === 0 ? assign(only) : null;
      return someoneElse ?? callCustomer(entry, means) ?? onBoard();
    }
    case 'missed':
      return callCustomer(entry, means) ?? onBoard();
    case 'not-started':
      return (entry.state === 'dispatched' ? callTechnician(entry, ground) : moveOn('dispatched')) ?? onBoard();
    case 'not-sent':
      return moveOn('dispatched') ?? onBoard();
    case 'no-sign':
      return moveOn('on-site') ?? callTechnician(entry, ground) ?? onBoard();
    case 'running-long':
      // Visits that exist only in their job are moved there.
      return callTechnician(entry, ground) ?? (isRunningHere(entry) ? moveOn('done') : null) ?? onBoard();
  }
}

const isRunningHere = (entry: KnownEntry): boolean => 'revision' in entry && !isUnstored(entry as Stored<KnownEntry>);

function callCustomer(entry: KnownEntry, { customerPhone }: Means): Remedy | null {
  const phone = customerPhone(entry);
  return phone === '' ? null : { kind: 'call', whom: 'customer', name: entry.customerName, phone };
}

function callTechnician(entry: KnownEntry, ground: PreparedGround): Remedy | null {
  const reached = crewOf(entry, ground)
    .flatMap((id) => ground.technicianOf(id) ?? [])
    .find(({ phone }) => phone !== '');
  return reached ? { kind: 'call', whom: 'technician', name: reached.firstName, phone: reached.phone } : null;
}

/** A replacement for `from` ('' = no one) with no conflicts in skills, hours or other visits; those preferred in its territory first, then the least busy. */
function assignment(entry: KnownEntry, from: string, ground: PreparedGround): Remedy | null {
  const known = new Set(crewOf(entry, ground));
  const placementWith = ({ id }: Stored<Technician>): Placement => {
    // People who left the company make room.
    const technicianIds = entry.placement.technicianIds.filter((one) => known.has(one));
    return reassigned({ ...entry.placement, technicianIds }, from, id);
  };
  const { kind, requiredSkills, propertyId } = entry;
  const isFree = (technician: Stored<Technician>): boolean => {
    const placement = placementWith(technician);
    const worst = worstOf(placementWarnings({ kind, requiredSkills, propertyId, placement, moved: entry }, ground));
    return technician.status === 'active' && !known.has(technician.id) && (worst === null || worst === 'note');
  };
  const load = ({ id }: Stored<Technician>): number => ground.stopsOf(id).length;
  const preferred = ground.territoryAt(entry.propertyAddress)?.technicianIds ?? [];
  const isElsewhere = ({ id }: Stored<Technician>): number => (preferred.includes(id) ? 0 : 1);
  const [best] = ground.technicians
    .filter(isFree)
    .toSorted((a, b) => isElsewhere(a) - isElsewhere(b) || load(a) - load(b));
  return best ? { kind: 'assign', entry, technicianId: best.id, placement: placementWith(best) } : null;
}
