import { assumed, constant, derive, entered, type Derived } from '../derived';
import type { AirDistribution, DuctFields, LoadInputs } from '../schema/inputs';
import { ductedPart } from './carried';

/** A duct system with the shares of the ducted load that it carries. */
export type DuctSystem = {
  fields: DuctFields;
  path: string;
  heat: Derived;
  cool: Derived;
  /** Place where it is entered; the units that name it blow into it. */ distribution?: string | undefined;
};

const REST = {
  unit: '',
  formula: '1 − the parts of the further systems, not below 0',
  source: '',
} as const;

/** Returns the first and further systems. Those named by units carry what these serve, others their entered share, the first the rest. */
export function ductSystems(inputs: LoadInputs): DuctSystem[] {
  const { airDistribution, equipment = [] } = inputs;
  if (!airDistribution) return [];
  const { furtherSystems: further = [] } = airDistribution;
  const path = 'airDistribution';
  const nameOf = ({ distribution }: DuctFields): string | undefined =>
    equipment.some((unit) => unit.distribution === distribution) ? distribution : undefined;
  const named = (fields: DuctFields, at: string): DuctSystem | undefined => {
    const distribution = nameOf(fields);
    if (distribution === undefined) return undefined;
    const [heat, cool] = (['heating', 'cooling'] as const).map((season) =>
      ductedPart({ ...inputs, distribution }, season),
    ) as [Derived, Derived];
    return { fields, path: at, heat, cool, distribution };
  };
  if (further.length === 0)
    return [named(airDistribution, path) ?? { fields: airDistribution, path, heat: ALL, cool: ALL }];
  const parts = further.map((fields, index): DuctSystem => {
    const at = `${path}.furtherSystems.${index}`;
    return (
      named(fields, at) ?? {
        fields,
        path: at,
        heat: partOf(fields, 'fractionHeat', further.length, at),
        cool: partOf(fields, 'fractionCool', further.length, at),
      }
    );
  });
  return [
    named(airDistribution, path) ?? {
      fields: airDistribution,
      path,
      heat: restOf(
        'Part of the heating',
        parts.map(({ heat }) => heat),
      ),
      cool: restOf(
        'Part of the cooling',
        parts.map(({ cool }) => cool),
      ),
    },
    ...parts,
  ];
}

type Further = NonNullable<AirDistribution['furtherSystems']>[number];

function partOf(fields: Further, field: 'fractionHeat' | 'fractionCool', count: number, path: string): Derived {
  const label = field === 'fractionHeat' ? 'Part of the heating' : 'Part of the cooling';
  const value = fields[field];
  return value === undefined
    ? assumed(label, 1 / (count + 1), '', 'the duct systems share the load equally', `${path}.${field}`)
    : entered(label, value, '', `${path}.${field}`);
}

const restOf = (label: string, others: readonly Derived[]): Derived =>
  derive({ ...REST, label }, others, (values) =>
    Math.max(
      0,
      values.reduce((left, value) => left - value, 1),
    ),
  );

const ALL = constant('Part of the load', 1, '', 'one system of ducts');
