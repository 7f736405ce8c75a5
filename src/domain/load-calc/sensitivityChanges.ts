import type { z } from 'zod';
import { isCeiling } from './envelope/ceilings';
import type { LoadInputs } from './schema/inputs';
import { ceilingOrFloorSchema, wallSchema } from './schema/envelope';
import { isConditioned } from './schema/locations';
import { windowSchema } from './schema/openings';
import { nearestAccepted } from '@/domain/calculation/ranges';
import { designSchema } from './schema/site';
import { infiltrationSchema, LEAKAGE_LEVELS, TIGHTNESS } from './schema/systems';

export type SensitivityGroup = 'infiltration' | 'windows' | 'walls' | 'ceilings' | 'ducts' | 'indoor';

/** One thing done differently. `label` says from what to what. */
export type SensitivityChange = { id: string; group: SensitivityGroup; label: string; inputs: LoadInputs };

/** The uncertainty of measured leakage. */
const MEASURED_STEP = 0.25;
const GLASS_STEP = 0.2;
const WALL_R = 5;
const CEILING_R = 10;
const INDOOR_STEP_F = 2;

/** Keeps changes within the ranges of the input record. */
const ACCEPTED = {
  shgc: windowSchema.shape.shgc,
  uFactor: windowSchema.shape.uFactor,
  wallR: wallSchema.shape.assemblyR,
  ceilingR: ceilingOrFloorSchema.shape.assemblyR,
  cfm50: infiltrationSchema.shape.cfm50.unwrap(),
  ach50: infiltrationSchema.shape.ach50.unwrap(),
  leakageArea: infiltrationSchema.shape.effectiveLeakageAreaIn2.unwrap(),
  indoorHeatingF: designSchema.shape.indoorHeatingF.unwrap(),
  indoorCoolingF: designSchema.shape.indoorCoolingF.unwrap(),
};

/** Returns the changes that a house allows; those for parts it doesn't have, or that are already at their limit, are left out. */
export const changesOf = (inputs: LoadInputs): SensitivityChange[] => [
  ...infiltration(inputs),
  ...glass(inputs),
  ...insulation(inputs),
  ...ducts(inputs),
  ...indoor(inputs),
];

function infiltration(inputs: LoadInputs): SensitivityChange[] {
  const { method, tightness = 'average', cfm50, ach50, effectiveLeakageAreaIn2 } = inputs.infiltration;
  const group = 'infiltration';
  if (method === 'tightness-table') {
    const at = TIGHTNESS.indexOf(tightness);
    return [['tighter', at - 1] as const, ['leakier', at + 1] as const].flatMap(([name, index]) => {
      const other = TIGHTNESS[index];
      return other === undefined
        ? []
        : [
            {
              id: `infiltration-${name}`,
              group,
              label: `Infiltration ${tightness} → ${other}`,
              inputs: { ...inputs, infiltration: { ...inputs.infiltration, tightness: other } },
            },
          ];
    });
  }
  return [['tighter', 1 - MEASURED_STEP] as const, ['leakier', 1 + MEASURED_STEP] as const].map(([name, factor]) => ({
    id: `infiltration-${name}`,
    group,
    label: `Infiltration 25% ${factor < 1 ? 'less' : 'more'} than measured`,
    inputs: {
      ...inputs,
      infiltration: {
        ...inputs.infiltration,
        ...(cfm50 !== undefined && { cfm50: nearestAccepted(ACCEPTED.cfm50, cfm50 * factor) }),
        ...(ach50 !== undefined && { ach50: nearestAccepted(ACCEPTED.ach50, ach50 * factor) }),
        ...(effectiveLeakageAreaIn2 !== undefined && {
          effectiveLeakageAreaIn2: nearestAccepted(ACCEPTED.leakageArea, effectiveLeakageAreaIn2 * factor),
        }),
      },
    },
  }));
}

function glass(inputs: LoadInputs): SensitivityChange[] {
  const { windows = [], skylights = [] } = inputs;
  if (windows.length + skylights.length === 0) return [];
  const less = (field: 'shgc' | 'uFactor'): LoadInputs => {
    const of = <T extends { shgc: number; uFactor: number }>(entry: T): T => ({
      ...entry,
      [field]: nearestAccepted(ACCEPTED[field], entry[field] * (1 - GLASS_STEP)),
    });
    return { ...inputs, windows: windows.map(of), skylights: skylights.map(of) };
  };
  return [
    { id: 'windows-shgc', group: 'windows', label: 'SHGC of all glass 20% lower', inputs: less('shgc') },
    { id: 'windows-u', group: 'windows', label: 'U-factor of all glass 20% lower', inputs: less('uFactor') },
  ];
}

function insulation(inputs: LoadInputs): SensitivityChange[] {
  const { walls = [], ceilingsAndFloors = [], roofs = [] } = inputs;
  const isOutside = ({ interiorAdjacentTo, exteriorAdjacentTo }: (typeof walls)[number]): boolean =>
    isConditioned(interiorAdjacentTo) && exteriorAdjacentTo === 'outside';
  const isTop = (entry: (typeof ceilingsAndFloors)[number]): boolean =>
    isCeiling(entry) && isConditioned(entry.interiorAdjacentTo);
  const isCathedral = ({ interiorAdjacentTo }: (typeof roofs)[number]): boolean => isConditioned(interiorAdjacentTo);
  const more = <T extends { assemblyR: number }>(entry: T, r: number, accepted: z.ZodNumber): T => ({
    ...entry,
    assemblyR: nearestAccepted(accepted, entry.assemblyR + r),
  });
  return [
    ...(walls.some(isOutside)
      ? [
          {
            id: 'walls-r',
            group: 'walls' as const,
            label: `R-${WALL_R} more on all walls outside`,
            inputs: {
              ...inputs,
              walls: walls.map((wall) => (isOutside(wall) ? more(wall, WALL_R, ACCEPTED.wallR) : wall)),
            },
          },
        ]
      : []),
    ...(ceilingsAndFloors.some(isTop) || roofs.some(isCathedral)
      ? [
          {
            id: 'ceilings-r',
            group: 'ceilings' as const,
            label: `R-${CEILING_R} more in all ceilings`,
            inputs: {
              ...inputs,
              ceilingsAndFloors: ceilingsAndFloors.map((entry) =>
                isTop(entry) ? more(entry, CEILING_R, ACCEPTED.ceilingR) : entry,
              ),
              roofs: roofs.map((roof) => (isCathedral(roof) ? more(roof, CEILING_R, ACCEPTED.ceilingR) : roof)),
            },
          },
        ]
      : []),
  ];
}

function ducts(inputs: LoadInputs): SensitivityChange[] {
  const { airDistribution } = inputs;
  const rows = airDistribution?.ductTableLookups ?? [];
  const group = 'ducts';
  if (rows.length > 0) {
    return [['tighter', -1] as const, ['leakier', 1] as const].flatMap(([name, step]) => {
      const moved = rows.map((row) => ({
        ...row,
        leakageLevel: LEAKAGE_LEVELS[LEAKAGE_LEVELS.indexOf(row.leakageLevel) + step] ?? row.leakageLevel,
      }));
      const [from, to] = [rows[0], moved[0]];
      if (moved.every((row, index) => row.leakageLevel === rows[index]?.leakageLevel) || !from || !to) return [];
      return [
        {
          id: `ducts-${name}`,
          group,
          label: rows.length === 1 ? `Ducts ${from.leakageLevel} → ${to.leakageLevel}` : `Ducts one step ${name}`,
          inputs: { ...inputs, airDistribution: { ...airDistribution, ductTableLookups: moved } },
        },
      ];
    });
  }
  const leakage = airDistribution?.leakageCfm25ToOutside;
  const { supply = 0, return: back = 0 } = leakage ?? {};
  return supply + back === 0
    ? []
    : [
        {
          id: 'ducts-tighter',
          group,
          label: 'Half the leakage of the ducts',
          inputs: {
            ...inputs,
            airDistribution: { ...airDistribution, leakageCfm25ToOutside: { supply: supply / 2, return: back / 2 } },
          },
        },
      ];
}

function indoor(inputs: LoadInputs): SensitivityChange[] {
  const { indoorHeatingF = 70, indoorCoolingF = 75 } = inputs.design;
  const [heating, cooling] = [
    nearestAccepted(ACCEPTED.indoorHeatingF, indoorHeatingF - INDOOR_STEP_F),
    nearestAccepted(ACCEPTED.indoorCoolingF, indoorCoolingF + INDOOR_STEP_F),
  ];
  const at = (id: string, label: string, design: Partial<LoadInputs['design']>): SensitivityChange => ({
    id,
    group: 'indoor',
    label,
    inputs: { ...inputs, design: { ...inputs.design, ...design } },
  });
  return [
    ...(heating === indoorHeatingF
      ? []
      : [at('indoor-heating', `Indoors in winter ${indoorHeatingF} → ${heating} °F`, { indoorHeatingF: heating })]),
    ...(cooling === indoorCoolingF
      ? []
      : [at('indoor-cooling', `Indoors in summer ${indoorCoolingF} → ${cooling} °F`, { indoorCoolingF: cooling })]),
  ];
}
