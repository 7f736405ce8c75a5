import { ReadingError } from '../readings/readingError';
import { barometerPsia, kelvinOf } from '../units';
import { type RefrigerantName } from './names';
import { refrigerant, type SaturationCurve } from './properties';

/** Bubble point for subcooling and the condenser, dew point for superheat and the evaporator. */
export type SaturationPoint = 'bubble' | 'dew';

/**
 * The coefficients are valid in this range, °F; nothing is extrapolated beyond it. They were checked against the equations of state of
 * CoolProp 8.0.0 down to -76 °F: within 0.04 % for all nine refrigerants, which is 0.02 °F.
 */
export const SATURATION_RANGE_F = [-75, 150] as const;
const PA_PER_PSI = 6894.757293168361;
/** Enough bisections of 225 °F for a billionth of a degree. */
const HALVINGS = 48;

/** Computes saturation pressure, psia, without a range check. Ancillary equation of `tables/refrigerants.json`. */
function curvePsia({ Tr, pr, n, t }: SaturationCurve, temperatureF: number): number {
  const kelvin = kelvinOf(temperatureF);
  const theta = 1 - kelvin / Tr;
  const sum = n.reduce((total, factor, index) => total + factor * theta ** (t[index] ?? 0), 0);
  return (pr * Math.exp((Tr / kelvin) * sum)) / PA_PER_PSI;
}

/** The input named in errors. */
type At = { field: string };

/** Returns saturation pressure at a temperature, psia. Throws `ReadingError` outside -75 to 150 °F. */
export function saturationPsia(
  name: RefrigerantName,
  point: SaturationPoint,
  temperatureF: number,
  { field }: At,
): number {
  const [lowest, highest] = SATURATION_RANGE_F;
  if (temperatureF < lowest || temperatureF > highest)
    throw new ReadingError(field, `${name} is known from ${lowest} to ${highest} °F: ${temperatureF} °F is outside`);
  return curvePsia(refrigerant(name)[point], temperatureF);
}

/**
 * Returns saturation temperature, °F, for a gauge pressure read at an elevation. Throws `ReadingError` when there is no pressure left or
 * the temperature would be outside -75 to 150 °F.
 */
export function saturationTempF(
  name: RefrigerantName,
  point: SaturationPoint,
  pressure: { psig: number; altitudeFt: number },
  { field }: At,
): number {
  const psia = absolutePsia(pressure, { field });
  const curve = refrigerant(name)[point];
  let [low, high]: [number, number] = [...SATURATION_RANGE_F];
  if (psia < curvePsia(curve, low) || psia > curvePsia(curve, high)) {
    const local = barometerPsia(pressure.altitudeFt);
    const [least, most] = [curvePsia(curve, low) - local, curvePsia(curve, high) - local];
    throw new ReadingError(
      field,
      `${pressure.psig} psig is no ${point} pressure of ${name} from ${low} to ${high} °F (${least.toFixed(1)} to ${most.toFixed(0)} psig here): check the refrigerant and the gauge`,
    );
  }
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (curvePsia(curve, middle) < psia) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Converts gauge to absolute pressure with the local barometer, psia. Throws `ReadingError` below a perfect vacuum. */
export function absolutePsia({ psig, altitudeFt }: { psig: number; altitudeFt: number }, { field }: At): number {
  const psia = psig + barometerPsia(altitudeFt);
  if (psia <= 0)
    throw new ReadingError(
      field,
      `${psig} psig is below a perfect vacuum at ${altitudeFt} ft: check the gauge and the elevation`,
    );
  return psia;
}

/** Returns how many °F one psi of gauge pressure is worth at a saturation temperature: for the uncertainty of a verdict. */
export function degreesPerPsi(name: RefrigerantName, point: SaturationPoint, saturationF: number): number {
  const curve = refrigerant(name)[point];
  return 1 / (curvePsia(curve, saturationF + 0.5) - curvePsia(curve, saturationF - 0.5));
}
