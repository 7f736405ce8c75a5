import { barometerPsia } from '../units';
import type { RefrigerantName } from './names';
import { saturationPsia, type SaturationPoint } from './saturation';

const STEP_F = 5;

/** Returns a saturation line for drawing, [°F, psig] every 5 °F from the first to the last temperature (within -75 to 150). */
export function saturationCurve(
  name: RefrigerantName,
  point: SaturationPoint,
  altitudeFt: number,
  [from, to]: readonly [number, number],
): [number, number][] {
  const local = barometerPsia(altitudeFt);
  return Array.from({ length: Math.floor((to - from) / STEP_F) + 1 }, (_, index) => {
    const temperatureF = from + index * STEP_F;
    return [temperatureF, saturationPsia(name, point, temperatureF, { field: 'temperatureF' }) - local];
  });
}
