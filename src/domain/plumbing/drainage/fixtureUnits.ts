import { z } from 'zod';
import { identifier, oneOf } from '@/domain/calculation/ranges';
import { requireCode, type Code } from '../core/codes';
import { flowGpm, loadUnits, nominalIn, quantity } from '../core/fields';
import { nearestNames, OCCUPANCIES, readFixtureName, type Occupancy } from '../core/fixtureNames';
import { cell, type Amendments } from '../core/grid';
import { InputFault } from '../core/issue';
import { inchesOf, labelOf } from '../core/sizes';
import { IPC_DFU, IPC_DFU_ROWS, IPC_DFU_UNLISTED, UPC_DFU, UPC_DFU_ROWS } from './tables/fixtureUnits';

const UNLISTED_SIZES = [1.25, 1.5, 2, 3, 4] as const;

export const drainFixturesField = z
  .union(
    [
      z
        .array(
          z.strictObject({
            fixture: identifier('Fixture'),
            occupancy: oneOf('Occupancy', OCCUPANCIES).optional(),
            qty: quantity('Quantity'),
            dfuEach: loadUnits('DFU of each', 'DFU').optional(),
            flowGpm: flowGpm('Flow of all heads and sprays of a shower').optional(),
            drainIn: nominalIn('Drain of a fixture that is not listed', UNLISTED_SIZES).optional(),
          }),
        )
        .max(500, 'At most 500 lines of fixtures'),
      z.record(z.string(), quantity('Quantity')),
    ],
    { error: 'Fixtures must be a list, or quantities by the fixture’s name' },
  )
  .meta({
    title: 'Fixtures',
    why: 'a list of { fixture, occupancy, qty, dfuEach, flowGpm, drainIn }, or quantities by name',
  });

export type DrainFixture = {
  fixture: string;
  occupancy?: Occupancy | undefined;
  qty: number;
  dfuEach?: number | undefined;
  flowGpm?: number | undefined;
  drainIn?: number | undefined;
};
export type DrainLoad = { fixture: string; row: string; qty: number; dfu: number; trapIn: number | null };

export const listedDrains = (fixtures: z.output<typeof drainFixturesField>): DrainFixture[] =>
  Array.isArray(fixtures) ? fixtures : Object.entries(fixtures).map(([fixture, qty]) => ({ fixture, qty }));

/** Returns DFU of one fixture line and its minimum trap, per IPC 709.1 and 709.2 or UPC 702.1, or as entered for each. */
export function drainLoad(line: DrainFixture, code: Code, path: string, amendments?: Amendments): DrainLoad {
  const { fixture, qty, dfuEach } = line;
  if (dfuEach !== undefined) return { fixture, row: 'entered', qty, dfu: dfuEach * qty, trapIn: null };
  requireCode(code, ['IPC', 'UPC'], 'Drainage fixture units');
  const { name, occupancy: named } = readFixtureName(fixture);
  const occupancy = line.occupancy ?? named ?? 'private';
  const found = code.name === 'IPC' ? ipc(name, occupancy, line, path, amendments) : upc(name, occupancy, amendments);
  if (!found) {
    const table = code.name === 'IPC' ? IPC_DFU : UPC_DFU;
    const near = nearestNames(name, [...table.rows.keys()]);
    throw new InputFault(
      `${path}.fixture`,
      `“${name}” in ${occupancy} use has no fixture units in ${table.id}: ${near.length > 0 ? `there is ${near.join(', ')}` : 'choose another name'}, or enter DFU of each`,
    );
  }
  return { fixture, row: found.row, qty, dfu: found.dfu * qty, trapIn: found.trapIn };
}

type Units = { row: string; dfu: number; trapIn: number | null };

const SHOWERS = [
  { toGpm: 5.7, row: 'shower-to-5.7' },
  { toGpm: 12.3, row: 'shower-to-12.3' },
  { toGpm: 25.8, row: 'shower-to-25.8' },
  { toGpm: 55.6, row: 'shower-to-55.6' },
];

/** Returns the row by the combined flow of all heads and sprays; the table ends, but a larger shower isn't a smaller load. */
function showerRow(gpm: number, path: string): string {
  const found = SHOWERS.find(({ toGpm }) => gpm <= toGpm);
  if (found) return found.row;
  throw new InputFault(
    `${path}.flowGpm`,
    `IPC 709.1 ends at ${SHOWERS.at(-1)?.toGpm ?? ''} gpm for one shower: give it several drains, or enter DFU of each`,
  );
}

function ipc(
  name: string,
  occupancy: Occupancy,
  line: DrainFixture,
  path: string,
  amendments: Amendments,
): Units | undefined {
  const { flowGpm: flow, drainIn } = line;
  const use = occupancy === 'private' ? 'private' : 'public';
  const candidates = [
    name.startsWith('shower') && flow !== undefined ? showerRow(flow, path) : undefined,
    ...closetRows(name, use),
    washerRow(name, use),
    name,
    IPC_DFU_ROWS[name],
  ];
  const row = candidates.find((candidate) => candidate !== undefined && IPC_DFU.rows.has(candidate));
  if (row !== undefined)
    return {
      row,
      dfu: cell(IPC_DFU, row, 'dfu', amendments) ?? 0,
      trapIn: cell(IPC_DFU, row, 'trap', amendments) ?? null,
    };
  const unlistedIn = drainIn ?? inchesOf(/^unlisted-(?:fixture-)?(.+?)(?:-in)?$/.exec(name)?.[1] ?? '');
  if (unlistedIn === undefined) return undefined;
  const size = labelOf(unlistedIn);
  if (!IPC_DFU_UNLISTED.rows.has(size)) return undefined;
  return { row: `709.2, ${size} in`, dfu: cell(IPC_DFU_UNLISTED, size, 'dfu', amendments) ?? 0, trapIn: unlistedIn };
}

/** Returns “water-closet”, “water-closet-1.6”, “water-closet-over-1.6”, with the flush type. */
function closetRows(name: string, use: 'private' | 'public'): string[] {
  if (!name.startsWith('water-closet')) return [];
  if (name.includes('flushometer-tank')) return ['water-closet-flushometer-tank'];
  return [`water-closet-${use}-${/over|3\.5/.test(name) ? 'over-1.6' : '1.6'}`];
}

const washerRow = (name: string, use: 'private' | 'public'): string | undefined =>
  name === 'clothes-washer' && use === 'public' ? 'clothes-washer-commercial' : undefined;

function upc(name: string, occupancy: Occupancy, amendments: Amendments): Units | undefined {
  const row = [name, UPC_DFU_ROWS[name]].find((candidate) => candidate !== undefined && UPC_DFU.rows.has(candidate));
  const dfu = row === undefined ? undefined : cell(UPC_DFU, row, occupancy, amendments);
  if (row === undefined || dfu === undefined) return undefined;
  return { row: `${row} | ${occupancy}`, dfu, trapIn: cell(UPC_DFU, row, 'trap', amendments) ?? null };
}
