import { collect } from '@/lib/collect';
import { memo } from '@/lib/memo';
import { cell, citing, type Amendments } from '../core/grid';
import { InputFault } from '../core/issue';
import { inchesOf } from '../core/sizes';
import { marginTo, rounded, type Neighbor, type Why } from '../core/why';
import { gasBoreIn } from './bores';
import { GASES, highPressureCfh, lowPressureCfh } from './equation';
import { unitOfTable, type GasTable } from './gasTables';

export type GasCapacity = {
  size: string;
  /** Usable capacity, in the table's unit. */ capacity: number;
  /** The printed cell. */ printed: number;
  /** By the equation, in the table's unit; undefined of CSST. */ equation: number | undefined;
};

/** Propane tables are in thousands of Btu/h at this heating value. */
const PROPANE_TABLE_BTU = 2500;

/** From this length on the propane table (28) prints the capacities of shorter runs: the smaller of table and equation applies. */
const SHIFTED_TABLE = { id: '402.4(28)', fromFt: 80 };
/** Our copy of (4) doesn't fit its own lengths above 100 ft, on the safe side: the equation applies. */
const DOUBTFUL_TABLE = { id: '402.4(4)', aboveFt: 100 };

/** Returns the row for a length: the next longer one. Throws `InputFault` beyond the table. */
function lengthRow(table: GasTable, lengthFt: number, path: string): number {
  const row = table.lengths.find((length) => length >= lengthFt);
  if (row !== undefined) return row;
  throw new InputFault(
    path,
    `${table.id} ends at ${table.lengths.at(-1) ?? 0} ft${table.material === 'CSST' ? ': CSST must not be extrapolated' : ': use gas.equation'}`,
  );
}

/** Returns a size's capacity by the equation at the table's drop, in the table's unit. */
export function byEquation(table: GasTable, size: string, lengthFt: number): number | undefined {
  const idIn = gasBoreIn(table.material, size);
  if (idIn === undefined) return undefined;
  const { cr, y } = GASES[table.gas];
  const cfh =
    table.supplyPsi === undefined || table.dropPsi === undefined
      ? lowPressureCfh(idIn, table.dropInWc ?? 0, lengthFt, cr)
      : highPressureCfh(idIn, {
          inletPsi: table.supplyPsi,
          outletPsi: table.supplyPsi - table.dropPsi,
          lengthFt,
          cr,
          y,
        });
  return table.gas === 'natural' ? cfh : (cfh * PROPANE_TABLE_BTU) / 1000;
}

/** Returns a row's sizes with their capacities, ascending; those not on hand are left out. */
function capacities(
  table: GasTable,
  rowFt: number,
  onHand?: readonly string[],
  amendments?: Amendments,
): GasCapacity[] {
  const row = String(rowFt);
  const equations = equationsAt(table)(rowFt);
  return collect(table.grid.columns, (size, index): GasCapacity | undefined => {
    const printed = cell(table.grid, row, size, amendments);
    if (printed === undefined || (onHand && !onHand.includes(size))) return undefined;
    const equation = equations[index];
    return { size, printed, equation, capacity: counted(table, rowFt, printed, equation) };
  });
}

// There are few tables, none changes, and each pipe of a tree asks for the row of its longest run.
const equationsAt = memo((table: GasTable) =>
  memo((rowFt: number) => table.grid.columns.map((size) => byEquation(table, size, rowFt))),
);

function counted({ id }: GasTable, rowFt: number, printed: number, equation: number | undefined): number {
  if (equation === undefined) return printed;
  if (id === SHIFTED_TABLE.id && rowFt >= SHIFTED_TABLE.fromFt) return Math.min(printed, Math.round(equation));
  return id === DOUBTFUL_TABLE.id && rowFt > DOUBTFUL_TABLE.aboveFt ? Math.round(equation) : printed;
}

export type GasChoice = {
  size: string;
  sizeIn: number | null;
  capacity: number;
  printed: number;
  equation: number | null;
  lengthRowFt: number;
  load: number;
  unit: 'cfh' | 'kBtu/h';
  why: Why;
};

/**
 * Returns the smallest size that carries a load at a length.
 * @param load in the table's unit
 * @throws InputFault beyond the table
 */
export function chooseGasPipe(
  table: GasTable,
  {
    load,
    lengthFt,
    onHand,
    minimumIn = 0,
    path,
    lengthPath,
    amendments,
  }: {
    load: number;
    lengthFt: number;
    onHand?: readonly string[] | undefined;
    minimumIn?: number;
    path: string;
    lengthPath: string;
    amendments?: Amendments;
  },
): GasChoice {
  const lengthRowFt = lengthRow(table, lengthFt, lengthPath);
  const sizes = capacities(table, lengthRowFt, onHand, amendments);
  const isTube = table.material === 'CSST';
  const index = sizes.findIndex(
    ({ size, capacity }) => capacity >= load && (isTube || (inchesOf(size) ?? 0) >= minimumIn),
  );
  const chosen = sizes[index];
  const unit = unitOfTable(table);
  if (!chosen) {
    const largest = sizes.at(-1);
    throw new InputFault(
      path,
      largest
        ? `${rounded(load, 1)} ${unit} are more than ${largest.capacity} in ${largest.size}, the largest at ${lengthRowFt} ft in ${table.id}`
        : `${table.id} has none of the sizes on hand at ${lengthRowFt} ft`,
    );
  }
  const [below, above] = [sizes[index - 1], sizes[index + 1]];
  const neighbor = ({ size, capacity }: GasCapacity): Neighbor => ({ size, capacity, unit });
  return {
    size: chosen.size,
    sizeIn: isTube ? null : (inchesOf(chosen.size) ?? null),
    capacity: chosen.capacity,
    printed: chosen.printed,
    equation: chosen.equation === undefined ? null : Math.round(chosen.equation),
    lengthRowFt,
    load: rounded(load, 2),
    unit,
    why: {
      ...citing(table.grid, amendments),
      row: `${lengthRowFt} ft, ${isTube ? 'EHD ' : ''}${chosen.size}`,
      governedBy: governing(table, chosen, below, load),
      ...marginTo(chosen.capacity, load, unit),
      ...(below ? { smaller: neighbor(below) } : {}),
      ...(above ? { larger: neighbor(above) } : {}),
    },
  };
}

function governing({ id }: GasTable, chosen: GasCapacity, below: GasCapacity | undefined, load: number): string {
  if (chosen.capacity !== chosen.printed)
    return `equation: the copy of ${id} prints ${chosen.printed}, the equation gives ${chosen.capacity}`;
  if (!below) return 'smallest size';
  if (below.capacity >= load) return 'minimum size';
  return below.capacity !== below.printed
    ? `equation: ${below.size} in is printed with ${below.printed}, the equation gives ${below.capacity}`
    : 'table';
}
