import type { Derived } from '../derived';
import type { LoadResult } from '../result';
import { losesToOutside } from '../ducts/ductLoads';
import type { AirDistribution, LoadInputs } from '../schema/inputs';
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
      used: [
        ...ductTableLookups.map(
          ({ tableNumber, leakageLevel, insulationR, lookupFloorAreaFt2 }) =>
            `Table ${tableNumber}: ${leakageLevel}, R-${insulationR}, for ${showQuantity(lookupFloorAreaFt2, 'area', system)} of floor`,
        ),
        ...(ducts.length > 0 || leaks(airDistribution)
          ? ['Ducts and leakage that were entered beside the rows of Table 7 are not used: the rows stand for them']
          : []),
      ],
      factors,
    };
  }
  if (!airDistribution || !losesToOutside(airDistribution)) return { method: 'none', used: [], factors: [] };
  const outside = ducts.filter(({ location }) => !isConditioned(location));
  // The first part of a delivery loss is the load itself, the second its effectiveness.
  const effectiveness = (whole: Derived, label: string): Derived[] =>
    whole.parts[1] ? [{ ...whole.parts[1], label }] : [];
  return {
    method: 'delivery',
    used: [
      ...outside.map(
        ({ type, location, insulationR }) =>
          `${type === 'supply' ? 'Supply' : 'Return'} ducts: ${location}${insulationR === undefined ? '' : `, R-${insulationR}`}`,
      ),
      ...leakageText(airDistribution, outside.length > 0, system),
    ],
    factors: [
      ...effectiveness(block.heating.ducts, 'Delivery effectiveness, heating'),
      ...effectiveness(block.coolingSensible.ducts, 'Delivery effectiveness, cooling'),
    ],
  };
}

const leaks = (system: AirDistribution | undefined): boolean =>
  (system?.leakageCfm25ToOutside?.supply ?? 0) + (system?.leakageCfm25ToOutside?.return ?? 0) > 0;

function leakageText(
  { leakageCfm25ToOutside: leakage }: AirDistribution,
  isOutside: boolean,
  system: UnitSystem,
): string[] {
  const { supply, return: back } = leakage ?? {};
  if (supply === undefined && back === undefined) return isOutside ? ['Leakage to outside: that of sealed ducts'] : [];
  const text = (value: number | undefined): string =>
    value === undefined ? 'as of sealed ducts' : showQuantity(value, 'airflow', system);
  return [`Leakage to outside: supply ${text(supply)}, return ${text(back)}`];
}
