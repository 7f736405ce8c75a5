import psychrolib from 'psychrolib';
import { ReadingError } from '../readings/readingError';

// Shared by the whole library, so it is set once before first use.
psychrolib.SetUnitSystem(psychrolib.IP);

/** A wet bulb above the dry bulb by no more than this means two thermometers in fog. */
const FOG_F = 0.3;
/** PsychroLib returns this instead of a negative humidity ratio. */
const NO_WATER = 1e-7;

export type WetAndDry = { dryBulbF: number; wetBulbF: number };
type Fields = { wetBulb: string };

/** Saturation pressure of water vapor over water (over ice below freezing), psia. */
export const saturationPressurePsia = (temperatureF: number): number => psychrolib.GetSatVapPres(temperatureF);

/**
 * Returns pounds of water per pound of dry air. Throws `ReadingError` for the wet bulb if it is above the dry bulb (0.3 °F is tolerated)
 * or so low that no such air exists.
 */
export function humidityRatioOf({ dryBulbF, wetBulbF }: WetAndDry, pressurePsia: number, { wetBulb }: Fields): number {
  if (wetBulbF > dryBulbF + FOG_F)
    throw new ReadingError(
      wetBulb,
      `Wet bulb (${wetBulbF} °F) cannot be above dry bulb (${dryBulbF} °F): are the two swapped?`,
    );
  const ratio = psychrolib.GetHumRatioFromTWetBulb(dryBulbF, Math.min(wetBulbF, dryBulbF), pressurePsia);
  if (ratio <= NO_WATER)
    throw new ReadingError(
      wetBulb,
      `Air of ${dryBulbF} °F cannot have a wet bulb of ${wetBulbF} °F, it would hold less than no water`,
    );
  return ratio;
}

/** Btu per pound of dry air. */
export const enthalpyBtuLb = (dryBulbF: number, humidityRatio: number): number =>
  psychrolib.GetMoistAirEnthalpy(dryBulbF, humidityRatio);

/** °F from a relative humidity in percent. */
export const dewPointF = (dryBulbF: number, relativeHumidityPct: number): number =>
  psychrolib.GetTDewPointFromRelHum(dryBulbF, relativeHumidityPct / 100);

/** Derives from a humidity ratio: % relative humidity, dew point °F, ft³ per pound of dry air. */
export const moistAir = (dryBulbF: number, humidityRatio: number, pressurePsia: number) => ({
  relativeHumidityPct: Math.min(100, psychrolib.GetRelHumFromHumRatio(dryBulbF, humidityRatio, pressurePsia) * 100),
  dewPointF: psychrolib.GetTDewPointFromHumRatio(dryBulbF, humidityRatio, pressurePsia),
  specificVolumeFt3Lb: psychrolib.GetMoistAirVolume(dryBulbF, humidityRatio, pressurePsia),
});
