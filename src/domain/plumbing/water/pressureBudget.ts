import { z } from 'zod';
import { identifier, within } from '@/domain/calculation/ranges';
import { interpolate } from '@/domain/calculation/interpolate';
import { defineCalculator, type Say } from '../core/calculator';
import { codeOr } from '../core/codes';
import { elevationFt, flowGpm, lengthFt, nominalIn, psi, quantity, staticPsiField } from '../core/fields';
import { cell, columnOf } from '../core/grid';
import { InputFault } from '../core/issue';
import { labelOf } from '../core/sizes';
import { rounded } from '../core/why';
import { FITTING_FEET, METER_LOSS } from './tables/losses';

/** IPC E103.2.2 and UPC A 104.2. The UPC’s table 610.4 uses 0.5 and is a separate calculator. */
const PSI_PER_FT: Readonly<Record<'IPC' | 'UPC' | 'NSPC', number>> = { IPC: 0.433, UPC: 0.43, NSPC: 0.433 };
const REDUCING_VALVE_ABOVE_PSI = 80;
const LOW_BELOW_PSI = 20;

const FITTING_SIZES = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3] as const;
const METER_SIZES = [0.625, 0.75, 1, 1.5, 2, 3] as const;

const inputs = z.strictObject({
  code: codeOr('IPC'),
  staticPsi: staticPsiField.optional(),
  elevationFt: elevationFt.default(0),
  psiPerFt: within({ label: 'Static head', min: 0.4, max: 0.5, unit: 'psi/ft', why: 'water has 0.433' }).optional(),
  meterLossPsi: psi('Loss of the meter').optional(),
  meterIn: nominalIn('Disc meter', METER_SIZES).optional(),
  gpm: flowGpm('Flow through the meter').optional(),
  backflowLossPsi: psi('Loss of the backflow preventer').default(0),
  tapLossPsi: psi('Loss of the tap').default(0),
  otherLossPsi: psi('Other losses').default(0),
  residualPsi: psi('Pressure at the governing fixture', 0, 60).default(0),
  developedLengthFt: lengthFt('Developed length').optional(),
  fittings: z
    .array(
      z.strictObject({
        fitting: identifier('Fitting'),
        size: nominalIn('Size', FITTING_SIZES),
        qty: quantity('Quantity'),
      }),
    )
    .max(500, 'At most 500 lines of fittings')
    .optional()
    .meta({
      title: 'Fittings as equivalent length',
      why: `{ fitting, size, qty }; ${[...FITTING_FEET.rows.keys()].join(', ')}`,
    }),
  fittingAllowancePercent: within({
    label: 'Allowance for fittings',
    min: 0,
    max: 200,
    unit: '%',
    why: 'usually half of the measured length',
  }).default(0),
});

/** Calculates what is left for friction, in total and per 100 ft of pipe (IPC E103.2.2 and E103.3, UPC A 104). */
export const pressureBudget = defineCalculator({
  name: 'water.pressure_budget',
  title: 'Pressure budget',
  needs:
    '`staticPsi` for what is left, `developedLengthFt` for what may be lost in 100 ft; the meter as `meterLossPsi`, or as `meterIn` with `gpm`',
  inputs,
  outputs: {
    elevationLossPsi: 'loss by height, psi; negative is a gain',
    meterLossPsi: 'loss of the meter, psi',
    availableFrictionPsi: 'what is left for friction, psi; null without a static pressure',
    totalEquivalentFt: 'length with fittings, ft; null without a length',
    allowablePsiPer100Ft: 'what may be lost in 100 ft, psi; null without a length or where nothing is left',
    ok: 'whether anything is left; null without a static pressure',
  },
  compute: (input, say) => {
    const psiPerFt = input.psiPerFt ?? PSI_PER_FT[input.code.name];
    const elevationLossPsi = input.elevationFt * psiPerFt;
    const meterLossPsi = meterLoss(input, say);
    const { staticPsi, developedLengthFt } = input;
    warn(staticPsi, input.elevationFt, say);
    const losses = elevationLossPsi + meterLossPsi + input.backflowLossPsi + input.tapLossPsi + input.otherLossPsi;
    const available = staticPsi === undefined ? null : rounded(staticPsi - losses - input.residualPsi);
    if (available !== null && available <= 0)
      say(`Nothing is left for friction: ${rounded(-available, 1)} psi are missing at the fixture`, 'staticPsi');
    const total = developedLengthFt === undefined ? null : rounded(equivalentLength(input, developedLengthFt));
    const allowable =
      available === null || total === null || available <= 0 ? null : rounded((available / total) * 100);
    return {
      elevationLossPsi: rounded(elevationLossPsi),
      meterLossPsi: rounded(meterLossPsi),
      availableFrictionPsi: available,
      totalEquivalentFt: total,
      allowablePsiPer100Ft: allowable,
      ok: available === null ? null : available > 0,
      why: {
        table: input.code.name === 'UPC' ? 'UPC A 104' : 'IPC E103.2.2, E103.3',
        edition: `${input.code.name} ${input.code.year}`,
        row: `${psiPerFt} psi/ft`,
        governedBy: 'static pressure less height, meter, devices and residual',
        grade: 'V2',
        ...(available === null ? {} : { margin: available, marginUnit: 'psi' }),
      },
    };
  },
});

function warn(staticPsi: number | undefined, riseFt: number, say: Say): void {
  if (staticPsi !== undefined && staticPsi > REDUCING_VALVE_ABOVE_PSI)
    say(
      `Above ${REDUCING_VALVE_ABOVE_PSI} psi a pressure-reducing valve is required (IPC 604.8): calculate with its outlet`,
      'staticPsi',
    );
  if (staticPsi !== undefined && staticPsi < LOW_BELOW_PSI) say('Below 20 psi most fixtures do not work', 'staticPsi');
  if (Math.abs(riseFt) > 150) say('A rise of more than 150 ft: pressure zones are usual', 'elevationFt');
}

function meterLoss({ meterLossPsi, meterIn, gpm }: z.output<typeof inputs>, say: Say): number {
  if (meterLossPsi !== undefined) return meterLossPsi;
  if (meterIn === undefined) return 0;
  if (gpm === undefined) throw new InputFault('gpm', 'the loss of a meter needs the flow through it');
  const column = labelOf(meterIn);
  const points = columnOf(METER_LOSS, column).map(({ row, value }) => ({ gpm: Number(row), value }));
  const last = points.at(-1);
  if (!last || gpm > last.gpm)
    throw new InputFault(
      'gpm',
      `a ${column} in disc meter is listed to ${last?.gpm ?? 0} gpm: take a larger one or enter meterLossPsi`,
    );
  say('The loss of the meter is a default from one public chart: the maker’s chart governs', 'meterIn');
  const first = points[0] ?? last;
  return gpm <= first.gpm
    ? first.value * (gpm / first.gpm) ** 2
    : interpolate(
        points.map((point) => point.gpm),
        points.map((point) => point.value),
        gpm,
      );
}

function equivalentLength(
  { fittings, fittingAllowancePercent }: z.output<typeof inputs>,
  developedLengthFt: number,
): number {
  const feet = (fittings ?? []).map(({ fitting, size, qty }, index) => {
    if (!FITTING_FEET.rows.has(fitting))
      throw new InputFault(`fittings.${index}.fitting`, `there is ${[...FITTING_FEET.rows.keys()].join(', ')}`);
    const each = cell(FITTING_FEET, fitting, labelOf(size));
    if (each === undefined)
      throw new InputFault(
        `fittings.${index}.size`,
        `${FITTING_FEET.id} has no ${fitting} of ${labelOf(size)} in: enter its length in developedLengthFt`,
      );
    return each * qty;
  });
  return developedLengthFt * (1 + fittingAllowancePercent / 100) + feet.reduce((sum, length) => sum + length, 0);
}
