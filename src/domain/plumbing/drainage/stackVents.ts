import { z } from 'zod';
import { defineCalculator } from '../core/calculator';
import { codeOr, requireCode } from '../core/codes';
import { loadUnits, nominalIn } from '../core/fields';
import { amendmentsField, cell, checkAmendments, citing, type Amendments } from '../core/grid';
import { InputFault } from '../core/issue';
import { inchesOf, labelOf } from '../core/sizes';
import { marginTo } from '../core/why';
import { DRAIN_SIZES } from './sizeDrain';
import { IPC_STACK_VENT } from './tables/vents';
import { developedFt, noteEdition, type VentChoice } from './vents';

/** Stacks of this size are in the table, but hardly anyone sells the pipe. */
const NOT_SOLD_IN = 2.5;

export type StackVentChoice = VentChoice & { rowDfu: number; maxFt: number };
/** A stack for which no vent of the table is long enough, and the larger stack that has one. */
export type StackVentTooLong = {
  maxFt: number;
  rowDfu: number;
  remedy: { stackIn: number; choice: StackVentChoice } | undefined;
};

/** “3 in stack with at least a 2-1/2 in vent (270 ft)”; '' if the table has none. */
const remedyText = ({ remedy }: StackVentTooLong): string =>
  remedy
    ? `${labelOf(remedy.stackIn)} in stack with at least a ${remedy.choice.vent} in vent (${remedy.choice.maxFt} ft)`
    : '';

/**
 * Looks up IPC Table 906.1: first row of the stack with at least the DFU, smallest vent that is long enough.
 * @throws InputFault where the table ends, with the larger stack that it has instead
 */
export function stackVent(stackIn: number, dfu: number, lengthFt: number, amendments?: Amendments): StackVentChoice {
  const found = readStackVent(stackIn, dfu, lengthFt, amendments);
  if ('vent' in found) return found;
  const remedy = remedyText(found);
  throw new InputFault(
    'developedFt',
    `Table 906.1 ends at ${found.maxFt} ft here: ${remedy === '' ? 'an engineer decides' : `it has a ${remedy}`}`,
  );
}

/**
 * Does the same as `stackVent`, but a developed length beyond the table is an answer: the reach of the stack's longest vent, and the next
 * larger stack that has one.
 * @throws InputFault if the table has no such stack, or too few DFU for it
 */
function readStackVent(
  stackIn: number,
  dfu: number,
  lengthFt: number,
  amendments?: Amendments,
): StackVentChoice | StackVentTooLong {
  const rows = stackRows().filter((row) => row.stackIn === stackIn);
  if (rows.length === 0)
    throw new InputFault(
      'stackIn',
      `our copy of Table 906.1 has stacks of 1-1/4 to 8 in, not ${labelOf(stackIn)}: an engineer decides`,
    );
  const found = rows.find((row) => row.dfu >= dfu);
  if (!found)
    throw new InputFault(
      'dfu',
      `Table 906.1 ends at ${rows.at(-1)?.dfu ?? 0} DFU for a ${labelOf(stackIn)} in stack: a larger stack`,
    );
  const sizes = columnsOfRow(found.row, amendments);
  const choice = ventOfRow(found, sizes, lengthFt, amendments);
  if (choice) return choice;
  for (const larger of stackRows()) {
    if (larger.stackIn <= stackIn || larger.stackIn === NOT_SOLD_IN || larger.dfu < dfu) continue;
    const remedy = ventOfRow(larger, columnsOfRow(larger.row, amendments), lengthFt, amendments);
    if (remedy)
      return {
        maxFt: sizes.at(-1)?.maxFt ?? 0,
        rowDfu: found.dfu,
        remedy: { stackIn: larger.stackIn, choice: remedy },
      };
  }
  return { maxFt: sizes.at(-1)?.maxFt ?? 0, rowDfu: found.dfu, remedy: undefined };
}

type StackRow = { row: string; stackIn: number; dfu: number };
type RowVent = { size: string; sizeIn: number; maxFt: number };

/** Returns the rows of Table 906.1, by stack and DFU ascending. */
const stackRows = (): StackRow[] =>
  [...IPC_STACK_VENT.rows.keys()].map((row) => {
    const [size = '', most = ''] = row.split(' in to ');
    return { row, stackIn: inchesOf(size) ?? 0, dfu: Number.parseFloat(most) };
  });

const columnsOfRow = (row: string, amendments: Amendments): RowVent[] =>
  IPC_STACK_VENT.columns.flatMap((column) => {
    const maxFt = cell(IPC_STACK_VENT, row, column, amendments);
    return maxFt === undefined ? [] : [{ size: column, sizeIn: inchesOf(column) ?? 0, maxFt }];
  });

function ventOfRow(
  { stackIn, dfu }: StackRow,
  sizes: readonly RowVent[],
  lengthFt: number,
  amendments: Amendments,
): StackVentChoice | undefined {
  const index = sizes.findIndex(({ maxFt }) => maxFt >= lengthFt);
  const chosen = sizes[index];
  if (!chosen) return undefined;
  const [below, above] = [sizes[index - 1], sizes[index + 1]];
  return {
    ventIn: chosen.sizeIn,
    vent: chosen.size,
    rowDfu: dfu,
    maxFt: chosen.maxFt,
    why: {
      ...citing(IPC_STACK_VENT, amendments),
      row: `${labelOf(stackIn)} in stack, ${dfu} DFU, vent ${chosen.size} in`,
      governedBy: below ? 'developed length' : 'smallest vent of the row',
      ...marginTo(chosen.maxFt, lengthFt, 'ft'),
      ...(below ? { smaller: { size: below.size, maxFt: below.maxFt } } : {}),
      ...(above ? { larger: { size: above.size, maxFt: above.maxFt } } : {}),
    },
  };
}

/** Sizes stack vents and vent stacks by IPC Table 906.1. */
export const ventStack = defineCalculator({
  name: 'vent.stack',
  title: 'Stack vents and vent stacks',
  inputs: z.strictObject({
    code: codeOr('IPC'),
    stackIn: nominalIn('Soil or waste stack', DRAIN_SIZES),
    dfu: loadUnits('DFU', 'DFU'),
    developedFt,
    amendments: amendmentsField,
  }),
  outputs: {
    ok: 'whether the table has a vent of that length for the stack',
    ventIn: 'vent, in; null where no vent of the table is long enough',
    vent: 'the same as a label; empty without one',
    rowDfu: 'DFU of the row that was read',
    maxFt: 'longest developed length of that vent, or of the longest one that the stack may have, ft',
    remedy:
      'the larger stack for which the table has a vent of that length; empty where none is needed or there is none',
  },
  compute: ({ code, stackIn, dfu, developedFt: length, amendments }, say) => {
    requireCode(code, ['IPC'], 'Stack vents');
    checkAmendments(amendments, [IPC_STACK_VENT]);
    noteEdition(code, say);
    const found = readStackVent(stackIn, dfu, length, amendments);
    if ('vent' in found) {
      if (found.ventIn === 2.5) say('2-1/2 in is not sold everywhere: 3 in is the next size', 'developedFt');
      return { ok: true, ...found, remedy: '' };
    }
    const remedy = remedyText(found);
    say(
      `Table 906.1 ends at ${found.maxFt} ft here: ${remedy === '' ? 'an engineer decides' : `a ${remedy}`}`,
      'developedFt',
    );
    return {
      ok: false,
      ventIn: null,
      vent: '',
      rowDfu: found.rowDfu,
      maxFt: found.maxFt,
      remedy,
      why: {
        ...citing(IPC_STACK_VENT, amendments),
        row: `${labelOf(stackIn)} in stack, ${found.rowDfu} DFU`,
        governedBy: 'developed length',
        ...marginTo(found.maxFt, length, 'ft'),
        ...(found.remedy
          ? {
              larger: {
                size: labelOf(found.remedy.stackIn),
                vent: found.remedy.choice.vent,
                maxFt: found.remedy.choice.maxFt,
              },
            }
          : {}),
      },
    };
  },
});
