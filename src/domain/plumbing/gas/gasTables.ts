import { gridOf, type Grid } from '../core/grid';
import type { Gas } from './equation';
import { NATURAL_COPPER } from './tables/naturalCopper';
import { NATURAL_CSST } from './tables/naturalCsst';
import { NATURAL_POLYETHYLENE } from './tables/naturalPolyethylene';
import { NATURAL_STEEL } from './tables/naturalSteel';
import { PROPANE_COPPER } from './tables/propaneCopper';
import { PROPANE_CSST } from './tables/propaneCsst';
import { PROPANE_POLYETHYLENE } from './tables/propanePolyethylene';
import { PROPANE_STEEL } from './tables/propaneSteel';

export const GAS_MATERIALS = ['schedule-40', 'copper', 'CSST', 'pe-pipe', 'pe-tubing'] as const;
export type GasMaterial = (typeof GAS_MATERIALS)[number];

/** The purpose of a table. `supplyPsi` undefined: less than 2 psi, with the drop in in w.c. */
type About = { gas: Gas; material: GasMaterial; supplyPsi?: number; dropInWc?: number; dropPsi?: number };

const low = (gas: Gas, material: GasMaterial, dropInWc: number): About => ({ gas, material, dropInWc });
const high = (gas: Gas, material: GasMaterial, supplyPsi: number, dropPsi: number): About => ({
  gas,
  material,
  supplyPsi,
  dropPsi,
});

const ABOUT = {
  '402.4(2)': low('natural', 'schedule-40', 0.5),
  '402.4(3)': low('natural', 'schedule-40', 3),
  '402.4(4)': low('natural', 'schedule-40', 6),
  '402.4(5)': high('natural', 'schedule-40', 2, 1),
  '402.4(6)': high('natural', 'schedule-40', 3, 2),
  '402.4(7)': high('natural', 'schedule-40', 5, 3.5),
  '402.4(8)': low('natural', 'copper', 0.3),
  '402.4(9)': low('natural', 'copper', 0.5),
  '402.4(10)': low('natural', 'copper', 1),
  '402.4(11)': low('natural', 'copper', 17),
  '402.4(12)': high('natural', 'copper', 2, 1),
  '402.4(13)': high('natural', 'copper', 2, 1.5),
  '402.4(14)': high('natural', 'copper', 5, 3.5),
  '402.4(15)': low('natural', 'CSST', 0.5),
  '402.4(16)': low('natural', 'CSST', 3),
  '402.4(17)': low('natural', 'CSST', 6),
  '402.4(18)': high('natural', 'CSST', 2, 1),
  '402.4(19)': high('natural', 'CSST', 5, 3.5),
  '402.4(20)': low('natural', 'pe-pipe', 0.3),
  '402.4(21)': low('natural', 'pe-pipe', 0.5),
  '402.4(22)': high('natural', 'pe-pipe', 2, 1),
  '402.4(23)': low('natural', 'pe-tubing', 0.3),
  '402.4(24)': low('natural', 'pe-tubing', 0.5),
  '402.4(25)': high('propane', 'schedule-40', 10, 1),
  '402.4(26)': high('propane', 'schedule-40', 10, 3),
  '402.4(27)': high('propane', 'schedule-40', 2, 1),
  '402.4(28)': low('propane', 'schedule-40', 0.5),
  '402.4(29)': high('propane', 'copper', 10, 1),
  '402.4(30)': low('propane', 'copper', 0.5),
  '402.4(31)': high('propane', 'copper', 2, 1),
  '402.4(32)': low('propane', 'CSST', 0.5),
  '402.4(33)': high('propane', 'CSST', 2, 1),
  '402.4(34)': high('propane', 'CSST', 5, 3.5),
  '402.4(35)': low('propane', 'pe-pipe', 0.5),
  '402.4(36)': high('propane', 'pe-pipe', 2, 1),
  '402.4(37)': low('propane', 'pe-tubing', 0.5),
} as const satisfies Record<string, About>;

export type GasTableId = keyof typeof ABOUT;
export type GasTable = About & { id: GasTableId; grid: Grid; lengths: readonly number[] };

const CSV: Readonly<Record<GasTableId, string>> = {
  ...NATURAL_STEEL,
  ...NATURAL_COPPER,
  ...NATURAL_CSST,
  ...NATURAL_POLYETHYLENE,
  ...PROPANE_STEEL,
  ...PROPANE_COPPER,
  ...PROPANE_CSST,
  ...PROPANE_POLYETHYLENE,
};

const IDS = Object.keys(ABOUT) as [GasTableId, ...GasTableId[]];
/** All included tables of IFGC 402.4; (1) isn't. */
export const GAS_TABLE_IDS: readonly [GasTableId, ...GasTableId[]] = IDS;

const read = new Map<GasTableId, GasTable>();

/** Returns a table with its purpose, parsed on first use. */
export function gasTable(id: GasTableId): GasTable {
  const known = read.get(id);
  if (known) return known;
  const grid = gridOf({ id, edition: 'IFGC 2018 / NFPA 54', grade: 'V1', csv: CSV[id] });
  const table: GasTable = { ...ABOUT[id], id, grid, lengths: [...grid.rows.keys()].map(Number) };
  read.set(id, table);
  return table;
}

/** Returns the table for gas, material, supply and drop; undefined if there is none. The drop is in psi from 2 psi on, else in in w.c. */
export const findGasTable = (about: About): GasTableId | undefined =>
  GAS_TABLE_IDS.find((id) => {
    const other: About = ABOUT[id];
    return (
      other.gas === about.gas &&
      other.material === about.material &&
      other.supplyPsi === about.supplyPsi &&
      other.dropInWc === about.dropInWc &&
      other.dropPsi === about.dropPsi
    );
  });

/** Returns the unit of natural gas tables, and of propane tables. */
export const unitOfTable = ({ gas }: About): 'cfh' | 'kBtu/h' => (gas === 'natural' ? 'cfh' : 'kBtu/h');
