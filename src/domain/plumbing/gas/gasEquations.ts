import { z } from 'zod';
import { oneOf, within } from '@/domain/calculation/ranges';
import { withoutNoise } from '@/domain/calculation/withoutNoise';
import { defineCalculator } from '../core/calculator';
import { boreIn } from '../core/fields';
import { InputFault } from '../core/issue';
import { inchesOf, labelOf } from '../core/sizes';
import { marginTo, rounded, type Why } from '../core/why';
import { gasBoreIn } from './bores';
import {
  GASES,
  HIGH_PRESSURE_PSI,
  highPressureBoreIn,
  highPressureCfh,
  lowPressureBoreIn,
  lowPressureCfh,
  lowPressureDropInWc,
  spitzglassCfh,
  type HighPressure,
} from './equation';
import { cfhOf, gasLengthFt, heatingValueField, heatingValueOf, loadFields } from './gasInputs';

export const PIPES = ['schedule-40', 'copper', 'pe-pipe', 'pe-tubing'] as const;
const gauge = (label: string): z.ZodNumber =>
  within({ label, min: 0, max: 100, unit: 'psi', why: 'it is a gauge pressure' });
export const sizeField = z
  .union([z.string(), z.number()], { error: 'Size must be a label like “3/4”, or a number of inches' })
  .meta({ title: 'Nominal size', unit: 'in', why: 'a label like “3/4”' });

const inputs = z.strictObject({
  gas: oneOf('Gas', ['natural', 'propane']).default('natural'),
  heatingValueBtuPerCf: heatingValueField.optional(),
  method: oneOf('Equation', ['nfpa-54', 'spitzglass']).default('nfpa-54'),
  idIn: boreIn.optional(),
  size: sizeField.optional(),
  material: oneOf('Material', PIPES).default('schedule-40'),
  lengthFt: gasLengthFt.optional(),
  dropInWc: within({ label: 'Pressure drop', min: 0.01, max: 50, unit: 'in w.c.', why: 'low pressure' }).optional(),
  inletPsi: gauge('Inlet pressure').optional(),
  outletPsi: gauge('Outlet pressure').optional(),
  dropPsi: within({
    label: 'Pressure drop',
    min: 0.001,
    max: 100,
    unit: 'psi',
    why: 'it is less than the inlet',
  }).optional(),
  Cr: within({ label: 'Cr', min: 0.3, max: 3, unit: '', why: 'natural gas 0.6094, propane 1.2462' }).optional(),
  Y: within({ label: 'Y', min: 0.5, max: 1.1, unit: '', why: 'natural gas 0.9992, propane 0.9910' }).optional(),
  cfhAt1In: within({
    label: 'Flow at 1 in w.c. per 100 ft',
    min: 0.1,
    max: 1_000_000,
    unit: 'cfh',
    why: 'a cell of Table A.3.4',
  }).optional(),
  ...loadFields,
});
type Inputs = z.output<typeof inputs>;

type Outcome = {
  cfh: number | null;
  boreIn: number | null;
  size: string | null;
  dropInWc: number | null;
  dropPsi: number | null;
  ok: boolean | null;
  why: Why;
};
const NOTHING = { cfh: null, boreIn: null, size: null, dropInWc: null, dropPsi: null, ok: null };

export const citingEquation = (table: string, row: string, grade: Why['grade'] = 'F'): Why => ({
  table,
  edition: 'IFGC 2018 Appendix A / NFPA 54',
  row,
  governedBy: 'equation',
  grade,
});

/** Calculates flow, bore or drop by the equations of IFGC Appendix A; a cell of Table A.3.4 scaled by the square root of the drop. */
export const gasEquation = defineCalculator({
  name: 'gas.equation',
  title: 'Gas by equation',
  needs:
    '`lengthFt` and two of pipe (`idIn`, or `size` of `material`), load (`cfh`, `btuh` or `kBtuh`) and drop; the third is found. Low pressure: `dropInWc`. From 1.5 psi: `inletPsi` with `outletPsi` or `dropPsi`; there the drop is not found. Or `cfhAt1In` with `dropInWc`',
  inputs,
  outputs: {
    cfh: 'flow, cfh',
    kBtuh: 'flow at the heating value, kBtu/h',
    boreIn: 'bore that is needed, in; null where a bore was entered',
    size: 'smallest nominal size with that bore; null where a bore was entered or none is large enough',
    dropInWc: 'pressure drop, in w.c.; null at high pressure',
    dropPsi: 'pressure drop, psi; null at low pressure',
    ok: 'whether the pipe carries the load at that drop; null without a pipe, a load and a drop',
  },
  compute: (input) => {
    const outcome = solved(input);
    const heatingValue = heatingValueOf(input.gas, input.heatingValueBtuPerCf);
    const { cfh, why } = outcome;
    return {
      cfh: cfh === null ? null : rounded(cfh, 2),
      kBtuh: cfh === null ? null : rounded((cfh * heatingValue) / 1000, 2),
      boreIn: outcome.boreIn === null ? null : rounded(outcome.boreIn),
      size: outcome.size,
      dropInWc: outcome.dropInWc === null ? null : rounded(outcome.dropInWc),
      dropPsi: outcome.dropPsi === null ? null : rounded(outcome.dropPsi),
      ok: outcome.ok,
      why,
    };
  },
});

function solved(input: Inputs): Outcome {
  const { cfhAt1In, dropInWc } = input;
  if (cfhAt1In !== undefined) {
    if (dropInWc === undefined) throw new InputFault('dropInWc', 'the drop per 100 ft is missing');
    return {
      ...NOTHING,
      cfh: cfhAt1In * Math.sqrt(dropInWc),
      dropInWc,
      why: citingEquation('IFGC A.3.4', 'cell × √(drop per 100 ft)', 'V1'),
    };
  }
  const { lengthFt } = input;
  if (lengthFt === undefined) throw new InputFault('lengthFt', 'Length is missing');
  const idIn = input.idIn ?? nominalBore(input);
  const cr = input.Cr ?? GASES[input.gas].cr;
  const load =
    input.cfh === undefined && input.btuh === undefined && input.kBtuh === undefined
      ? undefined
      : cfhOf(input, heatingValueOf(input.gas, input.heatingValueBtuPerCf), 'cfh');
  const pressures = highPressures(input, lengthFt, cr);
  if (pressures) return highPressure(pressures, idIn, load, input.material);
  if (dropInWc === undefined) {
    if (idIn === undefined || load === undefined)
      throw new InputFault('dropInWc', 'enter the drop, or pipe and flow to find it');
    return {
      ...NOTHING,
      cfh: load,
      dropInWc: lowPressureDropInWc(load, idIn, lengthFt, cr),
      why: citingEquation('IFGC A.2.1 low pressure', `bore ${idIn} in`),
    };
  }
  if (input.method === 'spitzglass') {
    if (idIn === undefined) throw new InputFault('idIn', 'enter a bore or a size');
    const gravity = input.gas === 'natural' ? 0.6 : 1.5;
    const cfh = spitzglassCfh(idIn, dropInWc, lengthFt, gravity);
    return carrying(cfh, load, { dropInWc }, citingEquation('Spitzglass', `bore ${idIn} in`, 'M'));
  }
  if (idIn !== undefined) {
    const cfh = lowPressureCfh(idIn, dropInWc, lengthFt, cr);
    return carrying(cfh, load, { dropInWc }, citingEquation('IFGC A.2.1 low pressure', `bore ${idIn} in, Cr ${cr}`));
  }
  if (load === undefined)
    throw new InputFault('idIn', 'enter a bore or a size to find the flow, or a flow to find the bore');
  const bore = lowPressureBoreIn(load, dropInWc, lengthFt, cr);
  return {
    ...NOTHING,
    cfh: load,
    boreIn: bore,
    size: sizeWith(bore, input.material),
    dropInWc,
    why: {
      ...citingEquation('IFGC A.2.1 low pressure', `Cr ${cr}`),
      ...besideSize(bore, input.material, load, (idIn) => lowPressureCfh(idIn, dropInWc, lengthFt, cr)),
    },
  };
}

/** Returns a pipe's capacity, compared with the load if one was entered. */
function carrying(
  cfh: number,
  load: number | undefined,
  drop: { dropInWc: number } | { dropPsi: number },
  why: Why,
): Outcome {
  if (load === undefined) return { ...NOTHING, ...drop, cfh, why };
  return { ...NOTHING, ...drop, cfh, ok: load <= withoutNoise(cfh), why: { ...why, ...marginTo(cfh, load, 'cfh') } };
}

function highPressures(
  { inletPsi, outletPsi, dropPsi, gas, Y }: Inputs,
  lengthFt: number,
  cr: number,
): HighPressure | undefined {
  if (inletPsi === undefined && outletPsi === undefined && dropPsi === undefined) return undefined;
  if (inletPsi === undefined) throw new InputFault('inletPsi', 'the inlet pressure is missing');
  if (inletPsi < HIGH_PRESSURE_PSI)
    throw new InputFault('inletPsi', 'below 1.5 psi the low-pressure equation counts: enter dropInWc');
  const outlet = outletPsi ?? (dropPsi === undefined ? undefined : inletPsi - dropPsi);
  if (outlet === undefined) throw new InputFault('outletPsi', 'enter the outlet pressure or the drop');
  if (outlet >= inletPsi || outlet < 0)
    throw new InputFault(
      outletPsi === undefined ? 'dropPsi' : 'outletPsi',
      'the outlet pressure must be between 0 and the inlet pressure',
    );
  return { inletPsi, outletPsi: outlet, lengthFt, cr, y: Y ?? GASES[gas].y };
}

function highPressure(
  pressures: HighPressure,
  idIn: number | undefined,
  load: number | undefined,
  material: Inputs['material'],
): Outcome {
  const dropPsi = pressures.inletPsi - pressures.outletPsi;
  const why = citingEquation(
    'IFGC A.2.2 high pressure',
    `${pressures.inletPsi} to ${rounded(pressures.outletPsi)} psi, Cr ${pressures.cr}, Y ${pressures.y}`,
  );
  if (idIn !== undefined) return carrying(highPressureCfh(idIn, pressures), load, { dropPsi }, why);
  if (load === undefined)
    throw new InputFault('idIn', 'enter a bore or a size to find the flow, or a flow to find the bore');
  const bore = highPressureBoreIn(load, pressures);
  const beside = besideSize(bore, material, load, (inside) => highPressureCfh(inside, pressures));
  return {
    ...NOTHING,
    cfh: load,
    boreIn: bore,
    size: sizeWith(bore, material),
    dropPsi,
    why: { ...why, ...beside },
  };
}

function nominalBore({ size, material }: Inputs): number | undefined {
  if (size === undefined) return undefined;
  const inches = typeof size === 'number' ? size : inchesOf(size);
  const bore = inches === undefined ? undefined : gasBoreIn(material, labelOf(inches));
  if (bore === undefined) throw new InputFault('size', `there is no bore of ${material} ${size}: enter idIn`);
  return bore;
}

const SIZES = ['1/2', '3/4', '1', '1-1/4', '1-1/2', '2', '2-1/2', '3', '4', '5', '6', '8', '10', '12'];
const sizeWith = (bore: number, material: Inputs['material']): string | null =>
  SIZES.find((size) => (gasBoreIn(material, size) ?? 0) >= bore) ?? null;

/** Returns the margin of the chosen size, and the adjacent sizes available. */
function besideSize(
  bore: number,
  material: Inputs['material'],
  load: number,
  cfhOfBore: (idIn: number) => number,
): Pick<Why, 'margin' | 'marginUnit' | 'smaller' | 'larger'> {
  const made = SIZES.flatMap((size) => {
    const idIn = gasBoreIn(material, size);
    return idIn === undefined ? [] : [{ size, cfh: rounded(cfhOfBore(idIn), 2), isEnough: idIn >= bore }];
  });
  const at = made.findIndex(({ isEnough }) => isEnough);
  const [smaller, chosen, larger] = [at < 0 ? made.at(-1) : made[at - 1], made[at], at < 0 ? undefined : made[at + 1]];
  return {
    ...(chosen && marginTo(chosen.cfh, load, 'cfh')),
    ...(smaller && { smaller: { size: smaller.size, cfh: smaller.cfh } }),
    ...(larger && { larger: { size: larger.size, cfh: larger.cfh } }),
  };
}
