import { z } from 'zod';
import { flag, within } from '@/domain/calculation/ranges';
import { defineCalculator } from '../core/calculator';
import { codeOr, editionOf, requireCode, unreadEdition, type Code } from '../core/codes';
import { loadUnits, nominalIn } from '../core/fields';
import { amendmentsField, cell, checkAmendments, citing, type Amendments } from '../core/grid';
import { InputFault } from '../core/issue';
import { inchesOf, labelOf } from '../core/sizes';
import { marginTo, rounded, type Why } from '../core/why';
import { DRAIN_SIZES } from './sizeDrain';
import { UPC_DRAIN_VENT } from './tables/drainSizes';
import { VENT_RULES } from './tables/vents';

const VENT_SIZES = [1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const;

/** Developed length of a vent, ft. */
export const developedFt = within({
  label: 'Developed length',
  min: 0,
  max: 2000,
  unit: 'ft',
  why: 'it goes to the open air',
});
const rule = (row: string, amendments: Amendments): number => cell(VENT_RULES, row, 'value', amendments) ?? 0;

export type VentChoice = { ventIn: number; vent: string; why: Why };

/** Applies IPC 906.2: half the required drain, at least 1-1/4 in; one size larger for the whole length above 40 ft. Undefined above 8 in. */
export function individualVent(drainIn: number, lengthFt: number, amendments?: Amendments): VentChoice | undefined {
  const least = rule('smallest vent', amendments);
  const half = drainIn * rule('part of the drain size', amendments);
  const longFrom = rule('ft before one size larger', amendments);
  const base = VENT_SIZES.findIndex((size) => size >= Math.max(half, least));
  const index = base + (lengthFt > longFrom ? 1 : 0);
  const ventIn = VENT_SIZES[index];
  if (base === -1 || ventIn === undefined) return undefined;
  const [below, above] = [VENT_SIZES[index - 1], VENT_SIZES[index + 1]];
  return {
    ventIn,
    vent: labelOf(ventIn),
    why: {
      ...citing(VENT_RULES, amendments),
      table: 'IPC 906.2',
      row: `drain ${labelOf(drainIn)} in`,
      governedBy:
        lengthFt > longFrom
          ? `more than ${longFrom} ft: one size larger for the whole length`
          : half < least
            ? `at least ${labelOf(least)} in`
            : 'half the drain',
      ...(lengthFt > longFrom ? {} : marginTo(longFrom, lengthFt, 'ft to the next size')),
      ...(below === undefined ? {} : { smaller: { size: labelOf(below) } }),
      ...(above === undefined ? {} : { larger: { size: labelOf(above) } }),
    },
  };
}

/** Warns if the tables of this edition weren't read. */
export const noteEdition = (code: Code, say: (message: string, path: string) => void): void => {
  const note = unreadEdition(code);
  if (note !== '') say(note, 'code');
};

/** Sizes individual, branch, circuit and relief vents by IPC 906.2. */
export const ventIndividual = defineCalculator({
  name: 'vent.individual',
  title: 'Individual and branch vents',
  inputs: z.strictObject({
    code: codeOr('IPC'),
    drainIn: nominalIn('Required drain', DRAIN_SIZES),
    developedFt: developedFt.default(0),
    amendments: amendmentsField,
  }),
  outputs: { ventIn: 'vent, in', vent: 'the same as a label' },
  compute: ({ code, drainIn, developedFt: length, amendments }, say) => {
    if (code.name !== 'IPC')
      throw new InputFault(
        'code',
        code.name === 'UPC' ? 'the UPC sizes vents by DFU: use vent.upc' : 'there are rules of the IPC only',
      );
    checkAmendments(amendments, [VENT_RULES]);
    noteEdition(code, say);
    const choice = individualVent(drainIn, length, amendments);
    if (!choice) throw new InputFault('drainIn', 'vents are listed to 8 in');
    return { ...choice, why: { ...choice.why, edition: editionOf(code) } };
  },
});

type UpcVented = { dfu: number; lengthFt: number; drainIn?: number | undefined; servesWaterCloset: boolean };

/**
 * Applies UPC 703.2: smallest vent for DFU and length, at least 1-1/4 in, half the drain, and 2 in for a water closet.
 * @throws InputFault where the table ends
 */
export function upcVent(
  { dfu, lengthFt, drainIn = 0, servesWaterCloset }: UpcVented,
  amendments?: Amendments,
): VentChoice & { maxDfu: number; maxFt: number } {
  const sizes = [...UPC_DRAIN_VENT.rows.keys()].flatMap((size) => {
    const maxDfu = cell(UPC_DRAIN_VENT, size, 'vent_dfu', amendments);
    const maxFt = cell(UPC_DRAIN_VENT, size, 'vent_ft', amendments);
    return maxDfu === undefined || maxFt === undefined ? [] : [{ size, sizeIn: inchesOf(size) ?? 0, maxDfu, maxFt }];
  });
  const leastCloset = servesWaterCloset ? rule('smallest vent of a water closet by the UPC', amendments) : 0;
  const least = Math.max(rule('smallest vent', amendments), drainIn * rule('part of the drain size', amendments));
  const against = ({ sizeIn, maxDfu, maxFt }: (typeof sizes)[number]): string =>
    maxDfu < dfu
      ? `carries ${maxDfu} DFU`
      : maxFt < lengthFt
        ? `reaches ${maxFt} ft`
        : sizeIn < least
          ? 'less than half the drain'
          : sizeIn < leastCloset
            ? `a water closet needs ${labelOf(leastCloset)} in`
            : '';
  const index = sizes.findIndex((size) => against(size) === '');
  const chosen = sizes[index];
  if (!chosen) throw new InputFault('dfu', 'UPC 703.2 ends at 3,600 DFU and 750 ft of 8 in vent: an engineer decides');
  const [below, above] = [sizes[index - 1], sizes[index + 1]];
  return {
    ventIn: chosen.sizeIn,
    vent: chosen.size,
    maxDfu: chosen.maxDfu,
    maxFt: chosen.maxFt,
    why: {
      ...citing(UPC_DRAIN_VENT, amendments),
      row: `${chosen.size} in vent`,
      governedBy: below ? against(below) : 'smallest vent',
      ...marginTo(chosen.maxFt, lengthFt, 'ft'),
      ...(below ? { smaller: { size: below.size, maxDfu: below.maxDfu, maxFt: below.maxFt } } : {}),
      ...(above ? { larger: { size: above.size, maxDfu: above.maxDfu, maxFt: above.maxFt } } : {}),
    },
  };
}

/** Returns the total area of round pipes of nominal sizes, sq in. */
export const areaIn2 = (sizes: readonly number[]): number =>
  rounded(sizes.reduce((sum, size) => sum + (Math.PI * size ** 2) / 4, 0));

/**
 * Sizes UPC vents: Table 703.2, and the area of all vents to the open air compared with the building sewer (904.1; aa.iapmo.org answers
 * on it).
 */
export const ventUpc = defineCalculator({
  name: 'vent.upc',
  title: 'Vents by the UPC',
  inputs: z.strictObject({
    code: codeOr('UPC'),
    dfu: loadUnits('DFU', 'DFU'),
    developedFt: developedFt.default(0),
    drainIn: nominalIn('Drain that is vented', DRAIN_SIZES).optional(),
    servesWaterCloset: flag('Vents a water closet').default(false),
    buildingSewerIn: nominalIn('Required building sewer', DRAIN_SIZES).optional(),
    ventsToOpenAirIn: z
      .array(nominalIn('Vent', DRAIN_SIZES))
      .max(200, 'At most 200 vents')
      .optional()
      .meta({ title: 'All vents that end in open air', unit: 'in', why: 'their areas are added' }),
    amendments: amendmentsField,
  }),
  outputs: {
    ventIn: 'vent, in',
    vent: 'the same as a label',
    maxDfu: 'DFU that this vent serves',
    maxFt: 'longest developed length of it, ft',
    ventAreaIn2: 'area of all vents to open air, sq in; null where they were not listed',
    requiredAreaIn2: 'area of the building sewer, sq in; null where it was not named',
    areaOk: 'whether the area is enough; null where one of them is missing',
  },
  compute: ({ code, developedFt: lengthFt, buildingSewerIn, ventsToOpenAirIn, amendments, ...vented }, say) => {
    requireCode(code, ['UPC'], 'These vents');
    checkAmendments(amendments, [UPC_DRAIN_VENT, VENT_RULES]);
    noteEdition(code, say);
    const required = buildingSewerIn === undefined ? null : areaIn2([buildingSewerIn]);
    const there = ventsToOpenAirIn === undefined ? null : areaIn2(ventsToOpenAirIn);
    const areaOk = required === null || there === null ? null : there >= required;
    if (areaOk === false)
      say('The vents to open air have less area than the building sewer (UPC 904.1)', 'ventsToOpenAirIn');
    return { ...upcVent({ ...vented, lengthFt }, amendments), ventAreaIn2: there, requiredAreaIn2: required, areaOk };
  },
});
