import type { WeekRow } from '@/domain/scheduling/board/week';
import type { Geometry } from './geometry';

/** Dimensions of a week in pixels; its style sheet uses these. */
export const CARD_HEIGHT = 40;
export const CELL_HEAD_HEIGHT = 22;
const CELL_PADDING = 6;
const SHORTEST_ROW = 62;
const NARROWEST_DAY = 96;
/** Width of a day with no one working and nothing planned, which shows only its name. */
const FOLDED_DAY = 44;
/** Maximum cards per person and day; more are a click away. */
export const MOST_CARDS = 8;

export type WeekColumn = { date: string; left: number; width: number; isFolded: boolean };

/** Layout of days from left to right, with a row for each person as high as their fullest day. */
export type WeekGeometry = Geometry & { columns: readonly WeekColumn[]; weekRows: readonly WeekRow[]; width: number };

const shownCards = (count: number): number => (count > MOST_CARDS ? MOST_CARDS + 1 : count);

export const weekRowHeight = ({ cells }: WeekRow): number =>
  Math.max(
    SHORTEST_ROW,
    CELL_HEAD_HEIGHT + Math.max(...cells.map(({ cards }) => shownCards(cards.length))) * CARD_HEIGHT + CELL_PADDING,
  );

/**
 * Lays out a board's rows as a week that fills `width` pixels, or scrolls if that is too little.
 * @param today YYYY-MM-DD; never folded
 */
export function weekGeometryOf(
  board: Geometry,
  weekRows: readonly WeekRow[],
  { width, today }: { width: number; today: string },
): WeekGeometry {
  const dates = board.axis.days.map(({ date }) => date);
  const folded = dates.map(
    (date, index) =>
      date !== today && weekRows.every(({ cells }) => !cells[index]?.isWorking && cells[index]?.cards.length === 0),
  );
  // If no one works all week, all seven days are equally wide.
  const isFolding = folded.includes(false);
  const foldedCount = isFolding ? folded.filter(Boolean).length : 0;
  const dayWidth = Math.max(
    NARROWEST_DAY,
    Math.floor((width - foldedCount * FOLDED_DAY) / Math.max(1, dates.length - foldedCount)),
  );
  let left = 0;
  const columns = dates.map((date, index): WeekColumn => {
    const isFolded = isFolding && folded[index] === true;
    const column = { date, left, width: isFolded ? FOLDED_DAY : dayWidth, isFolded };
    left += column.width;
    return column;
  });
  const tops = [0];
  for (const row of weekRows) tops.push((tops.at(-1) ?? 0) + weekRowHeight(row));
  return { ...board, columns, weekRows, tops, width: left };
}

/** Returns the day at a distance from the left edge of the first one; null right of the last. */
export const dayAt = ({ columns }: Pick<WeekGeometry, 'columns'>, x: number): string | null =>
  columns.find(({ left, width }) => x >= left && x < left + width)?.date ?? null;
