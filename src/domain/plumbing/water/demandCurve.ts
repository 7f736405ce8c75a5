import { editionOf, type Code } from '../core/codes';
import { citing, columnOf, type Amendments, type Grid } from '../core/grid';
import { InputFault } from '../core/issue';
import { rounded, type Why } from '../core/why';
import { HUNTER_DEMAND, IPC_DEMAND, NSPC_DEMAND } from './tables/demandCurves';

export const FLUSH_TYPES = ['flush-tank', 'flushometer'] as const;
export type FlushType = (typeof FLUSH_TYPES)[number];

const DEMAND_CURVES: Readonly<Record<Code['name'], Grid>> = {
  IPC: IPC_DEMAND,
  UPC: HUNTER_DEMAND,
  NSPC: NSPC_DEMAND,
};
/** Our copy of the NSPC's table is cut off between these rows. */
const NSPC_GAP = { from: 14, to: 120 };

export type Demand = {
  gpm: number;
  why: Why;
  notes: string[];
  /** Notes that another curve replaces rows no one has read; '' when the code's own were used. */ standIn: string;
};

const NSPC_STAND_IN =
  'NSPC B.5.4 was not read from 15 to 100 WSFU: points of Hunter’s curve stand in; look into the book';

/**
 * Returns the peak demand, gpm, by linear interpolation on the code's curve (practice, not code text). Below its first point it goes to
 * 0; below the first point of the flushometer column the flush-tank column is used.
 * @throws InputFault above 5,000 WSFU
 */
export function demandOf(wsfu: number, flush: FlushType, code: Code, amendments?: Amendments): Demand {
  const grid = DEMAND_CURVES[code.name];
  const notes: string[] = [];
  let points = pointsOf(grid, flush, amendments);
  let column = flush;
  const first = points[0];
  if (flush === 'flushometer' && first && wsfu < first.wsfu) {
    points = pointsOf(grid, 'flush-tank', amendments);
    column = 'flush-tank';
    notes.push(`Below ${first.wsfu} WSFU ${grid.id} has no flushometer column: the flush-tank column was read`);
  }
  if (code.name === 'NSPC' && wsfu > NSPC_GAP.from && wsfu < NSPC_GAP.to) {
    const hunter = pointsOf(HUNTER_DEMAND, column).filter(
      (point) => point.wsfu > NSPC_GAP.from && point.wsfu < NSPC_GAP.to,
    );
    points = [...points, ...hunter].sort((a, b) => a.wsfu - b.wsfu);
    notes.push(NSPC_STAND_IN);
  }
  if (code.name === 'UPC')
    notes.push('The UPC prints its demand as a chart: these are points of Hunter’s curve, which the chart draws');
  const last = points.at(-1);
  if (!last || wsfu > last.wsfu)
    throw new InputFault('wsfuTotal', `${grid.id} ends at ${last?.wsfu ?? 0} WSFU: beyond it an engineer decides`);
  const { gpm, row } = readAt(points, wsfu);
  const why: Why = {
    ...citing(grid, amendments),
    edition: `${editionOf(code)}${grid.edition === editionOf(code) ? '' : ` (values ${grid.edition})`}`,
    row: `${row}, ${column}`,
    governedBy: 'demand curve, straight line between its points',
  };
  return { gpm, why, notes, standIn: notes.includes(NSPC_STAND_IN) ? NSPC_STAND_IN : '' };
}

type Point = { wsfu: number; gpm: number };

const READ_BEFORE = new Map<Grid, Map<string, Point[]>>();

/** Returns the curve's points; cached, as a tree of pipes asks for each of its segments. */
function pointsOf(grid: Grid, column: string, amendments?: Amendments): Point[] {
  const read = (): Point[] =>
    columnOf(grid, column, amendments).map(({ row, value }) => ({ wsfu: Number(row), gpm: value }));
  if (amendments?.some(({ table }) => table === grid.id)) return read();
  const ofGrid = READ_BEFORE.get(grid) ?? new Map<string, Point[]>();
  READ_BEFORE.set(grid, ofGrid);
  const points = ofGrid.get(column) ?? read();
  ofGrid.set(column, points);
  return points;
}

function readAt(points: readonly Point[], wsfu: number): { gpm: number; row: string } {
  const above = points.findIndex((point) => point.wsfu >= wsfu);
  const upper = points[above] ?? { wsfu: 1, gpm: 0 };
  const lower = points[above - 1] ?? { wsfu: 0, gpm: 0 };
  if (upper.wsfu === wsfu) return { gpm: upper.gpm, row: `${wsfu} WSFU` };
  const gpm = lower.gpm + ((upper.gpm - lower.gpm) * (wsfu - lower.wsfu)) / (upper.wsfu - lower.wsfu);
  return { gpm: rounded(gpm), row: `between ${lower.wsfu} and ${upper.wsfu} WSFU` };
}
