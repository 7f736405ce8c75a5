import type { VisitState } from '../scheduling/visitState';
import type { BoardFace, FaceCard } from './face';

export const GROUPINGS = ['state', 'technician'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export type BoardColumn = {
  id: string;
  title: string;
  cards: FaceCard[];
  /** Finished visits, only the latest of which are needed. */
  isPast: boolean;
};

const STATE_COLUMNS: readonly { id: string; title: string; states: readonly VisitState[] }[] = [
  { id: 'planned', title: 'Planned', states: ['planned', 'confirmed'] },
  { id: 'dispatched', title: 'Dispatched', states: ['dispatched'] },
  { id: 'en-route', title: 'On the way', states: ['en-route'] },
  { id: 'on-site', title: 'On site', states: ['on-site', 'paused'] },
  { id: 'done', title: 'Done', states: ['done', 'no-show'] },
];

/** Sorts visits that need attention first, then upcoming ones; finished ones come last, latest first. */
function ordered(cards: readonly FaceCard[]): FaceCard[] {
  const isOver = ({ state }: FaceCard): boolean => state === 'done' || state === 'no-show';
  const open = cards.filter((card) => !isOver(card));
  return [
    ...open.filter(({ flag }) => flag?.tone === 'danger'),
    ...open.filter(({ flag }) => flag?.tone !== 'danger'),
    ...cards.filter(isOver).toReversed(),
  ];
}

/** Returns a board's columns: the visit states, or the technicians, preceded by unassigned visits if there are any. */
export function columnsOf({ cards, people }: Pick<BoardFace, 'cards' | 'people'>, by: Grouping): BoardColumn[] {
  if (by === 'state') {
    return STATE_COLUMNS.map(({ id, title, states }) => ({
      id,
      title,
      cards: ordered(cards.filter(({ state }) => states.includes(state))),
      isPast: id === 'done',
    }));
  }
  const unassigned = cards.filter(({ technicianIds }) => technicianIds.length === 0);
  return [
    ...(unassigned.length > 0 ? [{ id: '', title: 'Unassigned', cards: ordered(unassigned), isPast: false }] : []),
    ...people.map(({ id, name }) => ({
      id,
      title: name,
      cards: ordered(cards.filter(({ technicianIds }) => technicianIds.includes(id))),
      isPast: false,
    })),
  ];
}

/** The part of a wall that fits on one screen. */
export type WallPage = { columns: (BoardColumn & { /** With those of its other pages. */ total: number })[] };

/**
 * Splits columns into pages, each with this many columns of this many cards: extra columns go to the next page, extra
 * cards to the one after, next to those that fit. Finished visits never add a page. There is always a page.
 */
export function wallPages(
  columns: readonly BoardColumn[],
  { columnsPerPage, cardsPerColumn }: { columnsPerPage: number; cardsPerColumn: number },
): WallPage[] {
  const [across, down] = [Math.max(1, columnsPerPage), Math.max(1, cardsPerColumn)];
  const depthOf = ({ cards, isPast }: BoardColumn): number =>
    isPast ? 1 : Math.max(1, Math.ceil(cards.length / down));
  const pages: WallPage[] = [];
  for (let first = 0; first < Math.max(1, columns.length); first += across) {
    const shown = columns.slice(first, first + across);
    const deepest = Math.max(1, ...shown.map(depthOf));
    for (let depth = 0; depth < deepest; depth += 1) {
      pages.push({
        columns: shown.map((column) => {
          const from = (depth % depthOf(column)) * down;
          return { ...column, total: column.cards.length, cards: column.cards.slice(from, from + down) };
        }),
      });
    }
  }
  return pages;
}
