/** Duct materials with the absolute roughness of their inner surface, ft. ASHRAE Fundamentals, duct design, roughness classes. */
export const DUCT_MATERIALS = {
  'galvanized steel': { label: 'Galvanized steel', roughnessFt: 0.0003 },
  'duct board or lined': { label: 'Duct board or lined', roughnessFt: 0.003 },
  flexible: { label: 'Flexible', roughnessFt: 0.003 },
} as const;
export type DuctMaterial = keyof typeof DUCT_MATERIALS;

/** Flexible duct is never stretched fully straight: compression assumed by ACCA's flex charts, % of its length. */
const USUAL_COMPRESSION_PERCENT = 4;

/** Standard air, 70 °F at sea level: kinematic viscosity. */
const STANDARD_VISCOSITY_FT2_PER_S = 1.627e-4;
/** Velocity of standard air at a velocity pressure of 1 in wc, fpm. */
const FPM_AT_ONE_INCH = 4005;
const FT_PER_100 = 100;
const LAMINAR = 2300;

/** Properties of the air and the duct, other than size and flow. */
export type DuctAir = {
  material: DuctMaterial;
  /** For flexible duct; omitted = usual. */
  compressionPercent?: number;
  /** Thin air has less friction: density relative to sea level; omitted = 1. */
  densityRatio?: number;
};

/** Returns the velocity in a round duct, fpm. */
export const velocityFpm = (cfm: number, diameterIn: number): number => cfm / ((Math.PI * (diameterIn / 12) ** 2) / 4);

/**
 * Computes Darcy's friction factor: Colebrook's equation solved to 1e-10, the laminar one below a Reynolds number of 2,300.
 * @param relativeRoughness absolute roughness ÷ diameter
 */
export function frictionFactor(reynolds: number, relativeRoughness: number): number {
  if (reynolds <= 0) return 0;
  if (reynolds < LAMINAR) return 64 / reynolds;
  // Starts with Swamee-Jain, then iterates 1/√f to a fixed point: it contracts, so a handful of rounds is enough.
  let inverse = -2 * Math.log10(relativeRoughness / 3.7 + 5.74 / reynolds ** 0.9);
  for (let round = 0; round < 50; round += 1) {
    const next = -2 * Math.log10(relativeRoughness / 3.7 + (2.51 * inverse) / reynolds);
    const isStill = Math.abs(next - inverse) < 1e-10;
    inverse = next;
    if (isStill) break;
  }
  return 1 / inverse ** 2;
}

/**
 * Computes the friction rate of a round duct, in wc per 100 ft: Darcy-Weisbach with Colebrook's factor. Flexible duct is multiplied by
 * the correction for compression, 1 + 0.58 × percent × e^(−0.126 × diameter in inches) (ASHRAE Fundamentals, duct design).
 */
export function frictionPer100Ft(cfm: number, diameterIn: number, air: DuctAir): number {
  if (cfm <= 0) return 0;
  const ratio = air.densityRatio ?? 1;
  const diameterFt = diameterIn / 12;
  const velocity = velocityFpm(cfm, diameterIn);
  const viscosity = STANDARD_VISCOSITY_FT2_PER_S / ratio;
  const factor = frictionFactor(
    ((velocity / 60) * diameterFt) / viscosity,
    DUCT_MATERIALS[air.material].roughnessFt / diameterFt,
  );
  const velocityPressure = ratio * (velocity / FPM_AT_ONE_INCH) ** 2;
  return ((factor * FT_PER_100) / diameterFt) * velocityPressure * compression(diameterIn, air);
}

const compression = (
  diameterIn: number,
  { material, compressionPercent = USUAL_COMPRESSION_PERCENT }: DuctAir,
): number => (material === 'flexible' ? 1 + 0.58 * compressionPercent * Math.exp(-0.126 * diameterIn) : 1);

/** Returns the density of air relative to sea level at an elevation in ft (standard atmosphere, room temperature). */
export const densityRatioAt = (elevationFt: number): number => (1 - 6.8754e-6 * elevationFt) ** 5.2559;
