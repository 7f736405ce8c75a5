import { z } from 'zod';
import { oneOf } from '@/domain/calculation/ranges';
import { defineTest } from '../defineTest';
import { airflowCfm, altitudeFt, dryBulbF, wetBulbF } from '../readings/fields';
import { ReadingError } from '../readings/readingError';
import { airDensityRatio, barometerPsia, BTUH_PER_TON } from '../units';
import { SENSIBLE_FACTOR } from './airflow';
import { enthalpyBtuLb, humidityRatioOf, type WetAndDry } from './moistAir';

/** Btu/h per cfm and Btu/lb of standard air. */
const TOTAL_FACTOR = 4.5;

/** Computes a coil's cooling capacity from the air on both sides. */
export const capacity = defineTest({
  title: 'Cooling capacity',
  inputs: z.strictObject({
    airflowCfm,
    returnDryBulbF: dryBulbF('Return dry bulb'),
    returnWetBulbF: wetBulbF('Return wet bulb'),
    supplyDryBulbF: dryBulbF('Supply dry bulb'),
    supplyWetBulbF: wetBulbF('Supply wet bulb'),
    altitudeFt,
    factors: oneOf('Factors', ['standard-air']).default('standard-air'),
  }),
  calculate: (air) => {
    if (air.supplyDryBulbF >= air.returnDryBulbF)
      throw new ReadingError(
        'supplyDryBulbF',
        `Supply air (${air.supplyDryBulbF} °F) must be colder than return air (${air.returnDryBulbF} °F) when cooling`,
      );
    const enthalpyOf = (state: WetAndDry, wetBulb: string): number =>
      enthalpyBtuLb(state.dryBulbF, humidityRatioOf(state, barometerPsia(air.altitudeFt), { wetBulb }));
    const difference =
      enthalpyOf({ dryBulbF: air.returnDryBulbF, wetBulbF: air.returnWetBulbF }, 'returnWetBulbF') -
      enthalpyOf({ dryBulbF: air.supplyDryBulbF, wetBulbF: air.supplyWetBulbF }, 'supplyWetBulbF');
    if (difference <= 0)
      throw new ReadingError(
        'supplyWetBulbF',
        `Supply air holds more heat than return air at a wet bulb of ${air.supplyWetBulbF} °F: check both wet-bulb probes`,
      );
    const density = airDensityRatio(air.altitudeFt);
    const totalBtuh = TOTAL_FACTOR * density * air.airflowCfm * difference;
    return {
      totalBtuh,
      sensibleBtuh: SENSIBLE_FACTOR * density * air.airflowCfm * (air.returnDryBulbF - air.supplyDryBulbF),
      tons: totalBtuh / BTUH_PER_TON,
    };
  },
});
