import { z } from 'zod';
import { identifier, oneOf } from '@/domain/calculation/ranges';
import { editionOf, type Code } from '../core/codes';
import { loadUnits, quantity } from '../core/fields';
import { nearestNames, OCCUPANCIES, readFixtureName, type Occupancy } from '../core/fixtureNames';
import { cell, type Amendments } from '../core/grid';
import { InputFault } from '../core/issue';
import { IPC_WSFU } from './tables/ipcFixtureUnits';
import { UPC_COLD_ONLY, UPC_HOT_ONLY, UPC_ROWS, UPC_WSFU } from './tables/upcFixtureUnits';

export const CONTROLS = [
  'flush-tank',
  'flushometer-valve',
  'flushometer',
  'flushometer-tank',
  '1-in-valve',
  '3/4-in-valve',
] as const;
type Control = (typeof CONTROLS)[number];

export const waterFixturesField = z
  .union(
    [
      z
        .array(
          z.strictObject({
            fixture: identifier('Fixture'),
            occupancy: oneOf('Occupancy', OCCUPANCIES).optional(),
            control: oneOf('Supply control', CONTROLS).optional(),
            qty: quantity('Quantity'),
            wsfuEach: loadUnits('WSFU of each', 'WSFU').optional(),
          }),
        )
        .max(500, 'At most 500 lines of fixtures'),
      z.record(z.string(), quantity('Quantity')),
    ],
    { error: 'Fixtures must be a list, or quantities by the fixture’s name' },
  )
  .meta({ title: 'Fixtures', why: 'a list of { fixture, occupancy, control, qty, wsfuEach }, or quantities by name' });

export type WaterFixture = {
  fixture: string;
  occupancy?: Occupancy | undefined;
  control?: Control | undefined;
  qty: number;
  wsfuEach?: number | undefined;
};

export const listed = (fixtures: z.output<typeof waterFixturesField>): WaterFixture[] =>
  Array.isArray(fixtures) ? fixtures : Object.entries(fixtures).map(([fixture, qty]) => ({ fixture, qty }));

/** Fixture units of one line: per fixture, and in total. */
export type FixtureLoad = { fixture: string; row: string; qty: number; cold: number; hot: number; total: number };

/**
 * Returns WSFU of one fixture line per the code's table, or as entered for each. The NSPC has no values for either: enter them.
 * @param path the line's location, for the error
 */
export function fixtureLoad(line: WaterFixture, code: Code, path: string, amendments?: Amendments): FixtureLoad {
  const { qty } = line;
  if (qty > 1 && isFirstHoseBibb(line, code)) {
    const first = rowUnits(line, code, path, amendments);
    const further = rowUnits({ ...line, fixture: FURTHER_HOSE_BIBB }, code, path, amendments);
    const total = first.total + (qty - 1) * further.total;
    const row = `${first.row}, and ${qty - 1} × ${further.row}`;
    return { fixture: line.fixture, row, qty, cold: total, hot: 0, total };
  }
  const each = line.wsfuEach === undefined ? rowUnits(line, code, path, amendments) : entered(line, line.wsfuEach);
  const { row, cold, hot, total } = each;
  return {
    fixture: line.fixture,
    row,
    qty,
    cold: cold * qty,
    hot: hot * qty,
    total: total * qty,
  };
}

const FURTHER_HOSE_BIBB = 'hose-bibb-additional';
const isFirstHoseBibb = ({ fixture, wsfuEach }: WaterFixture, code: Code): boolean =>
  code.name === 'UPC' && wsfuEach === undefined && readFixtureName(fixture).name === 'hose-bibb-first';

/** The UPC counts one hose bibb as 2.5 and each further one as 1: among the lines that say “hose bibb”, only the first has the first one. */
export function oneFirstHoseBibb(lines: readonly WaterFixture[], code: Code): readonly WaterFixture[] {
  const first = lines.findIndex((line) => line.qty > 0 && isFirstHoseBibb(line, code));
  return lines.map((line, index) =>
    index > first && isFirstHoseBibb(line, code) ? { ...line, fixture: FURTHER_HOSE_BIBB } : line,
  );
}

type Units = { row: string; cold: number; hot: number; total: number };

function entered({ fixture }: WaterFixture, total: number): Units {
  const { cold, hot } = threeQuarters(readFixtureName(fixture).name, total);
  return { row: 'entered', cold, hot, total };
}

function rowUnits(line: WaterFixture, code: Code, path: string, amendments: Amendments): Units {
  const { name, occupancy: named } = readFixtureName(line.fixture);
  const occupancy = line.occupancy ?? named ?? 'private';
  if (code.name === 'IPC') return ipcUnits(name, occupancy, line.control, path, amendments);
  if (code.name === 'UPC') return upcUnits(name, occupancy, line.control, path, amendments);
  throw new InputFault(
    `${path}.wsfuEach`,
    `fixture units of ${editionOf(code)} stand in its Table 10.14.2A, which is not published freely: enter WSFU of each from the book`,
  );
}

/** The rows of the IPC’s table, parsed once. */
const IPC_ROWS = [...IPC_WSFU.rows.keys()].map((row) => {
  const [fixture = '', use = '', control] = row.split(' | ');
  return { row, fixture, use, control };
});

function ipcUnits(
  name: string,
  occupancy: Occupancy,
  control: Control | undefined,
  path: string,
  amendments: Amendments,
): Units {
  const split = splitControl(name);
  const wanted = control ?? split.control;
  const use = occupancy === 'assembly' ? 'public' : occupancy;
  const ofFixture = IPC_ROWS.filter(({ fixture }) => fixture === split.fixture);
  const ofUse = ofFixture.filter((row) => row.use === use);
  // A fixture that the table lists for only one use is that one.
  const candidates = ofUse.length > 0 ? ofUse : ofFixture;
  const printed = asPrinted(wanted, split.fixture);
  const found =
    candidates.find((candidate) => printed !== undefined && candidate.control === printed) ??
    (wanted === undefined ? candidates.find((candidate) => candidate.control === 'flush-tank') : undefined) ??
    candidates.find((candidate) => candidate.control === undefined);
  if (!found)
    throw unknown(
      name,
      path,
      IPC_WSFU.id,
      (ofFixture.length > 0 ? ofFixture : IPC_ROWS).map(({ row }) => row),
    );
  const { row } = found;
  const of = (column: string): number => cell(IPC_WSFU, row, column, amendments) ?? 0;
  return { row, cold: of('cold'), hot: of('hot'), total: of('total') };
}

/** Splits “water-closet-1.6-flushometer-valve” into fixture and control; the IPC ignores the flush volume. */
function splitControl(name: string): { fixture: string; control: Control | undefined } {
  const match = /^(water-closet|urinal|bathroom-group)-(.+)$/.exec(name);
  if (!match) return { fixture: name, control: undefined };
  const words = match[2] ?? '';
  const control = /flushometer-tank/.test(words)
    ? 'flushometer-tank'
    : /flushometer|valve/.test(words)
      ? 'flushometer-valve'
      : 'flush-tank';
  return { fixture: match[1] ?? name, control };
}

function asPrinted(control: Control | undefined, fixture: string): Control | undefined {
  if (control === 'flushometer' || control === 'flushometer-valve')
    return fixture === 'urinal' ? '3/4-in-valve' : 'flushometer-valve';
  return control;
}

function upcUnits(
  name: string,
  occupancy: Occupancy,
  control: Control | undefined,
  path: string,
  amendments: Amendments,
): Units {
  const named = control === undefined ? name : `${name}-${control}`;
  const row = [named, UPC_ROWS[named], name, UPC_ROWS[name]].find(
    (candidate) => candidate !== undefined && UPC_WSFU.rows.has(candidate),
  );
  if (row === undefined) throw unknown(name, path, UPC_WSFU.id, [...UPC_WSFU.rows.keys()]);
  // If the table has a dash, the row says whose value it is.
  const use = cell(UPC_WSFU, row, occupancy, amendments) === undefined ? 'public' : occupancy;
  const total = cell(UPC_WSFU, row, use, amendments);
  if (total === undefined)
    throw new InputFault(`${path}.occupancy`, `${UPC_WSFU.id} has no value for ${row} in ${occupancy} use`);
  return { row: `${row} | ${use}`, ...threeQuarters(row, total), total };
}

const SIDE = 0.75;
/** Returns each side's share if the table only has the total. */
function threeQuarters(name: string, total: number): { cold: number; hot: number } {
  if (UPC_COLD_ONLY.test(name)) return { cold: total, hot: 0 };
  return UPC_HOT_ONLY.test(name) ? { cold: 0, hot: total } : { cold: total * SIDE, hot: total * SIDE };
}

function unknown(name: string, path: string, table: string, rows: readonly string[]): InputFault {
  const names = [...new Set(rows.map((row) => row.split(' | ').slice(0, 3).join(' ')))];
  const near = nearestNames(name, names);
  if (table === IPC_WSFU.id && name.startsWith('hose-bibb'))
    return new InputFault(
      `${path}.fixture`,
      `the IPC counts a hose bibb as a constant flow (E102.2.2), not in fixture units: enter it as continuousGpm`,
    );
  return new InputFault(
    `${path}.fixture`,
    `“${name}” has no fixture units in ${table}: ${near.length > 0 ? `there is ${near.join(', ')}` : 'choose another name'}, or enter WSFU of each`,
  );
}
