/** Returns the saturation pressure of water vapor over water or ice, psi. ASHRAE Fundamentals, Hyland and Wexler. */
function saturationPressurePsi(temperatureF: number): number {
  const t = temperatureF + 459.67;
  const logarithm =
    temperatureF < 32
      ? -1.0214165e4 / t -
        4.8932428 -
        5.3765794e-3 * t +
        1.9202377e-7 * t ** 2 +
        3.5575832e-10 * t ** 3 -
        9.0344688e-14 * t ** 4 +
        4.1635019 * Math.log(t)
      : -1.0440397e4 / t -
        1.129465e1 -
        2.7022355e-2 * t +
        1.289036e-5 * t ** 2 -
        2.4780681e-9 * t ** 3 +
        6.5459673 * Math.log(t);
  return Math.exp(logarithm);
}

/** Returns the standard pressure at an elevation in feet, psi. */
export const standardPressurePsi = (elevationFt: number): number => 14.696 * (1 - 6.8754e-6 * elevationFt) ** 5.2559;

/** Returns pounds of water per pound of dry air at a relative humidity (0 to 1). */
export const humidityRatio = (temperatureF: number, relativeHumidity: number, pressurePsi: number): number =>
  ratioOf(relativeHumidity * saturationPressurePsi(temperatureF), pressurePsi);

/** Returns pounds of water per pound of dry air from a wet bulb above freezing. ASHRAE Fundamentals, chapter 1, wet-bulb equation. */
export function humidityRatioFromWetBulb(dryBulbF: number, wetBulbF: number, pressurePsi: number): number {
  const saturated = ratioOf(saturationPressurePsi(wetBulbF), pressurePsi);
  return ((1093 - 0.556 * wetBulbF) * saturated - 0.24 * (dryBulbF - wetBulbF)) / (1093 + 0.444 * dryBulbF - wetBulbF);
}

/** Returns the wet bulb of air, °F, to a thousandth; between freezing and the dry bulb. Inverts the wet-bulb equation by bisection. */
export function wetBulb(dryBulbF: number, ratio: number, pressurePsi: number): number {
  let [low, high] = [32, Math.max(32, dryBulbF)];
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    if (humidityRatioFromWetBulb(dryBulbF, middle, pressurePsi) < ratio) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Returns the enthalpy of moist air, Btu per pound of dry air. */
export const enthalpy = (temperatureF: number, ratio: number): number =>
  0.24 * temperatureF + ratio * (1061 + 0.444 * temperatureF);

/** Grains in a pound. */
export const GRAINS_PER_POUND = 7000;

const ratioOf = (vapourPsi: number, pressurePsi: number): number => (0.62198 * vapourPsi) / (pressurePsi - vapourPsi);
