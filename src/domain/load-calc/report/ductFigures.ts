import type { Derived } from '../derived';
import type { LoadResult } from '../result';
import { losesToOutside } from '../ducts/ductLoads';
import { ductSystems } from '../ducts/systems';
import type { Duct, DuctFields, LoadInputs } from '../schema/inputs';
import { isConditioned } from '../schema/locations';
import { showQuantity } from '../../calculation/showQuantity';
import type { UnitSystem } from '../../calculation/units';

export type DuctFigures = {
  /** Method by which the duct loads were determined. */
  method: 'table' | 'delivery' | 'none';
  /** The inputs used, one sentence each. */
  used: readonly string[];
  /** Loss or gain factors of Table 7, or delivery effectiveness. */
  factors: readonly Derived[];
};

export function ductFigures(inputs: LoadInputs, { block }: LoadResult, system: UnitSystem): DuctFigures {
  const systems = ductSystems(inputs);
  const each = systems.map((one, index) => {
    // With several systems, they are the parts of the total, in order.
    const of = (whole: Derived): Derived => (systems.length === 1 ? whole : (whole.parts[index] ?? whole));
    const figures = figuresOf(one.fields, of(block.heating.ducts), of(block.coolingSensible.ducts), system);
    if (systems.length === 1) return figures;
    const name = `System ${index + 1}`;
    const share = (part: Derived): string => showQuantity(part.value, 'fraction', system);
    return {
      ...figures,
      used: [`${name}: ${share(one.heat)} of the heating, ${share(one.cool)} of the cooling`, ...figures.used],
      factors: figures.factors.map((factor) => ({ ...factor, label: `${name}, ${factor.label.toLowerCase()}` })),
    };
  });
  const method = each.find((figures) => figures.method !== 'none')?.method ?? 'none';
  return {
    method,
    used: method === 'none' ? [] : each.flatMap(({ used }) => used),
    factors: each.flatMap(({ factors }) => factors),
  };
}

function figuresOf(fields: DuctFields, heating: Derived, sensible: Derived, system: UnitSystem): DuctFigures {
  const { ductTableLookups = [], ducts = [] } = fields;
  if (ductTableLookups.length > 0) {
    const firstPart = ({ parts }: Derived): Derived[] => (parts[0] ? [parts[0]] : []);
    return {
      method: 'table',
      used: [
        ...ductTableLookups.map(
          ({ tableNumber, leakageLevel, insulationR, lookupFloorAreaFt2 }) =>
            `Table ${tableNumber}: ${leakageLevel}, R-${insulationR}, for ${showQuantity(lookupFloorAreaFt2, 'area', system)} of floor`,
        ),
        ...(ducts.length > 0 || leaks(fields)
          ? ['Ducts and leakage that were entered beside the rows of Table 7 are not used: the rows stand for them']
          : []),
      ],
      factors: [...firstPart(heating), ...firstPart(sensible)],
    };
  }
  if (!losesToOutside(fields)) return { method: 'none', used: [], factors: [] };
  const outside = ducts.filter(({ location }) => !isConditioned(location));
  // The first part of a delivery loss is the load itself, the second its effectiveness.
  const effectiveness = (whole: Derived, label: string): Derived[] =>
    whole.parts[1] ? [{ ...whole.parts[1], label }] : [];
  return {
    method: 'delivery',
    used: [...outside.map(ductText), ...leakageText(fields, outside.length > 0, system)],
    factors: [
      ...effectiveness(heating, 'Delivery effectiveness, heating'),
      ...effectiveness(sensible, 'Delivery effectiveness, cooling'),
    ],
  };
}

function ductText({ type, location, insulationR, nominalInsulationR, shape }: Duct): string {
  const kind = type === 'supply' ? 'Supply' : 'Return';
  if (insulationR !== undefined) return `${kind} ducts: ${location}, R-${insulationR}`;
  const built = nominalInsulationR === undefined ? [] : [shape, `nominal R-${nominalInsulationR}`];
  return [`${kind} ducts: ${location}`, ...built].filter(Boolean).join(', ');
}

const leaks = ({ leakageCfm25ToOutside: flow, leakageFractionToOutside: share }: DuctFields): boolean =>
  flow !== undefined || share !== undefined;

function leakageText(
  { leakageCfm25ToOutside: flow, leakageFractionToOutside: share }: DuctFields,
  isOutside: boolean,
  system: UnitSystem,
): string[] {
  if (!flow && !share) return isOutside ? ['Leakage to outside: that of sealed ducts'] : [];
  const text = (side: 'supply' | 'return'): string => {
    const [cfm, part] = [flow?.[side], share?.[side]];
    if (cfm !== undefined) return showQuantity(cfm, 'airflow', system);
    return part === undefined ? 'as of sealed ducts' : `${showQuantity(part, 'fraction', system)} of the air`;
  };
  return [`Leakage to outside: supply ${text('supply')}, return ${text('return')}`];
}
