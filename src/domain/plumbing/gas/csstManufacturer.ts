import { z } from 'zod';
import { identifier, oneOf, within } from '@/domain/calculation/ranges';
import { defineCalculator } from '../core/calculator';
import { quantity } from '../core/fields';
import { cell, gridOf, placesOf, type Grid } from '../core/grid';
import { InputFault } from '../core/issue';
import { inchesOf } from '../core/sizes';
import { rounded, type Why } from '../core/why';
import {
  cfhOf,
  findLengthRow,
  heatingValueOf,
  loadFields,
  gasLengthFt,
  heatingValueField,
  bendFeet,
} from './gasInputs';
import { findGasTable, gasTable, unitOfTable } from './gasTables';
import { HOME_FLEX } from './tables/homeFlex';

/** For a low-pressure house, if no drop is named. */
const USUAL_DROP_INWC = 0.5;

type Maker = { ehdOfNominal: Readonly<Record<string, number>>; tables: ReadonlyMap<string, Grid> };

/** Makers whose tables are included; others are entered with `makerTable`. */
const MAKERS: Readonly<Record<string, Maker>> = {
  'HOME-FLEX': {
    ehdOfNominal: { '1/2': 18, '3/4': 25, '1': 31 },
    tables: new Map(
      Object.entries(HOME_FLEX).map(([name, csv]) => [
        name,
        gridOf({ id: `HOME-FLEX, ${name}`, edition: 'guide 11-801-007', grade: 'V1', csv }),
      ]),
    ),
  },
};

/** Sizes CSST by its manufacturer's table, which governs, alongside the generic one. */
export const csstManufacturer = defineCalculator({
  name: 'gas.csst_manufacturer',
  title: 'CSST by its maker’s table',
  needs: '`ehd` or `nominal`, or a load to find them; without a drop the table of 0.5 in w.c. is read',
  inputs: z.strictObject({
    maker: identifier('Maker').default('HOME-FLEX'),
    gas: oneOf('Gas', ['natural', 'propane']).default('natural'),
    heatingValueBtuPerCf: heatingValueField.optional(),
    ehd: within({ label: 'EHD', min: 10, max: 70, unit: '', why: 'CSST is 13 to 62' }).optional(),
    nominal: z
      .union([z.string(), z.number()], { error: 'Nominal size must be a label like “3/4”, or a number of inches' })
      .optional()
      .meta({ title: 'Nominal size', unit: 'in', why: 'its EHD differs by maker' }),
    lengthFt: gasLengthFt,
    dropInWc: within({
      label: 'Pressure drop',
      min: 0.1,
      max: 27.7,
      unit: 'in w.c.',
      why: 'tables have 0.5 to 6',
    }).optional(),
    supplyPsi: within({ label: 'Supply pressure', min: 0.14, max: 10, unit: 'psi', why: '2 or 5 psi' }).optional(),
    dropPsi: within({ label: 'Pressure drop', min: 0.01, max: 9, unit: 'psi', why: '1 or 3.5 psi' }).optional(),
    extraBends: quantity('Bends beyond four').default(0),
    makerTable: z
      .array(
        z.strictObject({
          lengthFt: gasLengthFt,
          ehd: within({ label: 'EHD', min: 10, max: 70, unit: '', why: 'CSST is 13 to 62' }),
          kBtuh: loadFields.kBtuh.unwrap(),
        }),
      )
      .min(1, 'Maker’s table: at least one row')
      .max(1000, 'At most 1,000 rows')
      .optional()
      .meta({ title: 'Table of another maker', why: 'rows of { lengthFt, ehd, kBtuh }' }),
    ...loadFields,
  }),
  outputs: {
    kBtuh: 'capacity by the maker, kBtu/h',
    ehd: 'EHD that was read, or the smallest that carries the load',
    nominal: 'nominal size of that EHD by the maker; null where it is not known',
    lengthRowFt: 'length row that was read, ft',
    genericTableCfh: 'capacity by the generic table, cfh, or kBtu/h of propane; null where it has no such cell',
    genericTable: 'that table; null without one',
    ok: 'whether the load is carried; null without a load',
  },
  compute: (input, say) => {
    const { gas, lengthFt, extraBends } = input;
    const maker = MAKERS[input.maker.toUpperCase()];
    const grid = input.makerTable ? enteredGrid(input.maker, input.makerTable) : makersGrid(maker, input);
    const equivalentFt = lengthFt + bendFeet(extraBends);
    const rows = [...grid.rows.keys()].map(Number);
    const row = findLengthRow(rows, equivalentFt);
    if (row === undefined)
      throw new InputFault('lengthFt', `${grid.id} ends at ${rows.at(-1) ?? 0} ft: CSST must not be extrapolated`);
    const heatingValue = heatingValueOf(gas, input.heatingValueBtuPerCf);
    const hasLoad = input.cfh !== undefined || input.btuh !== undefined || input.kBtuh !== undefined;
    const load = hasLoad ? (cfhOf(input, heatingValue, 'cfh') * heatingValue) / 1000 : undefined;
    const ehd = input.ehd ?? ehdOfNominal(maker, input.nominal) ?? smallestFor(grid, row, load);
    const kBtuh = cell(grid, String(row), String(ehd));
    if (kBtuh === undefined) throw new InputFault('ehd', `${grid.id} has EHD ${grid.columns.join(', ')}`);
    const generic = findGasTable({
      gas,
      material: 'CSST',
      ...(input.dropPsi === undefined || input.supplyPsi === undefined ? {} : { supplyPsi: input.supplyPsi }),
      ...(input.dropPsi === undefined ? { dropInWc: input.dropInWc ?? USUAL_DROP_INWC } : { dropPsi: input.dropPsi }),
    });
    const table = generic === undefined ? undefined : gasTable(generic);
    const genericRow = table && findLengthRow(table.lengths, equivalentFt);
    const genericCapacity =
      table && genericRow !== undefined ? cell(table.grid, String(genericRow), String(ehd)) : undefined;
    if (genericCapacity !== undefined && table && kBtuh < genericCapacity)
      say(
        `The maker’s table is lower than the generic one (${kBtuh} against ${genericCapacity} ${unitOfTable(table)}): the maker’s governs`,
        'maker',
      );
    say('CSST must be bonded to the electrode system', '');
    return {
      kBtuh,
      ehd,
      nominal: Object.entries(maker?.ehdOfNominal ?? {}).find(([, own]) => own === ehd)?.[0] ?? null,
      lengthRowFt: row,
      genericTableCfh: genericCapacity ?? null,
      genericTable: generic ?? null,
      ok: load === undefined ? null : load <= kBtuh,
      why: {
        table: grid.id,
        edition: grid.edition,
        row: `${row} ft, EHD ${ehd}`,
        governedBy: 'maker’s table',
        grade: grid.grade,
        ...(load === undefined ? {} : { margin: rounded(kBtuh - load), marginUnit: 'kBtu/h' }),
        ...beside(grid, row, ehd),
      },
    };
  },
});

/** Returns the EHD below and above in the same row. */
function beside(grid: Grid, row: number, ehd: number): Pick<Why, 'smaller' | 'larger'> {
  const there = grid.columns.flatMap((size) => {
    const kBtuh = cell(grid, String(row), size);
    return kBtuh === undefined ? [] : [{ size, kBtuh }];
  });
  const smaller = there.findLast(({ size }) => Number(size) < ehd);
  const larger = there.find(({ size }) => Number(size) > ehd);
  return { ...(smaller && { smaller }), ...(larger && { larger }) };
}

function makersGrid(
  maker: Maker | undefined,
  {
    maker: name,
    gas,
    dropInWc,
    supplyPsi,
    dropPsi,
  }: {
    maker: string;
    gas: string;
    dropInWc?: number | undefined;
    supplyPsi?: number | undefined;
    dropPsi?: number | undefined;
  },
): Grid {
  if (!maker)
    throw new InputFault(
      'maker',
      `there is ${Object.keys(MAKERS).join(', ')}; enter the table of ${name} as makerTable`,
    );
  const key =
    dropPsi === undefined
      ? `${gas} ${dropInWc ?? USUAL_DROP_INWC} in w.c.`
      : `${gas} ${supplyPsi ?? 2} psi ${dropPsi} psi`;
  const grid = maker.tables.get(key);
  if (!grid)
    throw new InputFault(
      dropPsi === undefined ? 'dropInWc' : 'dropPsi',
      `${name} has ${[...maker.tables.keys()].join('; ')}`,
    );
  return grid;
}

function enteredGrid(maker: string, rows: readonly { lengthFt: number; ehd: number; kBtuh: number }[]): Grid {
  const columns = [...new Set(rows.map(({ ehd }) => ehd))].sort((a, b) => a - b);
  const labels = columns.map(String);
  const lengths = [...new Set(rows.map(({ lengthFt }) => lengthFt))].sort((a, b) => a - b);
  return {
    id: `${maker}, as entered`,
    edition: 'entered',
    grade: 'V1',
    unread: new Set(),
    rowTitle: 'ft',
    columns: labels,
    columnAt: placesOf(labels),
    rows: new Map(
      lengths.map((length) => [
        String(length),
        columns.map((ehd) => rows.find((row) => row.lengthFt === length && row.ehd === ehd)?.kBtuh),
      ]),
    ),
  };
}

function ehdOfNominal(maker: Maker | undefined, nominal: string | number | undefined): number | undefined {
  if (nominal === undefined) return undefined;
  const inches = typeof nominal === 'number' ? nominal : inchesOf(nominal);
  const found = Object.entries(maker?.ehdOfNominal ?? {}).find(([label]) => inchesOf(label) === inches);
  if (!found) throw new InputFault('nominal', `this maker has ${Object.keys(maker?.ehdOfNominal ?? {}).join(', ')} in`);
  return found[1];
}

function smallestFor(grid: Grid, row: number, load: number | undefined): number {
  if (load === undefined) throw new InputFault('ehd', 'enter EHD or nominal size, or a load to find it');
  const found = grid.columns.find((ehd) => (cell(grid, String(row), ehd) ?? 0) >= load);
  if (found === undefined)
    throw new InputFault('kBtuh', `no size of ${grid.id} carries ${rounded(load, 1)} kBtu/h at ${row} ft`);
  return Number(found);
}
