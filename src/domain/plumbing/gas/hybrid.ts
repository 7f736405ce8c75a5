import { z } from 'zod';
import { oneOf } from '@/domain/calculation/ranges';
import { defineCalculator } from '../core/calculator';
import { psi } from '../core/fields';
import { amendmentsField, checkAmendments } from '../core/grid';
import { InputFault } from '../core/issue';
import { chooseGasPipe } from './capacity';
import { GAS_TABLE_IDS } from './gasTables';
import {
  bendFeet,
  cfhOf,
  chosenTable,
  heatingValueOf,
  inTableUnit,
  onHand,
  onHandFields,
  tableFields,
} from './gasInputs';
import { ALL_GRIDS, answerOf, minimumSize, OUTPUTS, run, type Sized } from './sections';

/** Above it Table 402.4(18) and similar ones can't be used. */
const REGULATOR_DROP_LIMIT_PSI = 0.75;

/** Sizes each pressure zone by its own table and length, with the regulator’s own drop (IFGC 402.4.3). */
export const hybrid = defineCalculator({
  name: 'gas.hybrid',
  title: 'Gas with two pressures',
  needs: '`runs`, each with its `table`, or one for all; or `material`, `supplyPsi` and drop',
  inputs: z.strictObject({
    ...tableFields,
    ...onHandFields,
    runs: z
      .array(
        z.strictObject({
          ...run.shape,
          table: oneOf('Table', GAS_TABLE_IDS).optional(),
          availableEHD: onHandFields.availableEHD,
          availableSizes: onHandFields.availableSizes,
        }),
      )
      .min(1, 'Runs: at least one')
      .max(500, 'At most 500 runs')
      .meta({
        title: 'Runs',
        why: '{ id, table, lengthFt, cfh | btuh | kBtuh, availableEHD, availableSizes, extraBends }',
      }),
    regulatorDropPsi: psi('Drop of the regulator', 0, 10).optional(),
    minimumSize,
    amendments: amendmentsField,
  }),
  outputs: OUTPUTS,
  compute: (input, say) => {
    checkAmendments(input.amendments, ALL_GRIDS());
    const heatingValue = heatingValueOf(input.gas, input.heatingValueBtuPerCf);
    const { regulatorDropPsi } = input;
    const sized: Sized = {};
    input.runs.forEach((one, index) => {
      const path = `runs.${index}`;
      if (one.lengthFt === undefined) throw new InputFault(`${path}.lengthFt`, 'Length is missing');
      if (Object.hasOwn(sized, one.id)) throw new InputFault(`${path}.id`, `there is a section “${one.id}” already`);
      const { material: _common, ...choice } = input;
      const named = one.table ?? input.table;
      const table = chosenTable(named === undefined ? input : { ...choice, table: named }, say, `${path}.table`);
      if (regulatorDropPsi !== undefined && regulatorDropPsi > REGULATOR_DROP_LIMIT_PSI && table.supplyPsi === 2)
        throw new InputFault(
          'regulatorDropPsi',
          `the regulator loses ${regulatorDropPsi} psi: over 3/4 psi ${table.id} cannot be used`,
        );
      sized[one.id] = chooseGasPipe(table, {
        load: inTableUnit(cfhOf(one, heatingValue, `${path}.cfh`), table, heatingValue),
        lengthFt: one.lengthFt + bendFeet(one.extraBends ?? 0),
        onHand:
          onHand(one) ??
          onHand(
            table.material === 'CSST' ? { availableEHD: input.availableEHD } : { availableSizes: input.availableSizes },
          ),
        minimumIn: input.minimumSize ?? 0,
        path: `${path}.cfh`,
        lengthPath: `${path}.lengthFt`,
        amendments: input.amendments,
      });
    });
    if (regulatorDropPsi === undefined && new Set(Object.values(sized).map(({ why }) => why.table)).size > 1)
      say('Enter the regulator’s own drop: over 3/4 psi the 2 psi tables cannot be used', 'regulatorDropPsi');
    return answerOf(sized);
  },
});
