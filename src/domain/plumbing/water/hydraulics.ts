/** Returns the velocity, ft/s, of a flow in gpm through a bore in inches: V = 0.4085 Q / d². */
export const velocityFtPerSec = (gpm: number, idIn: number): number => (0.4085 * gpm) / idIn ** 2;

/** Hazen-Williams, psi per 100 ft: 452 Q^1.852 / (C^1.852 d^4.8704). Checked against three published tables. */
export const lossPsiPer100Ft = (gpm: number, idIn: number, c: number): number =>
  (452 * gpm ** 1.852) / (c ** 1.852 * idIn ** 4.8704);

/** Hazen-Williams as head, ft per 100 ft: 0.2083 (100/C)^1.852 Q^1.852 / d^4.8655. */
export const lossFtPer100Ft = (gpm: number, idIn: number, c: number): number =>
  (0.2083 * (100 / c) ** 1.852 * gpm ** 1.852) / idIn ** 4.8655;

const GRAVITY_FT_S2 = 32.174;
const PSI_PER_FT = 0.433;
/** Drawn tube, ft. */
const ROUGHNESS_FT = 0.000_005;

/**
 * Calculates Darcy-Weisbach with Swamee-Jain, psi per 100 ft, as a check on Hazen-Williams and for hot water.
 * @param tempF water, 33 to 210 °F
 */
export function darcyPsiPer100Ft(gpm: number, idIn: number, tempF: number): number {
  const diameterFt = idIn / 12;
  const velocity = velocityFtPerSec(gpm, idIn);
  const reynolds = (velocity * diameterFt) / viscosityFt2PerSec(tempF);
  const friction =
    reynolds < 2300
      ? 64 / reynolds
      : 0.25 / Math.log10(ROUGHNESS_FT / (3.7 * diameterFt) + 5.74 / reynolds ** 0.9) ** 2;
  return ((friction * 100 * velocity ** 2) / (diameterFt * 2 * GRAVITY_FT_S2)) * PSI_PER_FT;
}

/** Returns the kinematic viscosity of water by Vogel's equation, ft²/s; within 1 % from 33 to 210 °F. */
function viscosityFt2PerSec(tempF: number): number {
  const kelvin = (tempF - 32) / 1.8 + 273.15;
  const milliPascalSeconds = Math.exp(-3.7188 + 578.919 / (kelvin - 137.546));
  return (milliPascalSeconds / 1000 / 995) * 10.7639;
}

/** Returns the density of water at atmospheric pressure, kg/m³, by Kell (1975); for 32 to 212 °F. */
export function densityKgM3(tempF: number): number {
  const c = (tempF - 32) / 1.8;
  const above =
    999.839_52 +
    16.945_176 * c -
    7.987_040_1e-3 * c ** 2 -
    4.617_046_1e-5 * c ** 3 +
    1.055_630_2e-7 * c ** 4 -
    2.805_425_3e-10 * c ** 5;
  return above / (1 + 1.687_985e-2 * c);
}
