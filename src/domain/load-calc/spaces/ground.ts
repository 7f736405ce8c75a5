import { assumed, entered, type Derived } from '../derived';
import type { Design } from '../design';
import type { SpaceTemperature } from '../house';
import type { LoadInputs } from '../schema/inputs';

/**
 * Soil at foundation depth is a little warmer than the middle of the design temperatures, which are farther below the mean in winter than
 * above it in summer, and swings about a third as far as they do. Both are the best fit to the soil that the reference has at the 21
 * weather stations of its 275 homes (root mean square error 3.3 °F, in the review of 2026-11-28; a quarter of the swing about the middle
 * itself was 4.8 °F off).
 */
const WARMER_THAN_MIDDLE_F = 2.7;
const SWING_OF_SOIL = 0.31;
const WHY =
  'soil keeps near the middle of the design temperatures, 2.7 °F above it, and swings about a third as far as they do; a measured value is better';

/** Returns the temperature of the soil around basements and under slabs, as entered or from the design temperatures. */
export function groundTemperatures({ site }: LoadInputs, { outdoorHeating, outdoorCooling }: Design): SpaceTemperature {
  const middle = (outdoorHeating.value + outdoorCooling.value) / 2 + WARMER_THAN_MIDDLE_F;
  const swing = (SWING_OF_SOIL * (outdoorCooling.value - outdoorHeating.value)) / 2;
  const of = (label: string, value: number | undefined, path: string, fallback: number): Derived =>
    value === undefined
      ? assumed(label, fallback, '°F', WHY, path, [outdoorHeating, outdoorCooling])
      : entered(label, value, '°F', path);
  return {
    heating: of(
      'Ground temperature in winter',
      site.groundTemperatureHeatingF,
      'site.groundTemperatureHeatingF',
      middle - swing,
    ),
    cooling: of(
      'Ground temperature in summer',
      site.groundTemperatureCoolingF,
      'site.groundTemperatureCoolingF',
      middle + swing,
    ),
  };
}
