import { assumed, entered, type Derived } from '../derived';
import type { Design } from '../design';
import type { SpaceTemperature } from '../house';
import type { LoadInputs } from '../schema/inputs';

/** Monthly means swing about half as far as design temperatures, and soil at the depth of a foundation half as far as these. */
const SWING_OF_SOIL = 0.25;
const WHY =
  'soil keeps to the middle of the design temperatures and swings a quarter as far as they do; a measured value is better';

/** Temperature of the soil around basements and under slabs, as entered or from the design temperatures. */
export function groundTemperatures({ site }: LoadInputs, { outdoorHeating, outdoorCooling }: Design): SpaceTemperature {
  const middle = (outdoorHeating.value + outdoorCooling.value) / 2;
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
