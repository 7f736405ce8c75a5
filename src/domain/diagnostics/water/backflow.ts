import { z } from 'zod';
import { flag } from '@/domain/calculation/ranges';
import { defineTest } from '../defineTest';
import { reading } from '../readings/reading';
import { chooseOne } from '../readings/variants';
import limits from '../tables/limits.json';

const { RP, DC, PVB } = limits.backflowPsid;
const psid = (label: string) =>
  reading({ label, min: 0, max: 100, unit: 'psid', why: 'differential gauges end there', usual: [0, 15] });

/** Tests an assembly against the minimum differentials; a local authority may set others. */
export const backflow = defineTest({
  title: 'Backflow assembly',
  inputs: z.discriminatedUnion(
    'device',
    [
      z.strictObject({
        device: z.literal('RP'),
        check1Psid: psid('First check'),
        reliefOpensPsid: psid('Relief opens at'),
        check2Tight: flag('Second check tight'),
      }),
      z.strictObject({ device: z.literal('DC'), check1Psid: psid('First check'), check2Psid: psid('Second check') }),
      z.strictObject({
        device: z.literal('PVB'),
        airInletOpensPsid: psid('Air inlet opens at'),
        checkPsid: psid('Check'),
      }),
    ],
    chooseOne('Device', ['DC', 'PVB', 'RP']),
  ),
  calculate: (readings) => ({ verdict: holds(readings) ? 'pass' : 'fail' }),
});

type Readings =
  | { device: 'RP'; check1Psid: number; reliefOpensPsid: number; check2Tight: boolean }
  | { device: 'DC'; check1Psid: number; check2Psid: number }
  | { device: 'PVB'; airInletOpensPsid: number; checkPsid: number };

function holds(readings: Readings): boolean {
  if (readings.device === 'RP')
    return readings.check1Psid >= RP.check1Min && readings.reliefOpensPsid >= RP.reliefMin && readings.check2Tight;
  return readings.device === 'DC'
    ? Math.min(readings.check1Psid, readings.check2Psid) >= DC.eachMin
    : readings.airInletOpensPsid >= PVB.airInletMin && readings.checkPsid >= PVB.checkMin;
}
