import { z } from 'zod';
import { within } from '@/domain/calculation/ranges';
import { defineCalculator } from '../core/calculator';
import { efficiency, temperatureF } from '../core/fields';
import { InputFault } from '../core/issue';
import { rounded, type Why } from '../core/why';
import { BTUH_PER_KW, heaterBtuh, heaterKW, inletF, LB_PER_GAL, outletF, riseField, riseOf } from './heat';

const USUAL_GAS_EFFICIENCY = 0.8;
const USABLE_SHARE = 0.7;

const tankGal = within({ label: 'Tank', min: 1, max: 5000, unit: 'gal', why: 'tanks hold 1 to 5,000' });

const why = (table: string, row: string, governedBy: string, grade: Why['grade'] = 'V2'): Why => ({
  table,
  edition: 'formula',
  row,
  governedBy,
  grade,
});

/** Calculates the recovery of a storage heater, and its first-hour rating if there is no label. */
export const recovery = defineCalculator({
  name: 'wh.recovery',
  title: 'Recovery of a water heater',
  needs: '`btuh` or `kW`; `riseF`, or `inF` and `outF`',
  inputs: z.strictObject({
    btuh: heaterBtuh.optional(),
    kW: heaterKW.optional(),
    efficiency: efficiency.optional(),
    cop: within({ label: 'COP', min: 1, max: 6, unit: '', why: 'of a heat pump' }).optional(),
    riseF: riseField.optional(),
    inF: inletF.optional(),
    outF: outletF.optional(),
    tankGal: tankGal.optional(),
  }),
  outputs: {
    gph: 'recovery, gal/h',
    gpm: 'the same, gpm',
    riseF: 'temperature rise, °F',
    fhrEstimateGal: 'first hour, 70 % of the tank and the recovery, gal; null without a tank',
  },
  compute: (input, say) => {
    const { btuh, kW, cop, tankGal: tank } = input;
    const riseF = riseOf(input);
    if (riseF === undefined) throw new InputFault('riseF', 'enter the rise, or cold and hot water');
    if ((btuh === undefined) === (kW === undefined)) throw new InputFault('btuh', 'enter Btu/h or kW, one of them');
    if (cop !== undefined && (kW === undefined || input.efficiency !== undefined))
      throw new InputFault('cop', 'a COP goes with kW, and in the place of the efficiency');
    if (btuh !== undefined && input.efficiency === undefined) say('80 % efficiency was taken', 'efficiency');
    const share = cop ?? input.efficiency ?? (kW === undefined ? USUAL_GAS_EFFICIENCY : 1);
    const gph = ((btuh ?? (kW ?? 0) * BTUH_PER_KW) * share) / (LB_PER_GAL * riseF);
    if (tank !== undefined) say('The first hour is an estimate for planning: the label counts', 'tankGal');
    return {
      gph: rounded(gph),
      gpm: rounded(gph / 60),
      riseF,
      fhrEstimateGal: tank === undefined ? null : rounded(USABLE_SHARE * tank + gph),
      why: why('gph = Btu/h × efficiency / (8.33 × rise)', `rise ${riseF} °F, ${share}`, 'input of the heater'),
    };
  },
});

/** Gallons per use: an older DOE worksheet, and a newer set of a public module. Dated, and to be replaced by the owner’s. */
const USE_GALLONS: Readonly<Record<'doe-older' | 'doe-newer', Readonly<Record<string, number>>>> = {
  'doe-older': {
    shower: 12,
    bath: 9,
    shaving: 2,
    'hands and face': 4,
    'hair shampoo': 4,
    'hand dishwashing': 4,
    dishwasher: 14,
    'food preparation': 5,
    'wringer washer': 26,
    'automatic washer': 32,
  },
  'doe-newer': {
    shower: 15,
    bath: 20,
    shaving: 2,
    'hands and face': 4,
    'hair shampoo': 4,
    'food preparation': 4,
    dishwasher: 6,
    'automatic washer': 7,
  },
};
const SETS = ['doe-older', 'doe-newer'] as const;
const WINDOW_GAL = 2;

const useName = z.string('Use must be a text').min(1, 'Use must not be empty');
const galEach = within({ label: 'Gallons of each', min: 0, max: 1000, unit: 'gal', why: 'a use takes 1 to 40' });
const times = within({ label: 'Times in the hour', min: 0, max: 1000, unit: '', why: 'it is one hour' });

/** Calculates the hot water of the busiest hour, which the first-hour rating should match within 2 gal. */
export const peakHour = defineCalculator({
  name: 'wh.peak_hour',
  title: 'Peak hour demand',
  inputs: z.strictObject({
    uses: z
      .array(
        z.union(
          [
            z.strictObject({ use: useName, galEach: galEach.optional(), times: times.default(1) }),
            z.tuple([useName, galEach, times]),
          ],
          { error: 'must be { use, galEach, times } or [use, gallons, times]' },
        ),
      )
      .min(1, 'Uses: at least one')
      .max(200, 'At most 200 uses')
      .meta({
        title: 'Uses in the hour',
        why: '{ use, galEach, times } or [use, gallons of each, times]; known uses have their gallons',
      }),
    set: z
      .enum(SETS, `Set must be ${SETS.join(' or ')}`)
      .default('doe-older')
      .meta({ title: 'Gallons of known uses' }),
    fhrGal: within({
      label: 'First-hour rating',
      min: 1,
      max: 5000,
      unit: 'gal',
      why: 'it is on the label',
    }).optional(),
  }),
  outputs: {
    peakHourGal: 'hot water of the hour, gal',
    fhrWindowGal: 'first-hour ratings that match, gal',
    ok: 'whether the entered rating is enough; null without one',
  },
  compute: ({ uses, set, fhrGal }, say) => {
    const peakHourGal = uses.reduce((sum, entry, index) => {
      const [use, each, count] = Array.isArray(entry) ? entry : [entry.use, entry.galEach, entry.times];
      const gallons = each ?? USE_GALLONS[set][use.toLowerCase()];
      if (gallons === undefined)
        throw new InputFault(
          `uses.${index}.galEach`,
          `“${use}” is not one of ${Object.keys(USE_GALLONS[set]).join(', ')}: enter its gallons`,
        );
      return sum + gallons * count;
    }, 0);
    if (uses.some((entry) => !Array.isArray(entry) && entry.galEach === undefined))
      say('Gallons of uses are a dated worksheet: DOE has lowered some since', 'set');
    return {
      peakHourGal: rounded(peakHourGal),
      fhrWindowGal: [rounded(peakHourGal - WINDOW_GAL), rounded(peakHourGal + WINDOW_GAL)],
      ok: fhrGal === undefined ? null : fhrGal >= peakHourGal - WINDOW_GAL,
      why: {
        ...why('DOE worksheet', set, 'sum of the uses', 'V1'),
        ...(fhrGal === undefined ? {} : { margin: rounded(fhrGal - peakHourGal), marginUnit: 'gal' }),
      },
    };
  },
});

/** Calculates the hot share of a mixed draw: (mix - cold) / (hot - cold). */
export const mixedDraw = defineCalculator({
  name: 'wh.mixed_draw',
  title: 'Hot part of a mixed draw',
  inputs: z.strictObject({
    mixF: temperatureF('Mixed water'),
    coldF: temperatureF('Cold water'),
    hotF: temperatureF('Hot water'),
    gpm: within({ label: 'Mixed flow', min: 0, max: 500, unit: 'gpm', why: 'it is one outlet or a few' }).optional(),
  }),
  outputs: { hotFraction: 'hot part, 0 to 1', hotGpm: 'hot flow, gpm; null without a flow' },
  compute: ({ mixF, coldF, hotF, gpm }) => {
    if (hotF <= coldF) throw new InputFault('hotF', 'hot water must be warmer than cold water');
    if (mixF < coldF || mixF > hotF) throw new InputFault('mixF', 'mixed water lies between cold and hot');
    const hotFraction = (mixF - coldF) / (hotF - coldF);
    return {
      hotFraction: rounded(hotFraction),
      hotGpm: gpm === undefined ? null : rounded(gpm * hotFraction),
      why: why('(mix - cold) / (hot - cold)', `${mixF}, ${coldF}, ${hotF} °F`, 'mixing'),
    };
  },
});
