import type { Airflows } from '../../load-calc/report/airflowFigures';
import { designDucts, type DuctDesign } from '../designDucts';
import { deliveries, type Delivery } from '../deliveries';
import { checkDuctSystem, type DuctIssue, type DuctSystemInputs } from '../system';
import type { DuctPlan } from './schema';

export type DesignedPlan = {
  issues: readonly DuctIssue[];
  /** Null while an issue prevents the design. */
  design: DuctDesign | null;
  deliveries: readonly Delivery[];
  /** Air the rooms need from the blower in the larger season, and the shortfall of its setting, cfm. */
  neededCfm: number;
  blowerShortCfm: number;
};

/** Converts the plan to engine inputs, with the airflows required by the loads. */
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

/** Designs sizes, velocities and the delivered air, for the airflows required by the loads. */
export function designPlan(plan: DuctPlan, air: Airflows, elevationFt: number): DesignedPlan {
  const system = systemOf(plan, air, elevationFt);
  const issues = checkDuctSystem(system);
  const neededCfm = Math.max(air.heating.value, air.cooling.value);
  const blowerCfm = (plan.settings[plan.setting] ?? plan.settings[0])?.cfm ?? 0;
  const rest = { issues, neededCfm, blowerShortCfm: Math.max(0, neededCfm - blowerCfm) };
  // A shortfall from rounding the blower's flow doesn't count.
  const blowerShortCfm = rest.blowerShortCfm < 1 ? 0 : rest.blowerShortCfm;
  if (issues.length > 0 || system.sections.length === 0)
    return { ...rest, blowerShortCfm, design: null, deliveries: [] };
  const design = designDucts(system, air.rooms);
  return { ...rest, blowerShortCfm, design, deliveries: deliveries(system, design) };
}
