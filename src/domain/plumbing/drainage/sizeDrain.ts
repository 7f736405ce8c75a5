import { z } from 'zod';
import { flag, within } from '@/domain/calculation/ranges';
import { defineCalculator, type Say } from '../core/calculator';
import { codeField, requireCode, unreadEdition } from '../core/codes';
import { loadUnits, nominalIn, quantity, slopeField, word } from '../core/fields';
import { amendmentsField, checkAmendments, citing } from '../core/grid';
import { InputFault } from '../core/issue';
import { labelOf } from '../core/sizes';
import { marginTo, rounded, type Why } from '../core/why';
import { chooseDrain, drainSizes, slopeColumn, type DrainNeed } from './chooseDrain';
import { ELEMENTS, readElement } from './elements';
import {
  IPC_BRANCH_STACK,
  IPC_BUILDING_DRAIN,
  IPC_DRAIN_RULES,
  UPC_DRAIN_RULES,
  UPC_DRAIN_VENT,
} from './tables/drainSizes';

export const DRAIN_SIZES = [1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15] as const;

const drainSlope = slopeField({
  min: 0.0625,
  max: 0.5,
  why: 'flatter does not drain, the tables end at 1/2, and between two printed ones the flatter column counts',
});

const inputs = z.strictObject({
  code: codeField,
  element: word('Element', ELEMENTS).optional(),
  elements: z
    .array(z.string('must be the name of an element'))
    .min(1, 'Elements: at least one')
    .max(50, 'At most 50 elements')
    .optional()
    .meta({
      title: 'Several elements for the same load',
      why: 'like “building-drain@0.25”, “stack<=3”, “stack>3”, “branch”',
    }),
  dfu: loadUnits('DFU', 'DFU').optional(),
  dfuTotal: loadUnits('DFU of the whole stack', 'DFU').optional(),
  dfuOneInterval: loadUnits('DFU of one branch interval', 'DFU').optional(),
  intervals: within({ label: 'Branch intervals', min: 1, max: 60, unit: '', why: 'a stack has 1 to 60' })
    .int('Branch intervals must be a whole number')
    .optional(),
  slopeInPerFt: drainSlope.optional(),
  servesWC: flag('Serves a water closet').default(false),
  wcCount: quantity('Water closets or 6-unit traps').default(0),
  upstreamOfGreaseInterceptor: flag('Upstream of a grease interceptor').default(false),
  atLeastIn: nominalIn('Largest pipe upstream', DRAIN_SIZES).optional(),
  stackIn: nominalIn('Size of a stack to check', DRAIN_SIZES).optional(),
  sizeIn: nominalIn('Size to check', DRAIN_SIZES).optional(),
  amendments: amendmentsField,
});
type Inputs = z.output<typeof inputs>;

/** Sizes a building drain, branch or stack by IPC 710.1 or UPC 703.2, or checks whether a given size carries the load. */
export const sizeDrain = defineCalculator({
  name: 'drain.size',
  title: 'Size of a drain',
  needs:
    '`element` (or `elements`) and `dfu`; `slopeInPerFt` unless it is a branch of the IPC or upright; `intervals` for a stack (3 or less where none are entered). A stack is checked with `dfuTotal` and `dfuOneInterval`, any size with `sizeIn` or `stackIn`',
  inputs,
  outputs: {
    sizeIn: 'nominal size, in; a list where several elements were asked for',
    size: 'the same as a label',
    capacityDfu: 'DFU that the size carries',
    ok: 'whether the checked size carries the load; true of a chosen one',
    limit: 'the DFU limit that counts: the one that is passed, else the capacity',
    halfFullFtPerSec: 'velocity half full by Manning, n 0.010, ft/s; null of stacks',
  },
  compute: (input, say) => {
    requireCode(input.code, ['IPC', 'UPC'], 'Drain sizes');
    checkAmendments(input.amendments, [
      IPC_BUILDING_DRAIN,
      IPC_BRANCH_STACK,
      IPC_DRAIN_RULES,
      UPC_DRAIN_VENT,
      UPC_DRAIN_RULES,
    ]);
    const note = unreadEdition(input.code);
    if (note !== '') say(note, 'code');
    const checked = input.stackIn ?? input.sizeIn;
    const needs = needsOf(input);
    if (checked !== undefined) return checkedSize(needs[0] ?? raise(), checked, say);
    const chosen = needs.map((need) => ({ need, choice: chooseDrain(need) }));
    const several = input.elements !== undefined;
    const each = <T>(of: (entry: (typeof chosen)[number]) => T): T | T[] => {
      const [first] = chosen;
      return several || !first ? chosen.map(of) : of(first);
    };
    return {
      sizeIn: each(({ choice }) => choice.sizeIn),
      size: each(({ choice }) => choice.size),
      capacityDfu: each(({ choice }) => choice.capacityDfu),
      ok: true,
      limit: each(({ choice }) => choice.capacityDfu),
      halfFullFtPerSec: each(({ need, choice }) => scour(need, choice.sizeIn, say)),
      why: each(({ choice }) => choice.why),
    };
  },
});

const raise = (): never => {
  throw new InputFault('element', 'name the element');
};

function needsOf(input: Inputs): DrainNeed[] {
  const dfu = input.dfu ?? input.dfuTotal ?? input.dfuOneInterval;
  if (dfu === undefined) throw new InputFault('dfu', 'DFU is missing');
  if (input.dfu !== undefined && input.dfuTotal !== undefined && input.dfu !== input.dfuTotal)
    throw new InputFault('dfuTotal', 'DFU and DFU of the whole stack are the same here: enter one');
  if (input.dfuOneInterval !== undefined && input.dfuOneInterval > dfu)
    throw new InputFault('dfuOneInterval', 'one interval cannot have more than the whole stack');
  const asked = input.elements
    ? input.elements.map((text, index) => {
        const element = readElement(text);
        if (!element)
          throw new InputFault(
            `elements.${index}`,
            `there is ${ELEMENTS.join(', ')}, with “@slope”, “<=3” or “>3” behind`,
          );
        return element;
      })
    : [{ element: input.element ?? (input.stackIn === undefined ? raise() : 'stack') }];
  return asked.map((one) => {
    const slope = ('slopeInPerFt' in one ? one.slopeInPerFt : undefined) ?? input.slopeInPerFt;
    const isPitched = !['stack', 'vertical', 'one-interval', 'branch', 'horizontal-branch'].includes(one.element);
    if (slope === undefined && isPitched)
      throw new InputFault('slopeInPerFt', `the slope of a ${one.element} is missing`);
    return {
      code: input.code,
      element: one.element,
      dfu,
      slopeInPerFt: slope ?? 0.25,
      wcCount: input.wcCount,
      servesWaterCloset: input.servesWC || input.wcCount > 0,
      intervals: ('intervals' in one ? one.intervals : undefined) ?? input.intervals,
      dfuOneInterval: input.dfuOneInterval,
      isUpstreamOfGreaseInterceptor: input.upstreamOfGreaseInterceptor,
      atLeastIn: input.atLeastIn ?? 0,
      amendments: input.amendments,
    };
  });
}

/** Returns the mean velocity half full: Manning, 1.486/n R^(2/3) S^(1/2) with the hydraulic radius of half a pipe, ft/s. */
function halfFullFtPerSec(sizeIn: number, slopeInPerFt: number): number {
  const radiusFt = sizeIn / 4 / 12;
  return (1.486 / 0.01) * radiusFt ** (2 / 3) * Math.sqrt(slopeInPerFt / 12);
}

const SCOUR_FT_S = 2;

function scour({ element, slopeInPerFt }: DrainNeed, sizeIn: number, say: Say): number | null {
  if (element === 'stack' || element === 'vertical' || element === 'one-interval') return null;
  const speed = rounded(halfFullFtPerSec(sizeIn, slopeInPerFt), 2);
  if (speed < SCOUR_FT_S)
    say(`Half full the water runs at ${speed} ft/s, less than the 2 ft/s that keep a drain clean`, 'slopeInPerFt');
  return speed;
}

function checkedSize(
  need: DrainNeed,
  checkedIn: number,
  say: Say,
): {
  sizeIn: number;
  size: string;
  capacityDfu: number;
  ok: boolean;
  limit: number;
  halfFullFtPerSec: number | null;
  why: Why;
} {
  const { grid, sizes } = drainSizes(need);
  const found = sizes.find(({ sizeIn }) => sizeIn === checkedIn);
  if (!found)
    throw new InputFault(
      'sizeIn',
      `${grid.id} has no ${labelOf(checkedIn)} in ${need.element} at ${slopeColumn(need.slopeInPerFt)} in/ft`,
    );
  const ok = found.against === '';
  return {
    sizeIn: found.sizeIn,
    size: found.size,
    capacityDfu: found.capacityDfu,
    ok,
    limit: found.limit,
    halfFullFtPerSec: scour(need, found.sizeIn, say),
    why: {
      ...citing(grid, need.amendments),
      row: `${found.size} in, ${found.column}`,
      governedBy: ok ? 'table' : found.against,
      ...marginTo(found.limit, found.limit === found.capacityDfu ? need.dfu : (need.dfuOneInterval ?? need.dfu), 'DFU'),
    },
  };
}
