import { z } from 'zod';
import { defineCalculator } from '../core/calculator';
import { quantity } from '../core/fields';
import { amendmentsField, checkAmendments } from '../core/grid';
import { rounded } from '../core/why';
import { chooseGasPipe } from './capacity';
import {
  bendFeet,
  cfhOf,
  chosenTable,
  gasLengthFt,
  heatingValueOf,
  inTableUnit,
  loadFields,
  onHand,
  onHandFields,
  tableFields,
} from './gasInputs';
import { ALL_GRIDS, minimumSize } from './sections';

/** Looks up one load at one length in one table. */
export const tableReading = defineCalculator({
  name: 'gas.table',
  title: 'One gas pipe by its table',
  needs:
    'one load (`cfh`, `btuh` or `kBtuh`); the `table`, or `material`, `supplyPsi` and drop; the drop may be left out where one table fits',
  inputs: z.strictObject({
    ...tableFields,
    ...onHandFields,
    ...loadFields,
    lengthFt: gasLengthFt,
    minimumSize,
    extraBends: quantity('Bends beyond four, CSST').default(0),
    amendments: amendmentsField,
  }),
  outputs: {
    cfh: 'load, cfh',
    kBtuh: 'load, kBtu/h',
    size: 'nominal size; EHD of CSST',
    sizeIn: 'the same as a number, in; null of CSST',
    ehd: 'EHD; null of pipe and tube',
    capacity: 'what the size carries, cfh, or kBtu/h of propane',
    printed: 'the printed cell',
    equation: 'what the equation gives; null of CSST',
    lengthRowFt: 'length row that was read, ft',
    unit: 'cfh or kBtu/h',
    table: 'table that was read',
  },
  compute: (input, say) => {
    checkAmendments(input.amendments, ALL_GRIDS());
    const table = chosenTable(input, say);
    const heatingValue = heatingValueOf(input.gas, input.heatingValueBtuPerCf);
    const cfh = cfhOf(input, heatingValue, 'cfh');
    const { load: _load, ...choice } = chooseGasPipe(table, {
      load: inTableUnit(cfh, table, heatingValue),
      lengthFt: input.lengthFt + bendFeet(input.extraBends),
      onHand: onHand(input),
      minimumIn: input.minimumSize ?? 0,
      path: 'cfh',
      lengthPath: 'lengthFt',
      amendments: input.amendments,
    });
    if (choice.equation !== null && choice.equation < choice.printed * 0.94)
      say(`The table prints ${choice.printed}, the equation gives ${choice.equation}`, 'table');
    return {
      ...choice,
      cfh: rounded(cfh, 2),
      kBtuh: rounded((cfh * heatingValue) / 1000, 2),
      ehd: table.material === 'CSST' ? Number(choice.size) : null,
      table: table.id,
    };
  },
});
