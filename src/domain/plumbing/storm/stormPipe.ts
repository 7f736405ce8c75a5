import { unreadEdition, type Code } from '../core/codes';
import { cell, columnOf, isUnread, type Amendments, type Grid } from '../core/grid';
import { InputFault } from '../core/issue';
import { IPC_STORM, NSPC_HORIZONTAL, NSPC_LEADERS, ROOF_AREAS } from './tables/stormPipes';

/** The first IPC edition with a single table in gpm. */
const GPM_TABLE_FROM = 2015;

/** Returns table and column for a code's edition: leaders, or horizontal pipes at the next flatter printed slope. */
export function stormTable(code: Code, slopeInPerFt: number | undefined): { grid: Grid; column: string } {
  const grid = tableOf(code, slopeInPerFt === undefined);
  if (slopeInPerFt === undefined) return { grid, column: 'vertical' };
  const slopes = grid.columns.filter((label) => label !== 'vertical');
  const column = slopes.filter((label) => slopeOf(label) <= slopeInPerFt + 1e-9).at(-1);
  if (column === undefined) throw new InputFault('slopeInPerFt', `${grid.id} begins at ${slopes[0] ?? ''} in/ft`);
  return { grid, column };
}

function tableOf({ name, year }: Code, isLeader: boolean): Grid {
  if (name === 'NSPC') return isLeader ? NSPC_LEADERS : NSPC_HORIZONTAL;
  return name === 'IPC' && year >= GPM_TABLE_FROM ? IPC_STORM : ROOF_AREAS;
}

/** Returns the remark on a code edition that is calculated with another one's table; '' if it is its own. */
export const stormEditionNote = (code: Code, grid: Grid): string =>
  code.name === 'IPC' && grid === ROOF_AREAS ? '' : unreadEdition(code);

/** Returns the remark on a cell from memory; '' if it was read. */
export const unreadCellNote = (grid: Grid, column: string, size: string, amendments?: Amendments): string =>
  isUnread(grid, size, column, amendments)
    ? `${size} in, ${column === 'vertical' ? 'leader' : `${column} in/ft`}: not verified, this value of ${grid.id} is from memory; look it up in the book`
    : '';

const slopeOf = (label: string): number => {
  const [over = '1', under = '1'] = label.split('/');
  return Number(over) / Number(under);
};

/** Returns the flow of one size, gpm. */
export function stormCapacity(grid: Grid, column: string, size: string, amendments?: Amendments): number {
  const gpm = cell(grid, size, column, amendments);
  if (gpm !== undefined) return gpm;
  const sizes = columnOf(grid, column, amendments).map(({ row }) => row);
  throw new InputFault(
    'pipeIn',
    `${grid.id} has ${sizes.join(', ')} in ${column === 'vertical' ? 'leaders' : `pipes at ${column} in/ft`}, not ${size}`,
  );
}
