/** Standard pressure at sea level, psia. */
export const SEA_LEVEL_PSIA = 14.696;
/** Inches of mercury per psi. */
const IN_HG_PER_PSI = 2.03602;
export const BTUH_PER_WATT = 3.412;
export const BTUH_PER_TON = 12_000;
export const FT3_PER_M3 = 35.3147;
export const OUNCES_PER_POUND = 16;
/** Milligrams per liter per grain per gallon. */
export const MG_PER_L_PER_GRAIN = 17.118;

/** Returns the local barometer, psia, at an elevation in feet (standard atmosphere). A gauge zeroed on site reads against this. */
export const barometerPsia = (altitudeFt: number): number => SEA_LEVEL_PSIA * (1 - 6.8754e-6 * altitudeFt) ** 5.2559;

/** Returns air density at an elevation relative to sea level: the factor for 1.08, 4.5 and 0.68. */
export const airDensityRatio = (altitudeFt: number): number => barometerPsia(altitudeFt) / SEA_LEVEL_PSIA;

const celsiusOf = (temperatureF: number): number => (temperatureF - 32) / 1.8;
export const kelvinOf = (temperatureF: number): number => celsiusOf(temperatureF) + 273.15;
/** Temperature differences have no 32 offset. */
export const celsiusDifference = (differenceF: number): number => differenceF / 1.8;

/** Returns vacuum below local air, inHg, for a gauge pressure below 0; 0 above. */
export const vacuumInHg = (pressurePsig: number): number => Math.max(0, -pressurePsig) * IN_HG_PER_PSI;
