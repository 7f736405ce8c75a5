import type { Code } from '../core/codes';
import { cell, columnOf, type Amendments, type Grid } from '../core/grid';
import { InputFault } from '../core/issue';
import { IPC_2018_STORM, NSPC_LEADERS, OLDER_STORM } from './tables/stormPipes';

const NEW_TABLE_FROM = 2018;

/** Table and column for a code's edition: leaders, or horizontal pipes at the next flatter printed slope. */
export function stormTable(code: Code, slopeInPerFt: number | undefined): { grid: Grid; column: string } {
  if (slopeInPerFt === undefined)
    return { grid: code.name === 'NSPC' ? NSPC_LEADERS : tableOf(code), column: 'vertical' };
  const grid = tableOf(code);
  const column = grid.columns.filter((label) => label !== 'vertical' && slopeOf(label) <= slopeInPerFt + 1e-9).at(-1);
  if (column === undefined) throw new InputFault('slopeInPerFt', `${grid.id} begins at ${grid.columns[1] ?? ''} in/ft`);
  return { grid, column };
}

const tableOf = ({ name, year }: Code): Grid =>
  name === 'IPC' && year >= NEW_TABLE_FROM ? IPC_2018_STORM : OLDER_STORM;

const slopeOf = (label: string): number => {
  const [over = '1', under = '1'] = label.split('/');
  return Number(over) / Number(under);
};

/** Flow of one size, gpm. */
export function stormCapacity(grid: Grid, column: string, size: string, amendments?: Amendments): number {
  const gpm = cell(grid, size, column, amendments);
  if (gpm !== undefined) return gpm;
  const sizes = columnOf(grid, column, amendments).map(({ row }) => row);
  throw new InputFault(
    'pipeIn',
    `${grid.id} has ${sizes.join(', ')} in ${column === 'vertical' ? 'leaders' : `pipes at ${column} in/ft`}, not ${size}`,
  );
}
