import { z } from 'zod';
import { defineCalculator } from '../core/calculator';
import { codeField, requireCode, unreadEdition } from '../core/codes';
import { flowOrNoneGpm } from '../core/fields';
import { amendmentsField, checkAmendments, citing } from '../core/grid';
import { InputFault } from '../core/issue';
import { rounded } from '../core/why';
import { drainFixturesField, drainLoad, listedDrains } from './fixtureUnits';
import { IPC_DFU, IPC_DFU_UNLISTED, UPC_DFU } from './tables/fixtureUnits';

/** IPC 709.3, from memory of the code; the UPC has the same. */
const DFU_PER_GPM = 2;

/** Calculates the drainage fixture units of a list of fixtures. */
export const dfuTotal = defineCalculator({
  name: 'drain.dfu_total',
  title: 'Drainage fixture units',
  inputs: z.strictObject({
    code: codeField,
    fixtures: drainFixturesField,
    continuousGpm: flowOrNoneGpm('Continuous discharge').default(0),
    amendments: amendmentsField,
  }),
  outputs: {
    dfu: 'drainage fixture units',
    lines: 'fixture lines with the row of the table, DFU and least trap in in',
  },
  compute: ({ code, fixtures, continuousGpm, amendments }, say) => {
    requireCode(code, ['IPC', 'UPC'], 'Drainage fixture units');
    checkAmendments(amendments, [IPC_DFU, IPC_DFU_UNLISTED, UPC_DFU]);
    const note = unreadEdition(code);
    if (note !== '') say(note, 'code');
    const named = Array.isArray(fixtures);
    const list = listedDrains(fixtures);
    if (list.length === 0 && continuousGpm === 0) throw new InputFault('fixtures', 'enter at least one fixture');
    const lines = list.map((line, index) =>
      drainLoad(line, code, named ? `fixtures.${index}` : 'fixtures', amendments),
    );
    if (continuousGpm > 0)
      say('2 DFU for each gpm of continuous discharge is from memory of the code', 'continuousGpm');
    const dfu = rounded(lines.reduce((sum, line) => sum + line.dfu, 0) + continuousGpm * DFU_PER_GPM);
    return {
      dfu,
      lines,
      why: {
        ...citing(code.name === 'IPC' ? IPC_DFU : UPC_DFU, amendments),
        row: lines.map(({ row, qty }) => `${qty} × ${row}`).join('; '),
        governedBy: continuousGpm > 0 ? 'table and 2 DFU per gpm (709.3)' : 'table',
      },
    };
  },
});
