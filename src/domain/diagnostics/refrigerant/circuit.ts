import { z } from 'zod';
import { defineTest } from '../defineTest';
import {
  altitudeFt,
  dischargePressurePsig,
  liquidLineTempF,
  liquidPressurePsig,
  outdoorDryBulbF,
  refrigerantName,
  suctionLineTempF,
  suctionPressurePsig,
} from '../readings/fields';
import { ReadingError } from '../readings/readingError';
import { barometerPsia } from '../units';
import type { RefrigerantName } from './names';
import { absolutePsia, SATURATION_RANGE_F, saturationPsia, saturationTempF } from './saturation';

/** A liquid line hotter than its bubble point, or a suction line colder than boiling liquid, by more than this is a bad reading. */
const NOT_ABOVE_BUBBLE_F = 2;
const NOT_BELOW_BUBBLE_F = 5;

type Suction = {
  refrigerant: RefrigerantName;
  suctionPressurePsig: number;
  suctionLineTempF: number;
  altitudeFt: number;
};
type Liquid = { refrigerant: RefrigerantName; liquidPressurePsig: number; liquidLineTempF: number; altitudeFt: number };

/**
 * Computes superheat, °F: suction line above the dew point of the suction pressure. Throws `ReadingError` for a line colder than boiling
 * liquid.
 */
function superheatOf(inputs: Suction): { saturationTempF: number; superheatF: number } {
  const { refrigerant, suctionPressurePsig: psig, altitudeFt: altitude, suctionLineTempF: line } = inputs;
  const dew = saturationTempF(refrigerant, 'dew', { psig, altitudeFt: altitude }, { field: 'suctionPressurePsig' });
  if (isColderThanBoiling(inputs))
    throw new ReadingError(
      'suctionLineTempF',
      `The suction line (${line} °F) cannot be colder than boiling ${refrigerant} at ${psig} psig: check refrigerant, gauge and clamp`,
    );
  return { saturationTempF: dew, superheatF: line - dew };
}

/** Compares pressures, because the bubble point of a low pressure can be below the tables' range. */
function isColderThanBoiling({
  refrigerant,
  suctionPressurePsig: psig,
  suctionLineTempF: line,
  altitudeFt: altitude,
}: Suction): boolean {
  const warmer = line + NOT_BELOW_BUBBLE_F;
  const [lowest, highest] = SATURATION_RANGE_F;
  if (warmer < lowest || warmer > highest) return false;
  return saturationPsia(refrigerant, 'bubble', warmer, { field: 'suctionLineTempF' }) < psig + barometerPsia(altitude);
}

/**
 * Computes subcooling, °F: liquid line below the bubble point of the liquid pressure. Throws `ReadingError` for liquid hotter than
 * boiling.
 */
function subcoolingOf(inputs: Liquid): { saturationTempF: number; subcoolingF: number } {
  const { refrigerant, liquidPressurePsig: psig, altitudeFt: altitude, liquidLineTempF: line } = inputs;
  const bubble = saturationTempF(
    refrigerant,
    'bubble',
    { psig, altitudeFt: altitude },
    { field: 'liquidPressurePsig' },
  );
  if (line > bubble + NOT_ABOVE_BUBBLE_F)
    throw new ReadingError(
      'liquidLineTempF',
      `Liquid ${refrigerant} at ${psig} psig boils at ${bubble.toFixed(1)} °F, the line cannot be ${line} °F: check refrigerant, gauge and clamp`,
    );
  return { saturationTempF: bubble, subcoolingF: bubble - line };
}

export const superheat = defineTest({
  title: 'Superheat',
  inputs: z.strictObject({ refrigerant: refrigerantName, suctionPressurePsig, suctionLineTempF, altitudeFt }),
  calculate: superheatOf,
});

export const subcooling = defineTest({
  title: 'Subcooling',
  inputs: z.strictObject({ refrigerant: refrigerantName, liquidPressurePsig, liquidLineTempF, altitudeFt }),
  calculate: subcoolingOf,
});

export const approach = defineTest({
  title: 'Condenser approach',
  inputs: z.strictObject({
    refrigerant: refrigerantName,
    liquidPressurePsig,
    outdoorDryBulbF,
    liquidLineTempF,
    // Not in the contract, but needed for a gauge at altitude.
    altitudeFt: altitudeFt.default(0),
  }),
  calculate: (inputs) => {
    const { saturationTempF: condensing, subcoolingF } = subcoolingOf(inputs);
    return {
      approachF: inputs.liquidLineTempF - inputs.outdoorDryBulbF,
      condensingOverAmbientF: condensing - inputs.outdoorDryBulbF,
      subcoolingF,
    };
  },
});

export const compressionRatio = defineTest({
  title: 'Compression ratio',
  inputs: z.strictObject({ suctionPressurePsig, dischargePressurePsig, altitudeFt }),
  calculate: (inputs) => {
    const { suctionPressurePsig: suction, dischargePressurePsig: discharge, altitudeFt: altitude } = inputs;
    if (suction >= discharge)
      throw new ReadingError(
        'dischargePressurePsig',
        `Discharge (${discharge} psig) must be above suction (${suction} psig): are the hoses swapped, or does the compressor not run?`,
      );
    const low = absolutePsia({ psig: suction, altitudeFt: altitude }, { field: 'suctionPressurePsig' });
    return { ratio: absolutePsia({ psig: discharge, altitudeFt: altitude }, { field: 'dischargePressurePsig' }) / low };
  },
});
