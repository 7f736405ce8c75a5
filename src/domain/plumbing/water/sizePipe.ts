import { z } from 'zod';
import { flag, within } from '@/domain/calculation/ranges';
import { defineCalculator } from '../core/calculator';
import { flowGpm, nominalIn, temperatureF } from '../core/fields';
import { InputFault } from '../core/issue';
import { boresOf, isUnverified, materialField, type PipeMaterial, roughnessOf, UNVERIFIED } from '../core/pipes';
import { labelOf } from '../core/sizes';
import { rounded, type Neighbor, type Why } from '../core/why';
import { roughnessField } from './friction';
import { lossPsiPer100Ft, velocityFtPerSec } from './hydraulics';
import { velocityCap, type VelocityCap } from './velocityCap';

export type PipeNeed = {
  gpm: number;
  material: PipeMaterial;
  c: number;
  allowablePsiPer100Ft: number | undefined;
  cap: VelocityCap;
  minimumIn: number;
  /** The table that sets the minimum size; '' if it was entered. */
  minimumRule?: string;
};
export type PipeChoice = {
  size: string;
  sizeIn: number;
  idIn: number;
  psiPer100Ft: number;
  ftPerSec: number;
  why: Why;
};

/**
 * Returns the smallest size that meets friction, velocity and minimum together, and which of them decided.
 * @returns undefined if the largest size of the material is too small
 */
export function choosePipe(need: PipeNeed): PipeChoice | undefined {
  const sizes = boresOf(need.material).map(({ size, sizeIn, idIn }) => ({
    size,
    sizeIn,
    idIn,
    psiPer100Ft: lossPsiPer100Ft(need.gpm, idIn, need.c),
    ftPerSec: velocityFtPerSec(need.gpm, idIn),
  }));
  const tooFast = (size: (typeof sizes)[number]): boolean => size.ftPerSec > need.cap.ftPerSec;
  const tooTight = (size: (typeof sizes)[number]): boolean =>
    size.psiPer100Ft > (need.allowablePsiPer100Ft ?? Infinity);
  const index = sizes.findIndex((size) => !tooFast(size) && !tooTight(size) && size.sizeIn >= need.minimumIn);
  const chosen = sizes[index];
  if (!chosen) return undefined;
  const below = sizes[index - 1];
  const above = sizes[index + 1];
  const governedBy = !below
    ? 'smallest size of the material'
    : tooTight(below)
      ? 'pressure'
      : tooFast(below)
        ? `velocity: ${need.cap.rule}`
        : ['minimum size', need.minimumRule].filter(Boolean).join(': ');
  const shown = ({ size, psiPer100Ft, ftPerSec }: (typeof sizes)[number]): Neighbor => ({
    size,
    psiPer100Ft: rounded(psiPer100Ft, 2),
    ftPerSec: rounded(ftPerSec, 2),
  });
  const share = Math.max(
    chosen.ftPerSec / need.cap.ftPerSec,
    need.allowablePsiPer100Ft === undefined ? 0 : chosen.psiPer100Ft / need.allowablePsiPer100Ft,
  );
  return {
    ...chosen,
    why: {
      table: 'Hazen-Williams and velocity cap',
      edition: 'formula',
      row: `${need.material} ${chosen.size}, C ${need.c}`,
      governedBy,
      grade: 'F',
      margin: rounded((1 - share) * 100, 1),
      marginUnit: '% of the tighter limit',
      ...(below ? { smaller: { ...shown(below), isTooFast: tooFast(below), losesTooMuch: tooTight(below) } } : {}),
      ...(above ? { larger: shown(above) } : {}),
    },
  };
}

const MINIMUM_SIZES = [0.375, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4] as const;

/** Sizes a pipe for one flow: friction within the pressure budget, velocity within its cap, not below the minimum. */
export const sizePipe = defineCalculator({
  name: 'water.size',
  title: 'Size of a water pipe',
  needs:
    '`gpm` and `material`; the limits are `allowablePsiPer100Ft`, where there is one, and the velocity cap: `maxFtPerSec`, or that of the material',
  inputs: z.strictObject({
    gpm: flowGpm(),
    material: materialField,
    C: roughnessField.optional(),
    allowablePsiPer100Ft: within({
      label: 'Allowable loss',
      min: 0.01,
      max: 500,
      unit: 'psi per 100 ft',
      why: 'what the pressure budget leaves',
    }).optional(),
    maxFtPerSec: within({ label: 'Velocity cap', min: 2, max: 12, unit: 'ft/s', why: 'caps are 2 to 8' }).optional(),
    tempF: temperatureF('Water temperature').default(60),
    isRecirculated: flag('Circulates continuously').default(false),
    minimumSize: nominalIn('Minimum size', MINIMUM_SIZES).optional(),
  }),
  outputs: {
    size: 'nominal size',
    sizeIn: 'nominal size as a number, in',
    idIn: 'its inside diameter, in',
    psiPer100Ft: 'loss in it, psi per 100 ft',
    ftPerSec: 'velocity in it, ft/s',
    capFtPerSec: 'velocity cap, ft/s',
  },
  compute: ({ gpm, material, C, allowablePsiPer100Ft, maxFtPerSec, tempF, isRecirculated, minimumSize }, say) => {
    const cap =
      maxFtPerSec === undefined
        ? velocityCap(material, tempF, isRecirculated)
        : { ftPerSec: maxFtPerSec, rule: 'entered cap' };
    const largest = boresOf(material).at(-1);
    if (!largest)
      throw new InputFault('material', `bores of ${material} are the maker’s: use water.friction with idIn`);
    if (minimumSize !== undefined && minimumSize > largest.sizeIn)
      throw new InputFault('minimumSize', `${material} is made to ${largest.size} in, not ${labelOf(minimumSize)}`);
    const c = C ?? roughnessOf(material);
    const chosen = choosePipe({ gpm, material, c, allowablePsiPer100Ft, cap, minimumIn: minimumSize ?? 0 });
    if (!chosen)
      throw new InputFault(
        'gpm',
        `no size passes: in ${largest.size} in, the largest of ${material}, ${rounded(velocityFtPerSec(gpm, largest.idIn), 1)} ft/s and ${rounded(lossPsiPer100Ft(gpm, largest.idIn, c), 2)} psi per 100 ft`,
      );
    const { size, sizeIn, idIn, why } = chosen;
    if (isUnverified(material, sizeIn)) say(UNVERIFIED, 'material');
    return {
      size,
      sizeIn,
      idIn,
      psiPer100Ft: rounded(chosen.psiPer100Ft),
      ftPerSec: rounded(chosen.ftPerSec),
      capFtPerSec: cap.ftPerSec,
      why,
    };
  },
});
