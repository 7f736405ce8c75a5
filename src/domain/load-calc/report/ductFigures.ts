import type { Derived } from '../derived';
import type { LoadResult } from '../result';
import type { LoadInputs } from '../schema/inputs';
import { isConditioned } from '../schema/locations';
import { showQuantity } from '../showQuantity';
import type { UnitSystem } from '../units';

export type DuctFigures = {
  /** How the duct loads were found. */
  method: 'table' | 'delivery' | 'none';
  /** What was used, a sentence each. */
  used: readonly string[];
  /** Loss or gain factors of Table 7, or delivery effectiveness. */
  factors: readonly Derived[];
};

export function ductFigures({ airDistribution }: LoadInputs, { block }: LoadResult, system: UnitSystem): DuctFigures {
  const { ductTableLookups = [], ducts = [] } = airDistribution ?? {};
  const firstPart = ({ parts }: Derived): Derived[] => (parts[0] ? [parts[0]] : []);
  const factors = [...firstPart(block.heating.ducts), ...firstPart(block.coolingSensible.ducts)];
  if (ductTableLookups.length > 0) {
    return {
      method: 'table',
      used: ductTableLookups.map(
        ({ tableNumber, leakageLevel, insulationR, lookupFloorAreaFt2 }) =>
          `Table ${tableNumber}: ${leakageLevel}, R-${insulationR}, for ${showQuantity(lookupFloorAreaFt2, 'area', system)} of floor`,
      ),
      factors,
    };
  }
  if (ducts.every(({ location }) => isConditioned(location))) return { method: 'none', used: [], factors: [] };
  const outside = ducts.filter(({ location }) => !isConditioned(location));
  // The first part of a delivery loss is the load itself, the second its effectiveness.
  const effectiveness = (whole: Derived, label: string): Derived[] =>
    whole.parts[1] ? [{ ...whole.parts[1], label }] : [];
  return {
    method: 'delivery',
    used: outside.map(
      ({ type, location, insulationR }) =>
        `${type === 'supply' ? 'Supply' : 'Return'} ducts: ${location}${insulationR === undefined ? '' : `, R-${insulationR}`}`,
    ),
    factors: [
      ...effectiveness(block.heating.ducts, 'Delivery effectiveness, heating'),
      ...effectiveness(block.coolingSensible.ducts, 'Delivery effectiveness, cooling'),
    ],
  };
}
