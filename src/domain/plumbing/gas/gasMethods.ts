import { z } from 'zod';
import { defineCalculator } from '../core/calculator';
import { quantity } from '../core/fields';
import { amendmentsField, checkAmendments } from '../core/grid';
import { InputFault } from '../core/issue';
import { chooseGasPipe } from './capacity';
import {
  bendFeet,
  btuhField,
  cfhField,
  cfhOf,
  chosenTable,
  ELEVATED_PSI,
  gasLengthFt,
  heatingValueOf,
  inTableUnit,
  kBtuhField,
  onHand,
  onHandFields,
  tableFields,
  type TableChoice,
} from './gasInputs';
import { ALL_GRIDS, answerOf, minimumSize, OUTPUTS, run, type Sized } from './sections';

/** Schedule 40 after the meter of a house: natural gas at less than 2 psi, 0.5 in w.c. */
const USUAL_TABLE = '402.4(2)';
const saysNothingOfTable = ({ gas, table, material, supplyPsi, dropInWc, dropPsi }: TableChoice): boolean =>
  gas === 'natural' &&
  (supplyPsi === undefined || supplyPsi < ELEVATED_PSI) &&
  (material === undefined || material === 'schedule-40') &&
  [table, dropInWc, dropPsi].every((said) => said === undefined);

/** Uses one length, to the most remote outlet, for every section (IFGC 402.4.1, UPC 1316.1.1). */
export const longestLength = defineCalculator({
  name: 'gas.longest_length',
  title: 'Gas by the longest length',
  needs:
    'loads by section; the `table`, or `material`, `supplyPsi` and drop; the drop may be left out where one table fits. Natural gas with none of them reads 402.4(2)',
  inputs: z.strictObject({
    ...tableFields,
    ...onHandFields,
    lengthFt: gasLengthFt,
    loadsCfh: z
      .record(z.string(), cfhField)
      .optional()
      .meta({ title: 'Loads by section', unit: 'cfh', why: 'everything downstream of it' }),
    loadsBtuh: z
      .record(z.string(), btuhField)
      .optional()
      .meta({ title: 'Loads by section', unit: 'Btu/h', why: 'input of everything downstream' }),
    loadsKBtuh: z
      .record(z.string(), kBtuhField)
      .optional()
      .meta({ title: 'Loads by section', unit: 'kBtu/h', why: 'input of everything downstream' }),
    minimumSize,
    extraBends: quantity('Bends beyond four, CSST').default(0),
    amendments: amendmentsField,
  }),
  outputs: {
    ...OUTPUTS,
    cfh: 'load by section, whole cfh',
    lengthRowFt: 'length row that was read, ft',
    table: 'table that was read',
  },
  compute: (input, say) => {
    checkAmendments(input.amendments, ALL_GRIDS());
    const usual = saysNothingOfTable(input) ? USUAL_TABLE : undefined;
    const table = chosenTable({ ...input, table: input.table ?? usual }, say);
    if (usual !== undefined) say(`${usual} was taken: name the table where another drop or supply counts`, 'table');
    const heatingValue = heatingValueOf(input.gas, input.heatingValueBtuPerCf);
    const loads = [
      ...entriesOf(input.loadsCfh, 'loadsCfh', (cfh) => ({ cfh })),
      ...entriesOf(input.loadsBtuh, 'loadsBtuh', (btuh) => ({ btuh })),
      ...entriesOf(input.loadsKBtuh, 'loadsKBtuh', (kBtuh) => ({ kBtuh })),
    ];
    if (loads.length === 0) throw new InputFault('loadsCfh', 'enter the load of at least one section');
    const twice = loads.find(({ id }, index) => loads.some((other, at) => at < index && other.id === id));
    if (twice) throw new InputFault(twice.path, 'this section has a load already');
    const sized: Sized = {};
    const cfhById: Record<string, number> = {};
    for (const { id, path, load } of loads) {
      const cfh = cfhOf(load, heatingValue, path);
      cfhById[id] = Math.round(cfh);
      sized[id] = chooseGasPipe(table, {
        load: inTableUnit(cfh, table, heatingValue),
        lengthFt: input.lengthFt + bendFeet(input.extraBends),
        onHand: onHand(input),
        minimumIn: input.minimumSize ?? 0,
        path,
        lengthPath: 'lengthFt',
        amendments: input.amendments,
      });
    }
    return {
      ...answerOf(sized),
      cfh: cfhById,
      lengthRowFt: Object.values(sized)[0]?.lengthRowFt ?? 0,
      table: table.id,
    };
  },
});

function entriesOf<T>(
  loads: Record<string, number> | undefined,
  field: string,
  load: (value: number) => T,
): { id: string; path: string; load: T }[] {
  return Object.entries(loads ?? {}).map(([id, value]) => ({ id, path: `${field}.${id}`, load: load(value) }));
}

/** Sizes mains by the longest length, each branch by its own total length from the point of delivery (IFGC 402.4.2). */
export const branchLength = defineCalculator({
  name: 'gas.branch_length',
  title: 'Gas by branch length',
  needs: '`runs`; the `table`, or `material`, `supplyPsi` and drop; the drop may be left out where one table fits',
  inputs: z.strictObject({
    ...tableFields,
    ...onHandFields,
    runs: z.array(run).min(1, 'Branches: at least one').max(500, 'At most 500 branches').meta({
      title: 'Branches',
      why: '{ id, lengthFt, cfh | btuh | kBtuh, extraBends }; lengthFt from the point of delivery',
    }),
    mains: z
      .array(run)
      .max(500, 'At most 500 mains')
      .optional()
      .meta({ title: 'Mains', why: 'the same; each at the longest length of all' }),
    longestLengthFt: gasLengthFt.optional(),
    minimumSize,
    amendments: amendmentsField,
  }),
  outputs: { ...OUTPUTS, longestLengthFt: 'length that the mains were sized with, ft', table: 'table that was read' },
  compute: (input, say) => {
    checkAmendments(input.amendments, ALL_GRIDS());
    const table = chosenTable(input, say);
    const heatingValue = heatingValueOf(input.gas, input.heatingValueBtuPerCf);
    const longest = Math.max(
      input.longestLengthFt ?? 0,
      ...input.runs.map(({ lengthFt }) => lengthFt ?? 0),
      ...(input.mains ?? []).map(({ lengthFt }) => lengthFt ?? 0),
    );
    const sized: Sized = {};
    const size = (one: z.output<typeof run>, lengthFt: number, path: string): void => {
      if (Object.hasOwn(sized, one.id)) throw new InputFault(`${path}.id`, `there is a section “${one.id}” already`);
      sized[one.id] = chooseGasPipe(table, {
        load: inTableUnit(cfhOf(one, heatingValue, `${path}.cfh`), table, heatingValue),
        lengthFt: lengthFt + bendFeet(one.extraBends ?? 0),
        onHand: onHand(input),
        minimumIn: input.minimumSize ?? 0,
        path: `${path}.cfh`,
        lengthPath: `${path}.lengthFt`,
        amendments: input.amendments,
      });
    };
    input.runs.forEach((one, index) => {
      if (one.lengthFt === undefined) throw new InputFault(`runs.${index}.lengthFt`, 'Length is missing');
      size(one, one.lengthFt, `runs.${index}`);
    });
    (input.mains ?? []).forEach((one, index) => size(one, longest, `mains.${index}`));
    return { ...answerOf(sized), longestLengthFt: longest, table: table.id };
  },
});
