import { interpolate } from '@/domain/calculation/interpolate';
import type { DuctSize } from './sizeDuct';

/** A kind of fitting with its equivalent length of straight duct, ft. */
type FittingKind = {
  name: string;
  /** The dimension `feet` depends on: the diameter at 8, 12 and 16 in, or width ÷ height at 1 and 4. */
  of: 'round' | 'rectangular' | 'either';
  feet: readonly number[];
};

/** Source of the lengths. They are not those of Manual D, appendix 3, which is not open; register boots are not in it. */
export const FITTINGS_SOURCE = 'E-Ductulator worksheet (public copy), at 0.1 in wc per 100 ft';

const DIAMETERS_IN = [8, 12, 16];
const ASPECTS = [1, 4];

const FITTING_KINDS: readonly FittingKind[] = [
  { name: 'Elbow 90°, radius 1.5 diameters', of: 'round', feet: [8, 15, 21] },
  { name: 'Elbow 90°, radius 0.75 diameters', of: 'round', feet: [16, 30, 40] },
  { name: 'Elbow 45°, radius 1.5 diameters', of: 'round', feet: [4, 6, 9] },
  { name: 'Elbow 45°, radius 0.75 diameters', of: 'round', feet: [11, 18, 27] },
  { name: 'Reducer, tapered', of: 'round', feet: [4, 5, 10] },
  { name: 'Reducer, not tapered', of: 'round', feet: [8, 14, 21] },
  { name: 'Tee, conical, into the branch', of: 'round', feet: [13, 22, 32] },
  { name: 'Tee, straight, into the branch', of: 'round', feet: [34, 60, 87] },
  { name: 'Elbow 90°, radius, with vanes', of: 'rectangular', feet: [2, 4] },
  { name: 'Elbow 90°, radius', of: 'rectangular', feet: [24, 40] },
  { name: 'Elbow 90°, square, with vanes', of: 'rectangular', feet: [14, 14] },
  { name: 'Elbow 90°, square', of: 'rectangular', feet: [65, 90] },
  { name: 'Elbow 45°', of: 'rectangular', feet: [18, 27] },
  { name: 'Tee, radius', of: 'rectangular', feet: [16, 30] },
  { name: 'Tee, square, with vanes', of: 'rectangular', feet: [16, 30] },
  { name: 'Tee, square', of: 'rectangular', feet: [50, 90] },
  { name: 'Transition, three straight sides', of: 'rectangular', feet: [5, 5] },
  { name: 'Transition, square', of: 'rectangular', feet: [12, 13] },
  { name: 'Plenum outlet without radius', of: 'either', feet: [40, 40] },
  { name: 'Return grille, tapered box', of: 'either', feet: [8, 9] },
  { name: 'Return grille, plain box', of: 'either', feet: [19, 20] },
];

/**
 * Returns fittings that suit a duct, with their equivalent length at its size, whole ft.
 * @param size of the duct; 8 in round, or square, is assumed without one
 * @param isRectangular how the duct will be built
 */
export function fittingsFor(
  size: DuctSize | undefined,
  isRectangular: boolean,
): { name: string; equivalentLengthFt: number }[] {
  const diameterIn = size && 'diameterIn' in size ? size.diameterIn : 8;
  const aspect = size && 'widthIn' in size ? size.widthIn / size.heightIn : 1;
  return FITTING_KINDS.filter(({ of }) => of === 'either' || (of === 'rectangular') === isRectangular).map(
    ({ name, of, feet }) => ({
      name,
      equivalentLengthFt: Math.max(
        1,
        Math.round(
          of === 'round'
            ? interpolate(DIAMETERS_IN, feet, diameterIn)
            : interpolate(ASPECTS, feet, Math.min(4, Math.max(1, aspect))),
        ),
      ),
    }),
  );
}
