import { z } from 'zod';
import { flag, within } from '@/domain/calculation/ranges';
import { defineCalculator } from '../core/calculator';
import { boreIn, flowGpm, lengthFt, temperatureF } from '../core/fields';
import { InputFault } from '../core/issue';
import { boreOf, materialField, nominalField, roughnessOf } from '../core/pipes';
import { rounded } from '../core/why';
import { darcyPsiPer100Ft, lossFtPer100Ft, lossPsiPer100Ft, velocityFtPerSec } from './hydraulics';
import { velocityCap } from './velocityCap';

export const roughnessField = within({
  label: 'Hazen-Williams C',
  min: 60,
  max: 160,
  unit: '',
  why: 'old steel has 100, new plastic 150',
});

const pipe = { material: materialField.optional(), nominal: nominalField.optional(), idIn: boreIn.optional() };

/** Calculates the friction of a flow in one pipe, by Hazen-Williams with Darcy-Weisbach for comparison. */
export const friction = defineCalculator({
  name: 'water.friction',
  title: 'Friction loss',
  needs: 'the bore as `idIn`, or as `material` with `nominal`; an entered `idIn` goes before the size',
  inputs: z.strictObject({
    gpm: flowGpm(),
    ...pipe,
    C: roughnessField.optional(),
    lengthFt: lengthFt('Length').optional(),
    tempF: temperatureF('Water temperature').default(60),
  }),
  outputs: {
    psiPer100Ft: 'loss by Hazen-Williams, psi per 100 ft',
    ftHeadPer100Ft: 'the same as head, ft per 100 ft',
    lossPsi: 'loss over the length, psi; null without a length',
    lossFt: 'loss over the length, ft of head; null without a length',
    ftPerSec: 'velocity, ft/s',
    darcyPsiPer100Ft: 'loss by Darcy-Weisbach (Swamee-Jain) as a check, psi per 100 ft',
    C: 'Hazen-Williams C that was used',
    idIn: 'inside diameter that was used, in',
  },
  compute: ({ gpm, material, nominal, C, lengthFt: length, tempF, ...rest }, say) => {
    const idIn = boreOf({ idIn: rest.idIn, material, nominal }, say);
    const c = C ?? roughnessOf(material);
    const psiPer100Ft = lossPsiPer100Ft(gpm, idIn, c);
    const ftHeadPer100Ft = lossFtPer100Ft(gpm, idIn, c);
    return {
      psiPer100Ft: rounded(psiPer100Ft),
      ftHeadPer100Ft: rounded(ftHeadPer100Ft),
      lossPsi: length === undefined ? null : rounded((psiPer100Ft * length) / 100),
      lossFt: length === undefined ? null : rounded((ftHeadPer100Ft * length) / 100),
      ftPerSec: rounded(velocityFtPerSec(gpm, idIn)),
      darcyPsiPer100Ft: rounded(darcyPsiPer100Ft(gpm, idIn, tempF)),
      C: c,
      idIn,
      why: {
        table: 'Hazen-Williams: 452 Q^1.852 / (C^1.852 d^4.8704)',
        edition: 'formula',
        row: `C ${c}, bore ${idIn} in`,
        governedBy: 'friction formula',
        grade: 'F',
      },
    };
  },
});

/** Calculates the velocity in a pipe, and its limit for the material. */
export const velocity = defineCalculator({
  name: 'water.velocity',
  title: 'Velocity and its cap',
  needs: '`gpm` with a bore (`idIn`, or `material` with `nominal`), or a `material` alone for its cap',
  inputs: z.strictObject({
    gpm: flowGpm().optional(),
    ...pipe,
    tempF: temperatureF('Water temperature').default(60),
    isRecirculated: flag('Circulates continuously').default(false),
    maxFtPerSec: within({ label: 'Velocity cap', min: 2, max: 12, unit: 'ft/s', why: 'caps are 2 to 8' }).optional(),
  }),
  outputs: {
    ftPerSec: 'velocity, ft/s; null without a flow',
    capFtPerSec: 'velocity cap, ft/s; null without a material or an entered cap',
    ok: 'whether the velocity is within the cap; null where one of them is missing',
  },
  compute: ({ gpm, material, nominal, tempF, isRecirculated, maxFtPerSec, ...rest }, say) => {
    if (gpm === undefined && material === undefined)
      throw new InputFault('gpm', 'enter a flow with its pipe, or a material for its cap');
    const idIn = gpm === undefined ? undefined : boreOf({ idIn: rest.idIn, material, nominal }, say);
    const ftPerSec = gpm === undefined || idIn === undefined ? null : rounded(velocityFtPerSec(gpm, idIn));
    const cap =
      maxFtPerSec === undefined
        ? material && velocityCap(material, tempF, isRecirculated)
        : { ftPerSec: maxFtPerSec, rule: 'entered cap' };
    return {
      ftPerSec,
      capFtPerSec: cap?.ftPerSec ?? null,
      ok: ftPerSec === null || !cap ? null : ftPerSec <= cap.ftPerSec,
      why: {
        table: 'V = 0.4085 Q / d²',
        edition: 'formula',
        row: idIn === undefined ? `${material ?? ''} at ${tempF} °F` : `bore ${idIn} in`,
        governedBy: cap?.rule ?? 'no cap asked for',
        grade: cap?.rule.includes('not verified') ? 'M' : 'V2',
        ...(ftPerSec === null || !cap ? {} : { margin: rounded(cap.ftPerSec - ftPerSec), marginUnit: 'ft/s' }),
      },
    };
  },
});
