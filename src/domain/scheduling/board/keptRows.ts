import { isSame } from '@/lib/stableJson';
import type { Drive } from '../drives';
import type { BoardCard, BoardRow } from './rows';

/**
 * Returns the new rows, reusing the previous object for every row and card that looks the same: after one visit has moved, only its rows
 * re-render, and in these only the cards that differ.
 */
export function keptRows(before: readonly BoardRow[], after: readonly BoardRow[]): readonly BoardRow[] {
  const known = new Map(before.map((row) => [row.technicianId, row]));
  const rows = after.map((row) => {
    const last = known.get(row.technicianId);
    return last ? keptRow(last, row) : row;
  });
  return sameItems(before, rows) ? before : rows;
}

function keptRow(before: BoardRow, after: BoardRow): BoardRow {
  const known = new Map(before.cards.map((card) => [card.entry.id, card]));
  const cards = after.cards.map((card) => {
    const last = known.get(card.entry.id);
    return last && isSameCard(last, card) ? last : card;
  });
  const isKept =
    before.technician === after.technician &&
    before.resource === after.resource &&
    before.laneCount === after.laneCount &&
    sameItems(before.cards, cards) &&
    isSame(before.capacity, after.capacity) &&
    isSame(before.backdrops, after.backdrops);
  return isKept ? before : { ...after, cards };
}

const isSameCard = (a: BoardCard, b: BoardCard): boolean =>
  a.fromMinute === b.fromMinute &&
  a.toMinute === b.toMinute &&
  a.lane === b.lane &&
  a.isOverlapping === b.isOverlapping &&
  isSameDrive(a.drive, b.drive) &&
  isSame(a.entry, b.entry);

/** Only the name of a drive's origin stop is shown. */
const isSameDrive = (a: Drive | null, b: Drive | null): boolean =>
  a?.minutes === b?.minutes &&
  a?.shortMinutes === b?.shortMinutes &&
  a?.isRough === b?.isRough &&
  a?.from?.entry.title === b?.from?.entry.title;

const sameItems = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at]);
