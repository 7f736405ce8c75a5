import { derive2, entered, total, type Derived } from '../load-calc/derived';

/** A component in the air path other than duct: coil, filter, grille, register, damper. */
export type PressureDevice = { name: string; lossInWc: number };

const AVAILABLE = {
  label: 'Available static pressure',
  unit: 'in wc',
  formula: 'external static pressure of the blower − losses of the devices',
  source: 'Manual D, friction rate worksheet',
} as const;

/** Returns the blower pressure left for the ducts, in wc; below 0 the devices take more than it has. */
export const availablePressure = (externalInWc: number, devices: readonly PressureDevice[]): Derived =>
  derive2(
    AVAILABLE,
    entered('External static pressure of the blower', externalInWc, 'in wc', 'blower.externalStaticInWc'),
    total(
      'Losses of the devices',
      'in wc',
      devices.map(({ name, lossInWc }, index) => entered(name, lossInWc, 'in wc', `devices.${index}.lossInWc`)),
    ),
    (external, losses) => external - losses,
  );

const RATE = {
  label: 'Friction rate',
  unit: 'in wc/100 ft',
  formula: 'available static pressure × 100 ÷ total effective length, not below 0',
  source: 'Manual D, friction rate worksheet',
} as const;

/** Returns the pressure loss allowed per 100 ft of duct, in wc. */
export const frictionRate = (available: Derived, effectiveLength: Derived): Derived =>
  derive2(RATE, available, effectiveLength, (pressure, length) =>
    length <= 0 ? 0 : Math.max(0, (pressure * 100) / length),
  );

/**
 * Friction rates at which blower and ducts suit each other, in wc per 100 ft: the wedge of the friction rate worksheet as designers use
 * it, not compared with the book.
 */
const RATE_RANGE = { least: 0.06, most: 0.18 } as const;

export type RateVerdict = 'no pressure' | 'too little pressure' | 'fits' | 'more pressure than needed';

/** Judges whether the blower suits the length of the ducts. */
export function rateVerdict(available: number, rate: number): RateVerdict {
  if (available <= 0) return 'no pressure';
  if (rate < RATE_RANGE.least) return 'too little pressure';
  return rate > RATE_RANGE.most ? 'more pressure than needed' : 'fits';
}
