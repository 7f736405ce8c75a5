import { z } from 'zod';
import { withoutNoise } from '@/domain/calculation/withoutNoise';
import { defineTest } from '../defineTest';
import { temperatureDifferenceF } from '../readings/fields';
import { chooseOne } from '../readings/variants';
import limits from '../tables/limits.json';

const { superheatFixed, superheatFixedVerifier, subcooling, subcoolingVerifier, txvSuperheatRange } =
  limits.chargeTolerancesF;
const [TXV_LOWEST_F = 4, TXV_HIGHEST_F = 25] = txvSuperheatRange;
/** The verifier's band extends a degree higher than the installer's (RA3.2.2); lower is floodback, which has no tolerance. */
const TXV_WATCH_F = TXV_HIGHEST_F + 1;
/** Without a nameplate value: typical, never more than "watch". */
export const TYPICAL_SUBCOOLING_F = [8, 14] as const;
/** At or above these a fixed orifice's subcooling is high, when superheat is high or low. */
const FIXED_RESTRICTED_F = 15;
const FIXED_OVERCHARGED_F = 12;

export type ChargeCause =
  | 'undercharge'
  | 'overcharge'
  | 'restriction'
  | 'restriction-or-txv-closed'
  | 'low-airflow-or-overfeeding'
  | 'txv-overfeeding';
export type ChargeVerdict = { verdict: 'pass' | 'watch' | 'fail'; firstCause: ChargeCause | null };

const superheatF = temperatureDifferenceF('Superheat', -20, 120);
const subcoolingF = temperatureDifferenceF('Subcooling', -2, 100);
const target = (label: string) => temperatureDifferenceF(label, 0, 60);

type Fixed = { superheatF: number; targetSuperheatF: number; subcoolingF: number };
type Txv = { superheatF: number; subcoolingF: number; targetSubcoolingF?: number | undefined };

function fixedOrifice({ superheatF: measured, targetSuperheatF, subcoolingF: liquid }: Fixed): ChargeVerdict {
  const off = withoutNoise(measured - targetSuperheatF);
  if (Math.abs(off) <= superheatFixed) return { verdict: 'pass', firstCause: null };
  const verdict = Math.abs(off) <= superheatFixedVerifier ? 'watch' : 'fail';
  if (off > 0) return { verdict, firstCause: liquid > FIXED_RESTRICTED_F ? 'restriction' : 'undercharge' };
  return { verdict, firstCause: liquid > FIXED_OVERCHARGED_F ? 'overcharge' : 'low-airflow-or-overfeeding' };
}

function expansionValve(readings: Txv): ChargeVerdict {
  const cause = valveCause(readings);
  return cause === null
    ? { verdict: 'pass', firstCause: null }
    : { verdict: valveVerdict(readings), firstCause: cause };
}

/** Compares subcooling to the nameplate ("low", "normal", "high"), or to the typical range without one. */
function liquidSign({ subcoolingF: liquid, targetSubcoolingF }: Txv): 'low' | 'normal' | 'high' {
  const off = offPlate(liquid, targetSubcoolingF);
  const [at, [low, high]] = off === null ? [liquid, TYPICAL_SUBCOOLING_F] : [off, [-subcooling, subcooling]];
  if (at < low) return 'low';
  return at > high ? 'high' : 'normal';
}

const offPlate = (liquid: number, plate: number | undefined): number | null =>
  plate === undefined ? null : withoutNoise(liquid - plate);

function valveCause(readings: Txv): ChargeCause | null {
  const liquid = liquidSign(readings);
  if (readings.superheatF > TXV_HIGHEST_F) return liquid === 'low' ? 'undercharge' : 'restriction-or-txv-closed';
  if (readings.superheatF < TXV_LOWEST_F) return liquid === 'high' ? 'overcharge' : 'txv-overfeeding';
  if (liquid === 'low') return 'undercharge';
  return liquid === 'high' ? 'overcharge' : null;
}

function valveVerdict(readings: Txv): 'watch' | 'fail' {
  if (readings.superheatF < TXV_LOWEST_F || readings.superheatF > TXV_WATCH_F) return 'fail';
  const off = offPlate(readings.subcoolingF, readings.targetSubcoolingF);
  return off === null || Math.abs(off) <= subcoolingVerifier ? 'watch' : 'fail';
}

/** Charge from superheat and subcooling: the decision table in method.md section 3. */
export const chargeCheck = defineTest({
  title: 'Refrigerant charge',
  inputs: z.discriminatedUnion(
    'meteringDevice',
    [
      z.strictObject({
        meteringDevice: z.literal('fixed'),
        superheatF,
        targetSuperheatF: target('Target superheat'),
        subcoolingF,
        targetSubcoolingF: target('Target subcooling').optional(),
      }),
      z.strictObject({
        meteringDevice: z.literal('txv'),
        superheatF,
        targetSuperheatF: target('Target superheat').optional(),
        subcoolingF,
        targetSubcoolingF: target('Target subcooling').optional(),
      }),
    ],
    chooseOne('Metering device', ['fixed', 'txv']),
  ),
  calculate: (inputs): ChargeVerdict =>
    inputs.meteringDevice === 'fixed' ? fixedOrifice(inputs) : expansionValve(inputs),
});
