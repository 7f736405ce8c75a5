import type { BoardRow } from '@/domain/scheduling/board/rows';
import type { ResourceOf } from '@/domain/resource/onVisit';
import { daysOn, nudged, setDown, stretched } from '@/domain/scheduling/board/target';
import { spokenDayTime } from '@/domain/scheduling/words';
import type { Geometry } from '../components/geometry';
import { nameOfRow } from '../components/rowText';
import type { Interaction } from './interaction';

/** A card on the board: an entry in one of its rows. */
export type CardPlace = { entryId: string; technicianId: string };

/** Returns the card an arrow key moves to: adjacent, or the nearest in time in the next filled row; null at the end. */
export function cardTowards(
  key: string,
  { entryId, technicianId }: CardPlace,
  rows: readonly BoardRow[],
): CardPlace | null {
  const index = rows.findIndex((row) => row.technicianId === technicianId);
  const cards = rows[index]?.cards ?? [];
  const at = cards.findIndex(({ entry }) => entry.id === entryId);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = cards[at + (key === 'ArrowLeft' ? -1 : 1)];
    return next ? { entryId: next.entry.id, technicianId } : null;
  }
  const from = cards[at]?.fromMinute ?? 0;
  const others = key === 'ArrowUp' ? rows.slice(0, index).toReversed() : rows.slice(index + 1);
  const row = others.find((other) => other.cards.length > 0);
  const [nearest] = (row?.cards ?? []).toSorted(
    (a, b) => Math.abs(a.fromMinute - from) - Math.abs(b.fromMinute - from),
  );
  return row && nearest ? { entryId: nearest.entry.id, technicianId: row.technicianId } : null;
}

type Steps = {
  minutes: number;
  /** Whether left and right move by a day at the same time instead of by minutes. */
  isByDay: boolean;
  rows: readonly BoardRow[];
  resourceOf: ResourceOf;
};

/** Returns where an arrow key moves the item, in steps of minutes or days, or from row to row; null if it stays. */
export function movedByArrow(
  key: string,
  { subject, kind, placement, technicianId }: Interaction,
  { minutes: step, isByDay, rows, resourceOf }: Steps,
): Pick<Interaction, 'placement' | 'technicianId'> | null {
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const direction = key === 'ArrowLeft' ? -1 : 1;
    const minutes = direction * step;
    if (kind === 'resize') return { placement: stretched(placement, minutes), technicianId };
    return { placement: isByDay ? daysOn(placement, direction) : nudged(placement, minutes), technicianId };
  }
  const index = rows.findIndex((row) => row.technicianId === technicianId);
  const row = rows[index + (key === 'ArrowUp' ? -1 : 1)];
  if (kind === 'resize' || !row) return null;
  const { startsAt, endsAt } = placement;
  const put = setDown(subject.content.placement, { from: subject.from, to: row.technicianId, startsAt, resourceOf });
  return { placement: { ...put, startsAt, endsAt }, technicianId: row.technicianId };
}

/** Describes a placement's time, people and warnings as a sentence for screen readers. */
export function spokenPlace(
  { placement, technicianId, verdict }: Pick<Interaction, 'placement' | 'technicianId' | 'verdict'>,
  { rows, axis }: Pick<Geometry, 'rows' | 'axis'>,
): string {
  const row = rows.find((one) => one.technicianId === technicianId);
  const name = row ? nameOfRow(row) : 'Unassigned';
  return `${spokenDayTime(placement.startsAt, axis.timeZone)}, ${name}. ${verdict.reasons.join(' ') || 'Fits.'}`;
}
