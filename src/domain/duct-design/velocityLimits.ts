import type { DuctMaterial } from './friction';

/** Part of the duct system. A trunk is a duct with branches, or one that alone carries all the air of its side. */
export type DuctPart = 'supply trunk' | 'supply branch' | 'return trunk' | 'return branch';

/** Velocity limits, fpm; above `quietFpm`, the air is audible. */
export type VelocityLimit = { quietFpm: number; mostFpm: number };

/** Limits of one edition as data, with their source. */
export type VelocityLimits = {
  edition: string;
  source: string;
  rigid: Readonly<Record<DuctPart, VelocityLimit>>;
  flexible: Readonly<Record<DuctPart, VelocityLimit>>;
};

/**
 * After Table 3-1 as designers use it; the book is not open, and these were not compared with it. Public pages say 700 to 900 for supply
 * and 600 to 700 for return.
 */
export const MANUAL_D_VELOCITIES: VelocityLimits = {
  edition: 'Manual D, 3rd edition',
  source:
    'after Manual D, Table 3-1, not compared with the book; public pages: supply 700 to 900, return 600 to 700 fpm',
  rigid: {
    'supply trunk': { quietFpm: 700, mostFpm: 900 },
    'supply branch': { quietFpm: 600, mostFpm: 900 },
    'return trunk': { quietFpm: 600, mostFpm: 700 },
    'return branch': { quietFpm: 400, mostFpm: 700 },
  },
  flexible: {
    'supply trunk': { quietFpm: 600, mostFpm: 700 },
    'supply branch': { quietFpm: 600, mostFpm: 700 },
    'return trunk': { quietFpm: 600, mostFpm: 700 },
    'return branch': { quietFpm: 400, mostFpm: 700 },
  },
};

export const velocityLimit = (limits: VelocityLimits, part: DuctPart, material: DuctMaterial): VelocityLimit =>
  limits[material === 'flexible' ? 'flexible' : 'rigid'][part];
