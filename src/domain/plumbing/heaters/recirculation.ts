import { z } from 'zod';
import { flag, oneOf, within } from '@/domain/calculation/ranges';
import { defineCalculator, type Say } from '../core/calculator';
import { boreIn, lengthFt, nominalIn } from '../core/fields';
import { cell, gridOf } from '../core/grid';
import { InputFault } from '../core/issue';
import { boreOf, materialField, roughnessOf } from '../core/pipes';
import { labelOf } from '../core/sizes';
import { rounded } from '../core/why';
import { lossFtPer100Ft, velocityFtPerSec } from '../water/hydraulics';
import { BTUH_PER_GPM_F } from './heat';

/** Loss of pipe insulated to energy code, Btu/(h·ft·°F), 3EPlus at per in. From 1-1/4 in on the insulation is thicker. */
const INSULATED_U = gridOf({
  id: 'insulated pipe, 3EPlus',
  edition: 'public copy',
  grade: 'V1',
  csv: `
size,u
1/2,0.15
3/4,0.17
1,0.20
1-1/4,0.17
1-1/2,0.18
2,0.16
2-1/2,0.17
3,0.21
4,0.26`,
});
const U_SIZES = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4] as const;
/** Rule of thumb from an Army ETL for pipe with no known details, Btu/(h·ft). */
const THUMB_BTUH_FT = 30;

const segment = z.strictObject({
  lengthFt: lengthFt('Length'),
  size: nominalIn('Size', U_SIZES).optional(),
  uBtuhFtF: within({
    label: 'Loss',
    min: 0.01,
    max: 5,
    unit: 'Btu/(h·ft·°F)',
    why: 'insulated pipe has 0.15 to 0.3',
  }).optional(),
  btuhPerFt: within({
    label: 'Loss',
    min: 0.1,
    max: 500,
    unit: 'Btu/(h·ft)',
    why: 'bare 1-1/2 in copper has 53',
  }).optional(),
  isReturn: flag('Return pipe').default(false),
});

const water = within({ label: 'Hot water', min: 90, max: 180, unit: '°F', why: 'it circulates at 90 to 180 °F' });

const inputs = z.strictObject({
  segments: z
    .array(segment)
    .min(1, 'Segments: at least one')
    .max(500, 'At most 500 segments')
    .optional()
    .meta({ title: 'Pipes of the loop', why: '{ lengthFt, size | uBtuhFtF | btuhPerFt, isReturn }' }),
  heatLossBtuh: within({
    label: 'Heat loss',
    min: 1,
    max: 5_000_000,
    unit: 'Btu/h',
    why: 'of the whole loop',
  }).optional(),
  waterF: water.optional(),
  ambientF: within({ label: 'Air around the pipe', min: 0, max: 110, unit: '°F', why: 'it is a building' }).optional(),
  dropF: within({
    label: 'Temperature drop',
    min: 1,
    max: 30,
    unit: '°F',
    why: '5 at 120 °F, 10 at 140 °F',
  }).optional(),
  includesReturn: oneOf('Return pipe counts', ['yes', 'no']).default('yes'),
  pumpMinimumGpm: within({
    label: 'Least flow of the pump',
    min: 0,
    max: 500,
    unit: 'gpm',
    why: 'its curve begins there',
  }).default(0),
  loopFt: lengthFt('Longest loop with fittings').optional(),
  loopMaterial: materialField.default('copper-L'),
  loopSize: nominalIn('Size of the loop', U_SIZES).optional(),
  loopIdIn: boreIn.optional(),
});
type Inputs = z.output<typeof inputs>;

const COPPER_CAP_FT_S = 3;

/** Calculates the flow that keeps a hot water loop warm: heat loss / (500 × drop), and the head of its longest path. */
export const recirculation = defineCalculator({
  name: 'wh.recirculation',
  title: 'Hot water recirculation',
  needs:
    '`segments` or `heatLossBtuh`, and `dropF`; `waterF` and `ambientF` where the loss is per °F; `loopFt` with `loopSize` or `loopIdIn` for the head',
  inputs,
  outputs: {
    uaBtuhF: 'sum of length × U, Btu/(h·°F); null where the loss was entered per foot or as a whole',
    heatLossBtuh: 'heat loss of the loop, Btu/h',
    gpm: 'flow, gpm',
    dropF: 'drop that was used, °F',
    headFt: 'friction of the longest loop, ft; null without it',
    ftPerSec: 'velocity in it, ft/s; null without it',
  },
  compute: (input, say) => {
    const dropF = input.dropF ?? ((input.waterF ?? 120) > 120 ? 10 : 5);
    if (input.dropF === undefined) say(`A drop of ${dropF} °F was taken (ASPE: 5 at 120 °F, 10 at 140 °F)`, 'dropF');
    const { ua, loss } = lossOf(input, say);
    if (input.waterF !== undefined && input.ambientF !== undefined && dropF >= input.waterF - input.ambientF)
      throw new InputFault('dropF', 'the water cannot lose more than it is warmer than the air around it');
    const needed = loss / (BTUH_PER_GPM_F * dropF);
    const gpm = Math.max(needed, input.pumpMinimumGpm);
    const size = input.loopSize === undefined ? undefined : labelOf(input.loopSize);
    const hasLoop = input.loopFt !== undefined && (size !== undefined || input.loopIdIn !== undefined);
    const idIn = hasLoop
      ? boreOf({ idIn: input.loopIdIn, material: input.loopMaterial, nominal: size }, say)
      : undefined;
    const ftPerSec = idIn === undefined ? null : rounded(velocityFtPerSec(gpm, idIn));
    if (ftPerSec !== null && ftPerSec > COPPER_CAP_FT_S)
      say('Copper that always circulates wears above 2 to 3 ft/s', 'loopSize');
    return {
      uaBtuhF: ua === null ? null : rounded(ua),
      heatLossBtuh: rounded(loss, 2),
      gpm: rounded(gpm),
      dropF,
      headFt:
        idIn === undefined || input.loopFt === undefined
          ? null
          : rounded((lossFtPer100Ft(gpm, idIn, roughnessOf(input.loopMaterial)) * input.loopFt) / 100),
      ftPerSec,
      why: {
        table: 'gpm = heat loss / (500 × drop)',
        edition: 'ASPE, formula',
        row: `drop ${dropF} °F`,
        governedBy: gpm > needed ? 'least flow of the pump' : 'heat loss',
        grade: 'V2',
      },
    };
  },
});

function lossOf(
  { segments, heatLossBtuh, waterF, ambientF, includesReturn }: Inputs,
  say: Say,
): { ua: number | null; loss: number } {
  if (heatLossBtuh !== undefined) {
    if (segments) throw new InputFault('heatLossBtuh', 'enter the loss or the pipes, not both');
    return { ua: null, loss: heatLossBtuh };
  }
  if (!segments) throw new InputFault('segments', 'enter the pipes of the loop, or its heat loss');
  const counted = segments.filter(({ isReturn }) => includesReturn === 'yes' || !isReturn);
  let ua = 0;
  let loss = 0;
  segments.forEach((one, index) => {
    if (!counted.includes(one)) return;
    if (one.btuhPerFt !== undefined) {
      loss += one.lengthFt * one.btuhPerFt;
      return;
    }
    const u = one.uBtuhFtF ?? (one.size === undefined ? undefined : cell(INSULATED_U, labelOf(one.size), 'u'));
    if (u === undefined) {
      say(`${THUMB_BTUH_FT} Btu/(h·ft) were taken: a rule of thumb`, `segments.${index}`);
      loss += one.lengthFt * THUMB_BTUH_FT;
      return;
    }
    if (waterF === undefined || ambientF === undefined)
      throw new InputFault('waterF', 'a loss per °F needs water and air temperature');
    if (waterF <= ambientF) throw new InputFault('ambientF', 'the air must be colder than the water');
    ua += one.lengthFt * u;
    loss += one.lengthFt * u * (waterF - ambientF);
  });
  return { ua: ua === 0 ? null : ua, loss };
}
