import { z } from 'zod';
import { oneOf, within } from '@/domain/calculation/ranges';
import { defineCalculator } from '../core/calculator';
import { codeField, requireCode, unreadEdition } from '../core/codes';
import { nominalIn, pipeSlope } from '../core/fields';
import { amendmentsField, cell, checkAmendments, citing } from '../core/grid';
import { InputFault } from '../core/issue';
import { labelOf } from '../core/sizes';
import { rounded } from '../core/why';
import { IPC_TRAP_ARM, UPC_TRAP_ARM } from './tables/trapArms';

const TRAP_SIZES = [1.25, 1.5, 2, 3, 4] as const;

/** Returns the longest trap arm of a trap, by IPC 909.1 or UPC 1002.2, and whether a given one is within it. */
export const trapArm = defineCalculator({
  name: 'drain.trap_arm',
  title: 'Length of a trap arm',
  inputs: z.strictObject({
    code: codeField,
    trapIn: nominalIn('Trap', TRAP_SIZES),
    fixture: oneOf('Fixture', ['water-closet', 'other']).default('other'),
    armFt: within({ label: 'Length of the arm', min: 0, max: 30, unit: 'ft', why: 'no code lets more' }).optional(),
    armIn: within({ label: 'Length of the arm', min: 0, max: 360, unit: 'in', why: 'no code lets more' }).optional(),
    slopeInPerFt: pipeSlope.optional(),
    amendments: amendmentsField,
  }),
  outputs: {
    maxFt: 'longest arm, ft; null where the code has no limit',
    maxIn: 'longest arm, in; null where the code has no limit',
    slopeInPerFt: 'slope that was used, in/ft',
    fallIn: 'fall of the arm, in; null without its length',
    maxFallIn: 'one diameter of the pipe, in',
    ok: 'whether the arm is within both limits; null without its length',
  },
  compute: ({ code, trapIn, fixture, armFt, armIn, amendments, ...rest }, say) => {
    requireCode(code, ['IPC', 'UPC'], 'Trap arms');
    checkAmendments(amendments, [IPC_TRAP_ARM, UPC_TRAP_ARM]);
    if (armFt !== undefined && armIn !== undefined)
      throw new InputFault('armIn', 'enter the length in ft or in in, not both');
    const note = unreadEdition(code);
    if (note !== '') say(note, 'code');
    const isCloset = fixture === 'water-closet';
    const grid = code.name === 'IPC' ? IPC_TRAP_ARM : UPC_TRAP_ARM;
    const row = isCloset && code.name === 'UPC' ? 'water closet' : labelOf(trapIn);
    const printed = cell(grid, row, code.name === 'IPC' ? 'ft' : 'in', amendments) ?? 0;
    const maxIn = code.name === 'IPC' ? (isCloset ? null : printed * 12) : printed;
    const slope = rest.slopeInPerFt ?? cell(grid, row, 'slope', amendments) ?? 0.25;
    const leastSlope = cell(grid, row, 'slope', amendments) ?? 0.25;
    if (slope < leastSlope) say(`The table is for ${leastSlope} in/ft: a flatter arm is not in it`, 'slopeInPerFt');
    const length = armIn ?? (armFt === undefined ? undefined : armFt * 12);
    const fallIn = length === undefined ? null : rounded((length / 12) * slope);
    const isLongEnough = length === undefined ? null : maxIn === null || length <= maxIn + 1e-9;
    const fallsTooMuch = fallIn !== null && !isCloset && fallIn > trapIn;
    if (fallsTooMuch)
      say(`The arm falls ${fallIn} in, more than one diameter: the trap can siphon (from memory of the code)`, 'armFt');
    return {
      maxFt: maxIn === null ? null : rounded(maxIn / 12),
      maxIn,
      slopeInPerFt: slope,
      fallIn,
      maxFallIn: trapIn,
      ok: isLongEnough === null ? null : isLongEnough && !fallsTooMuch,
      why: {
        ...citing(grid, amendments),
        row: `${row}, ${slope} in/ft`,
        governedBy:
          maxIn === null
            ? 'the IPC does not limit self-siphoning fixtures'
            : fallsTooMuch
              ? 'fall over one diameter'
              : 'table',
        ...(maxIn === null || length === undefined ? {} : { margin: rounded(maxIn - length), marginUnit: 'in' }),
      },
    };
  },
});
