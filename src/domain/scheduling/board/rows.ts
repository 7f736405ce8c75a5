import type { Stored } from '../../record/schema';
import { resourceRow } from '../../resource/onVisit';
import type { Resource } from '../../resource/schema';
import type { Technician } from '../../technician/schema';
import { drivesOf, type Drive } from '../drives';
import { stretchOf, type KnownEntry, type PreparedGround, type Stretch } from '../ground';
import { stretchOnAxis, type Axis } from './axis';
import type { Capacity } from './capacity';
import { laned } from './lanes';
import { capacityOfRow, shiftsOfRow } from './rowRoom';

/** An entry in the row of one of its people, in minutes of the axis. */
export type BoardCard = {
  entry: KnownEntry;
  /** The row's id: a technician's id or the `resourceRow` of a crew, vehicle or machine; '' for the unassigned row. */
  technicianId: string;
  fromMinute: number;
  toMinute: number;
  lane: number;
  isOverlapping: boolean;
  /** The drive of the row's technician; null when unknown, or when they are already there. */
  drive: Drive | null;
};

/** The shading behind a row's cards, in minutes of the axis. */
export type Backdrop = {
  kind: 'shift' | 'time-off' | 'holiday' | 'on-call';
  title: string;
  /** The entry it comes from; '' for the hours on a technician's record. */
  entryId: string;
  fromMinute: number;
  toMinute: number;
};

export type BoardRow = {
  /** A technician's id or the `resourceRow` of a crew, vehicle or machine; '' when not assigned yet. */
  technicianId: string;
  technician: Stored<Technician> | null;
  resource: Stored<Resource> | null;
  cards: BoardCard[];
  laneCount: number;
  backdrops: Backdrop[];
  /** Utilization of the shown days; null in the unassigned row. */
  capacity: Capacity | null;
};

type RowsAsked = {
  /** The technicians shown, in order; unassigned visits are always shown. */
  technicians: readonly Stored<Technician>[];
  /** Crews come above the people, vehicles and machines below them. */
  resources?: readonly Stored<Resource>[];
  entries: readonly KnownEntry[];
  /** Whether canceled visits are shown too. */
  withCanceled: boolean;
};

const isCard = ({ kind, state }: KnownEntry, withCanceled: boolean): boolean =>
  kind === 'other' || (kind === 'visit' && (withCanceled || state !== 'cancelled'));

/**
 * Builds a board's rows: unassigned visits first, then crews, then everyone with their work and working hours, then vehicles and
 * machines.
 */
export function boardRows(
  { technicians, resources = [], entries, withCanceled }: RowsAsked,
  axis: Axis,
  ground: PreparedGround,
): BoardRow[] {
  const shown = new Set([...technicians.map(({ id }) => id), ...resources.map(({ id }) => resourceRow(id))]);
  const filed = new Map<string, KnownEntry[]>();
  for (const entry of entries) {
    if (!isCard(entry, withCanceled)) continue;
    const { technicianIds } = entry.placement;
    // If a technician is gone from the list, the visit must stay: it becomes unassigned.
    const known = technicianIds.filter((id) => ground.technicianOf(id) !== undefined);
    const rows = [...(known.length > 0 ? known : ['']), ...entry.placement.resourceIds.map(resourceRow)];
    for (const id of rows) {
      if (id !== '' && !shown.has(id)) continue;
      const list = filed.get(id);
      if (list) list.push(entry);
      else filed.set(id, [entry]);
    }
  }
  // Filtered once: these are asked for per row, and that must not scan every visit.
  const absences = entries.filter(({ kind }) => kind === 'time-off' || kind === 'on-call');
  const dates = axis.days.map(({ date }) => date);
  const rowOf = (
    technicianId: string,
    technician: Stored<Technician> | null,
    resource: Stored<Resource> | null = null,
  ): BoardRow => {
    const on = (filed.get(technicianId) ?? []).flatMap((entry) => {
      const place = stretchOnAxis(axis, stretchOf(entry.placement));
      return place ? [{ entry, ...place, ...stretchOf(entry.placement) }] : [];
    });
    const { items, laneCount } = laned(on);
    const drives = technician ? drivesOf(technicianId, ground) : null;
    return {
      technicianId,
      technician,
      resource,
      laneCount,
      backdrops: technicianId === '' ? [] : backdropsOf(technicianId, absences, { axis, ground }),
      capacity: technicianId === '' ? null : capacityOfRow(technicianId, dates, ground),
      cards: items.map(({ item: { entry, fromMinute, toMinute }, lane, isOverlapping }) => ({
        entry,
        technicianId,
        fromMinute,
        toMinute,
        lane,
        isOverlapping: isOverlapping && technicianId !== '',
        drive: drives?.get(entry.id) ?? null,
      })),
    };
  };
  const rowsOf = (areCrews: boolean): BoardRow[] =>
    resources
      .filter(({ kind }) => (kind === 'crew') === areCrews)
      .map((resource) => rowOf(resourceRow(resource.id), null, resource));
  return [
    rowOf('', null),
    ...rowsOf(true),
    ...technicians.map((technician) => rowOf(technician.id, technician)),
    ...rowsOf(false),
  ];
}

function backdropsOf(
  technicianId: string,
  entries: readonly KnownEntry[],
  { axis, ground }: { axis: Axis; ground: PreparedGround },
): Backdrop[] {
  const shown = (backdrop: Pick<Backdrop, 'kind' | 'title' | 'entryId'>, stretch: Stretch): Backdrop[] => {
    const place = stretchOnAxis(axis, stretch);
    return place && place.toMinute > place.fromMinute ? [{ ...backdrop, ...place }] : [];
  };
  // A night shift is a single item, on both days it touches.
  const shifts = [
    ...new Map(
      axis.days
        .flatMap(({ date }) => shiftsOfRow(technicianId, date, ground))
        .map((stretch) => [`${stretch.fromMs} ${stretch.toMs}`, stretch]),
    ).values(),
  ].flatMap((stretch) => shown({ kind: 'shift', title: 'Shift', entryId: '' }, stretch));
  const others = entries.flatMap(({ id, kind, title, placement }) => {
    const { technicianIds } = placement;
    const isHoliday = kind === 'time-off' && technicianIds.length === 0;
    if ((kind !== 'time-off' && kind !== 'on-call') || (!isHoliday && !technicianIds.includes(technicianId))) return [];
    return shown({ kind: isHoliday ? 'holiday' : kind, title, entryId: id }, stretchOf(placement));
  });
  return [...shifts, ...others];
}
