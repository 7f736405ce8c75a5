import { assumed, constant, derive, entered, type Derived } from '../derived';
import type { AirDistribution, DuctFields } from '../schema/inputs';

/** A system of ducts with the parts of the ducted load that it carries. */
export type DuctSystem = { fields: DuctFields; path: string; heat: Derived; cool: Derived };

const REST = {
  unit: '',
  formula: '1 − the parts of the further systems, not below 0',
  source: '',
} as const;

/** The first system and the further ones. Further ones carry what was entered, the first one the rest. */
export function ductSystems(airDistribution: AirDistribution): DuctSystem[] {
  const { furtherSystems: further = [] } = airDistribution;
  const path = 'airDistribution';
  if (further.length === 0) return [{ fields: airDistribution, path, heat: ALL, cool: ALL }];
  const part = (index: number, field: 'fractionHeat' | 'fractionCool'): Derived => {
    const value = further[index]?.[field];
    const label = field === 'fractionHeat' ? 'Part of the heating' : 'Part of the cooling';
    const at = `${path}.furtherSystems.${index}.${field}`;
    return value === undefined
      ? assumed(label, 1 / (further.length + 1), '', 'the duct systems share the load equally', at)
      : entered(label, value, '', at);
  };
  const parts = further.map((fields, index) => ({
    fields,
    path: `${path}.furtherSystems.${index}`,
    heat: part(index, 'fractionHeat'),
    cool: part(index, 'fractionCool'),
  }));
  const rest = (label: string, others: readonly Derived[]): Derived =>
    derive({ ...REST, label }, others, (...values: number[]) =>
      Math.max(
        0,
        values.reduce((left, value) => left - value, 1),
      ),
    );
  return [
    {
      fields: airDistribution,
      path,
      heat: rest(
        'Part of the heating',
        parts.map(({ heat }) => heat),
      ),
      cool: rest(
        'Part of the cooling',
        parts.map(({ cool }) => cool),
      ),
    },
    ...parts,
  ];
}

const ALL = constant('Part of the load', 1, '', 'one system of ducts');
