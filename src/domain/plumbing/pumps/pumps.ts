import { z } from 'zod';
import { within } from '@/domain/calculation/ranges';
import { defineCalculator } from '../core/calculator';
import { boreIn, flowGpm, lengthFt, loadUnits, nominalIn, quantity, word } from '../core/fields';
import { cell, gridOf } from '../core/grid';
import { InputFault } from '../core/issue';
import { boreOf, materialField, nominalField, roughnessOf } from '../core/pipes';
import { inchesOf, labelOf } from '../core/sizes';
import { rounded } from '../core/why';
import { BTUH_PER_GPM_F } from '../heaters/heat';
import { demandOf } from '../water/demandCurve';
import { roughnessField } from '../water/friction';
import { lossFtPer100Ft, velocityFtPerSec } from '../water/hydraulics';

const FT_PER_PSI = 2.31;
const SCOUR_FT_S = 2;
const HP_DIVISOR = 3960;

/** DWV fittings on a pump’s discharge, equivalent feet after Grundfos; other makers print more (STH: 9 for a 2 in ell). */
const PUMP_FITTINGS = gridOf({
  id: 'pump fittings, Grundfos',
  edition: 'maker’s table',
  grade: 'V1',
  csv: `
fitting,1-1/4,1-1/2,2,2-1/2,3
90-ell,3.5,4.0,5.2,6.2,7.7
45-ell,1.8,2.2,2.8,3.3,4.1
swing-check,11.5,13.4,17.2,20.6,25.5
tee-branch,6.9,8.1,10.3,12.3,15.3
gate-valve,0.9,1.1,1.4,1.7,2.0`,
});
const FITTINGS = ['90-ell', '45-ell', 'swing-check', 'tee-branch', 'gate-valve'] as const;
const FITTING_SIZES = [1.25, 1.5, 2, 2.5, 3] as const;

/** Calculates the flow a sewage pump needs for a number of DFU: the chart of the SSPMA, which is Hunter’s flush-tank curve. */
export const fixtureFlow = defineCalculator({
  name: 'pump.fixture_flow',
  title: 'Flow of a sewage pump from fixture units',
  inputs: z.strictObject({ dfu: loadUnits('DFU', 'DFU') }),
  outputs: { gpm: 'flow, gpm' },
  compute: ({ dfu }, say) => {
    say('Points of Hunter’s curve stand for the SSPMA chart, of which one reading was seen (34 DFU, 22 gpm)', 'dfu');
    const { gpm, why } = demandOf(dfu, 'flush-tank', { name: 'UPC', year: 2021 });
    return {
      gpm,
      why: { ...why, table: 'SSPMA chart', edition: 'Hunter’s flush-tank curve', row: why.row.replace('WSFU', 'DFU') },
    };
  },
});

const path = {
  equivalentLengthFt: lengthFt('Pipe with fittings').optional(),
  pipeFt: lengthFt('Pipe').optional(),
  fittings: z
    .array(z.strictObject({ fitting: word('Fitting', FITTINGS), qty: quantity('Quantity') }))
    .max(100, 'At most 100 lines of fittings')
    .optional()
    .meta({ title: 'Fittings', why: `{ fitting, qty }; ${FITTINGS.join(', ')}` }),
  fittingSize: nominalIn('Size of the fittings', FITTING_SIZES).optional(),
};

const tdhInputs = z.strictObject({
  staticFt: within({
    label: 'Static lift',
    min: 0,
    max: 500,
    unit: 'ft',
    why: 'from the low water level to the highest point',
  }),
  gpm: flowGpm(),
  idIn: boreIn.optional(),
  material: materialField.default('pvc-40'),
  nominal: nominalField.optional(),
  C: roughnessField.optional(),
  ...path,
  outletPsi: within({
    label: 'Pressure at the outlet',
    min: 0,
    max: 300,
    unit: 'psi',
    why: 'it counts as 2.31 ft per psi',
  }).default(0),
  efficiency: within({
    label: 'Efficiency of the pump',
    min: 0.05,
    max: 1,
    unit: '',
    why: 'it is a fraction',
  }).optional(),
});

/** Calculates the total dynamic head: static lift, friction at the flow, and pressure at the outlet. */
export const tdh = defineCalculator({
  name: 'pump.tdh',
  title: 'Total dynamic head',
  needs: 'the bore as `idIn`, or as `material` with `nominal`; `equivalentLengthFt`, or `pipeFt` with `fittings`',
  inputs: tdhInputs,
  outputs: {
    frictionFt: 'friction, ft',
    pressureFt: 'pressure at the outlet as head, ft',
    tdhFt: 'total dynamic head, ft',
    ftPerSec: 'velocity in the discharge, ft/s',
    equivalentFt: 'pipe with fittings, ft',
    waterHp: 'power in the water, HP',
    brakeHp: 'power at the shaft, HP; null without an efficiency',
    ok: 'whether the discharge keeps itself clean, 2 ft/s',
  },
  compute: (input, say) => {
    const { staticFt, gpm, material, nominal, C, outletPsi, efficiency } = input;
    const idIn = boreOf({ idIn: input.idIn, material, nominal }, say);
    const equivalentFt = lengthOf(input);
    const c = C ?? roughnessOf(material);
    const frictionFt = (lossFtPer100Ft(gpm, idIn, c) * equivalentFt) / 100;
    const pressureFt = outletPsi * FT_PER_PSI;
    const tdhFt = staticFt + frictionFt + pressureFt;
    const ftPerSec = velocityFtPerSec(gpm, idIn);
    if (ftPerSec < SCOUR_FT_S) say(`${rounded(ftPerSec, 2)} ft/s: sewage settles under 2 ft/s`, 'gpm');
    const waterHp = (gpm * tdhFt) / HP_DIVISOR;
    return {
      frictionFt: rounded(frictionFt),
      pressureFt: rounded(pressureFt),
      tdhFt: rounded(tdhFt),
      ftPerSec: rounded(ftPerSec),
      equivalentFt: rounded(equivalentFt),
      waterHp: rounded(waterHp),
      brakeHp: efficiency === undefined ? null : rounded(waterHp / efficiency),
      ok: ftPerSec >= SCOUR_FT_S,
      why: {
        table: 'static + friction (Hazen-Williams) + 2.31 × psi',
        edition: 'formula',
        row: `C ${c}, bore ${idIn} in`,
        governedBy: frictionFt > staticFt ? 'friction' : 'static lift',
        grade: 'F',
      },
    };
  },
});

function lengthOf({ equivalentLengthFt, pipeFt, fittings, fittingSize, nominal }: z.output<typeof tdhInputs>): number {
  if ((equivalentLengthFt === undefined) === (pipeFt === undefined))
    throw new InputFault('equivalentLengthFt', 'enter the pipe with its fittings, or the pipe and its fittings apart');
  if (equivalentLengthFt !== undefined) return equivalentLengthFt;
  if (!fittings) return pipeFt ?? 0;
  const inches = fittingSize ?? (typeof nominal === 'string' ? inchesOf(nominal) : nominal);
  if (inches === undefined) throw new InputFault('fittingSize', 'Size of the fittings is missing');
  return fittings.reduce((sum, { fitting, qty }) => {
    const each = cell(PUMP_FITTINGS, fitting, labelOf(inches));
    if (each === undefined)
      throw new InputFault('fittingSize', `${PUMP_FITTINGS.id} has ${PUMP_FITTINGS.columns.join(', ')} in`);
    return sum + each * qty;
  }, pipeFt ?? 0);
}

/** Calculates the flow of a loop from the heat it carries: Btu/h / (500 × drop). */
export const flowFromLoad = defineCalculator({
  name: 'pump.flow_from_load',
  title: 'Flow of a loop from its load',
  inputs: z.strictObject({
    btuh: within({ label: 'Load', min: 1, max: 50_000_000, unit: 'Btu/h', why: 'it is what the loop carries' }),
    dropF: within({ label: 'Temperature drop', min: 0.5, max: 100, unit: '°F', why: 'it must be above 0' }),
  }),
  outputs: { gpm: 'flow, gpm' },
  compute: ({ btuh, dropF }) => ({
    gpm: rounded(btuh / (BTUH_PER_GPM_F * dropF)),
    why: {
      table: 'gpm = Btu/h / (500 × drop)',
      edition: 'formula',
      row: `drop ${dropF} °F`,
      governedBy: 'load',
      grade: 'V2',
    },
  }),
});

/** Calculates the power for a flow and a head: gpm × ft / 3960, divided by the efficiency. */
export const pumpPower = defineCalculator({
  name: 'pump.power',
  title: 'Power of a pump',
  inputs: z.strictObject({
    gpm: flowGpm(),
    headFt: within({ label: 'Head', min: 0.1, max: 2000, unit: 'ft', why: 'it is the total dynamic head' }),
    efficiency: within({
      label: 'Efficiency of the pump',
      min: 0.05,
      max: 1,
      unit: '',
      why: 'it is a fraction',
    }).default(1),
  }),
  outputs: { hp: 'power at the shaft, HP', waterHp: 'power in the water, HP' },
  compute: ({ gpm, headFt, efficiency }) => ({
    hp: rounded((gpm * headFt) / (HP_DIVISOR * efficiency)),
    waterHp: rounded((gpm * headFt) / HP_DIVISOR),
    why: {
      table: 'HP = gpm × ft / (3960 × efficiency)',
      edition: 'formula',
      row: `efficiency ${efficiency}`,
      governedBy: 'flow and head',
      grade: 'V2',
    },
  }),
});
