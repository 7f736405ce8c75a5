import { z } from 'zod';
import { oneOf, within } from '@/domain/calculation/ranges';
import type { Say } from '../core/calculator';
import { saying } from '../core/fields';
import { InputFault } from '../core/issue';
import { GASES, type Gas } from './equation';
import {
  findGasTable,
  GAS_MATERIALS,
  GAS_TABLE_IDS,
  gasTable,
  type GasMaterial,
  type GasTable,
  type GasTableId,
} from './gasTables';

export const cfhField = within({
  label: 'Load',
  min: 0.001,
  max: 100_000,
  unit: 'cfh',
  why: 'it is the input of the appliances',
});
export const btuhField = saying(
  within({
    label: 'Load',
    min: 1,
    max: 50_000_000,
    unit: 'Btu/h',
    why: 'it is the input of the appliances, not their output',
  }),
  { above: 5_000_000, say: 'more than 5,000,000 Btu/h: look again' },
);
export const kBtuhField = within({
  label: 'Load',
  min: 0.001,
  max: 50_000,
  unit: 'kBtu/h',
  why: 'it is the input of the appliances',
});
export const gasLengthFt = within({ label: 'Length', min: 1, max: 5000, unit: 'ft', why: 'tables end at 2,000' });
export const heatingValueField = within({
  label: 'Heating value',
  min: 500,
  max: 3500,
  unit: 'Btu/cf',
  why: 'natural gas has about 1,000, propane 2,500: ask the utility',
});

/** The gas and how a table is identified: by its number, or by its purpose. */
export const tableFields = {
  gas: oneOf('Gas', ['natural', 'propane']).default('natural'),
  heatingValueBtuPerCf: heatingValueField.optional(),
  table: oneOf('Table', GAS_TABLE_IDS).optional(),
  material: oneOf('Material', GAS_MATERIALS).optional(),
  supplyPsi: within({
    label: 'Supply pressure',
    min: 0.14,
    max: 10,
    unit: 'psi',
    why: '4 in w.c. to 10 psi',
  }).optional(),
  dropInWc: within({
    label: 'Pressure drop',
    min: 0.1,
    max: 27.7,
    unit: 'in w.c.',
    why: 'more is entered in psi',
  }).optional(),
  dropPsi: within({
    label: 'Pressure drop',
    min: 0.01,
    max: 9,
    unit: 'psi',
    why: 'less is entered in in w.c.',
  }).optional(),
};

/** Sizes on hand, as labels or EHD. */
export const onHandFields = {
  availableEHD: z
    .array(within({ label: 'EHD', min: 10, max: 70, unit: '', why: 'CSST is 13 to 62' }))
    .min(1, 'EHD on hand: at least one')
    .optional()
    .meta({ title: 'EHD of the CSST on hand', why: 'the maker’s sizes; without it all of the table' }),
  availableSizes: z
    .array(z.string('must be a label like “3/4”'))
    .min(1, 'Sizes on hand: at least one')
    .optional()
    .meta({ title: 'Sizes on hand', why: 'labels like “3/4”; without it all of the table' }),
};

export const loadFields = {
  cfh: cfhField.optional(),
  btuh: btuhField.optional(),
  kBtuh: kBtuhField.optional(),
};

export type TableChoice = {
  gas: Gas;
  table?: GasTableId | undefined;
  material?: GasMaterial | undefined;
  supplyPsi?: number | undefined;
  dropInWc?: number | undefined;
  dropPsi?: number | undefined;
};

/** From this pressure on, tables are named by their supply pressure. */
export const ELEVATED_PSI = 2;
const APPROVAL_ABOVE_PSI = 5;

/** Returns the named table, or the one for the material, pressure and drop. Throws `InputFault` if there is none. */
export function chosenTable(choice: TableChoice, say: Say, path = 'table'): GasTable {
  const { gas, material, supplyPsi } = choice;
  if (supplyPsi !== undefined && supplyPsi > APPROVAL_ABOVE_PSI)
    say('More than 5 psi in a building needs approval in most places', 'supplyPsi');
  const id = choice.table ?? lookedFor(choice, say, path);
  const table = gasTable(id);
  if (table.gas !== gas) throw new InputFault(path, `${id} is for ${table.gas}, not ${gas}`);
  if (material !== undefined && material !== table.material)
    throw new InputFault(path, `${id} is for ${table.material}, not ${material}`);
  if (table.material === 'CSST') {
    say(
      `The table of the CSST’s maker governs; ${id} is generic, with four bends and two fittings. It must be bonded`,
      path,
    );
  }
  return table;
}

function lookedFor(
  { gas, material = 'schedule-40', supplyPsi, dropInWc, dropPsi }: TableChoice,
  say: Say,
  path: string,
): GasTableId {
  const isElevated = supplyPsi !== undefined && supplyPsi >= ELEVATED_PSI;
  const ofMaterial = GAS_TABLE_IDS.map(gasTable).filter((table) => table.gas === gas && table.material === material);
  if (dropInWc === undefined && dropPsi === undefined) {
    const [only, ...others] = ofMaterial.filter((table) => table.supplyPsi === (isElevated ? supplyPsi : undefined));
    if (only === undefined || others.length > 0)
      throw new InputFault(path, `name a table, or its drop; of ${gas} in ${material} there are ${named(ofMaterial)}`);
    say(`${named([only])} was taken: the only one for ${gas} in ${material} at this supply`, path);
    return only.id;
  }
  const id = findGasTable({
    gas,
    material,
    ...(isElevated ? { supplyPsi } : {}),
    ...(dropInWc === undefined ? {} : { dropInWc }),
    ...(dropPsi === undefined ? {} : { dropPsi }),
  });
  if (id !== undefined) return id;
  throw new InputFault(
    path,
    `no table of ${gas} in ${material} has this supply and drop; there are ${named(ofMaterial)}`,
  );
}

/** Names tables by what distinguishes them: the drop, from 2 psi on also the supply. */
const named = (tables: readonly GasTable[]): string =>
  tables
    .map(({ id, supplyPsi, dropInWc, dropPsi }) =>
      supplyPsi === undefined
        ? `${id} (drop ${dropInWc ?? 0} in w.c.)`
        : `${id} (${supplyPsi} psi, drop ${dropPsi ?? 0} psi)`,
    )
    .join(', ');

export type Load = { cfh?: number | undefined; btuh?: number | undefined; kBtuh?: number | undefined };

export const heatingValueOf = (gas: Gas, entered: number | undefined): number => entered ?? GASES[gas].btuPerCf;

/** Returns a load in cfh, whatever unit it was entered in. Throws unless exactly one is given. */
export function cfhOf({ cfh, btuh, kBtuh }: Load, heatingValue: number, path: string): number {
  const given = [
    cfh,
    btuh === undefined ? undefined : btuh / heatingValue,
    kBtuh === undefined ? undefined : (kBtuh * 1000) / heatingValue,
  ];
  const [one, more] = given.filter((value) => value !== undefined);
  if (one === undefined || more !== undefined)
    throw new InputFault(
      path,
      one === undefined ? 'the load is missing: cfh, btuh or kBtuh' : 'enter the load once: cfh, btuh or kBtuh',
    );
  return one;
}

/** Converts a load to the table's unit: cfh of natural gas, thousands of Btu/h of propane. */
export const inTableUnit = (cfh: number, table: GasTable, heatingValue: number): number =>
  table.gas === 'natural' ? cfh : (cfh * heatingValue) / 1000;

/** Returns the labels of sizes on hand; undefined if everything is. */
export const onHand = (input: {
  availableEHD?: number[] | undefined;
  availableSizes?: string[] | undefined;
}): string[] | undefined => input.availableEHD?.map(String) ?? input.availableSizes;

/** From memory: 1.3 ft for each bend beyond four, times the number of bends; a maker’s own rule replaces it. */
export const bendFeet = (extraBends: number): number => 1.3 * extraBends;

/** Returns the printed length for a run: the next longer one. */
export const findLengthRow = (lengths: readonly number[], lengthFt: number): number | undefined =>
  lengths.find((length) => length >= lengthFt);
