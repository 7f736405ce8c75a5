import type { Airflows } from '../../load-calc/report/airflowFigures';
import { designDucts, type DuctDesign } from '../designDucts';
import { deliveries, type Delivery } from '../deliveries';
import { checkDuctSystem, type DuctIssue, type DuctSystemInputs } from '../system';
import type { DuctPlan } from './schema';

export type DesignedPlan = {
  issues: readonly DuctIssue[];
  /** Null while something keeps it from being designed. */
  design: DuctDesign | null;
  deliveries: readonly Delivery[];
  /** What the rooms need of the blower in the larger season, and what its setting lacks, cfm. */
  neededCfm: number;
  blowerShortCfm: number;
};

/** The plan as the engine takes it, with the air that the loads ask for. */
function systemOf(plan: DuctPlan, air: Airflows, elevationFt: number): DuctSystemInputs {
  return {
    blower: {
      heatingCfm: air.heating.value,
      coolingCfm: air.cooling.value,
      externalStaticInWc: (plan.settings[plan.setting] ?? plan.settings[0])?.externalStaticInWc ?? 0,
    },
    devices: plan.devices,
    sections: plan.sections.map(({ heightIn, builtDiameterIn, isLengthGuessed: _, ...section }) => ({
      ...section,
      ...(heightIn !== null && { heightIn }),
      ...(builtDiameterIn !== null && { builtDiameterIn }),
    })),
    elevationFt,
    isQuiet: plan.isQuiet,
  };
}

/** Sizes, velocities and the air that arrives, for the air that the loads ask for. */
export function designPlan(plan: DuctPlan, air: Airflows, elevationFt: number): DesignedPlan {
  const system = systemOf(plan, air, elevationFt);
  const issues = checkDuctSystem(system);
  const neededCfm = Math.max(air.heating.value, air.cooling.value);
  const blowerCfm = (plan.settings[plan.setting] ?? plan.settings[0])?.cfm ?? 0;
  const rest = { issues, neededCfm, blowerShortCfm: Math.max(0, neededCfm - blowerCfm) };
  // A rounded flow of the blower is none too little.
  const blowerShortCfm = rest.blowerShortCfm < 1 ? 0 : rest.blowerShortCfm;
  if (issues.length > 0 || system.sections.length === 0)
    return { ...rest, blowerShortCfm, design: null, deliveries: [] };
  const design = designDucts(system, air.rooms);
  return { ...rest, blowerShortCfm, design, deliveries: deliveries(system, design) };
}
