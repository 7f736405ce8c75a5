/** Cr of IFGC A.2: relative density and viscosity in one factor; Y is the superexpansibility. */
export const GASES = {
  natural: { cr: 0.6094, y: 0.9992, btuPerCf: 1000 },
  propane: { cr: 1.2462, y: 0.991, btuPerCf: 2500 },
} as const;
export type Gas = keyof typeof GASES;

const ATMOSPHERE_PSI = 14.7;
/** Below it the low-pressure equation applies. */
export const HIGH_PRESSURE_PSI = 1.5;

/** IFGC A.2.1, below 1.5 psi: Q = 2313 D^2.623 (dH / (Cr L))^0.541, cfh; drop in in w.c. */
export const lowPressureCfh = (idIn: number, dropInWc: number, lengthFt: number, cr: number): number =>
  2313 * idIn ** 2.623 * (dropInWc / (cr * lengthFt)) ** 0.541;

/** Solves the same for the drop, in w.c. */
export const lowPressureDropInWc = (cfh: number, idIn: number, lengthFt: number, cr: number): number =>
  cr * lengthFt * (cfh / (2313 * idIn ** 2.623)) ** (1 / 0.541);

/** Returns the bore for a flow: D = Q^0.381 / (19.17 (dH / (Cr L))^0.206), in. */
export const lowPressureBoreIn = (cfh: number, dropInWc: number, lengthFt: number, cr: number): number =>
  cfh ** 0.381 / (19.17 * (dropInWc / (cr * lengthFt)) ** 0.206);

export type HighPressure = { inletPsi: number; outletPsi: number; lengthFt: number; cr: number; y: number };

const squares = ({ inletPsi, outletPsi, lengthFt, cr, y }: HighPressure): number =>
  (((inletPsi + ATMOSPHERE_PSI) ** 2 - (outletPsi + ATMOSPHERE_PSI) ** 2) * y) / (cr * lengthFt);

/** IFGC A.2.2, from 1.5 psi: Q = 2237 D^2.623 ((P1² - P2²) Y / (Cr L))^0.541, cfh; gauge pressures. */
export const highPressureCfh = (idIn: number, pressures: HighPressure): number =>
  2237 * idIn ** 2.623 * squares(pressures) ** 0.541;

/** Returns the bore for a flow: D = Q^0.381 / (18.93 ((P1² - P2²) Y / (Cr L))^0.206), in. */
export const highPressureBoreIn = (cfh: number, pressures: HighPressure): number =>
  cfh ** 0.381 / (18.93 * squares(pressures) ** 0.206);

/** Spitzglass, for comparison: 3550 K (h / (S L))^0.5, K = (d^5 / (1 + 3.6/d + 0.03 d))^0.5. From memory. */
export const spitzglassCfh = (idIn: number, dropInWc: number, lengthFt: number, specificGravity: number): number =>
  3550 * Math.sqrt(idIn ** 5 / (1 + 3.6 / idIn + 0.03 * idIn)) * Math.sqrt(dropInWc / (specificGravity * lengthFt));
