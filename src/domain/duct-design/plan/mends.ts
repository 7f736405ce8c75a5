import type { Airflows } from '../../load-calc/report/airflowFigures';
import { designPlan } from './designPlan';
import { changeDuct } from './editPlan';
import type { DuctPlan } from './schema';

/** A change that fixes an air shortfall: verified with the engine, not guessed. */
export type Mend = { id: string; text: string; plan: DuctPlan };

const SHORTER_STEPS = [0.75, 0.5, 0.25] as const;

/** Finds changes that would each, on their own, give a duct its air. Empty when no single change does. */
export function mendsOf(plan: DuctPlan, end: string, air: Airflows, elevationFt: number): Mend[] {
  const byId = new Map(plan.sections.map((duct) => [duct.id, duct]));
  const path: string[] = [];
  for (let at = byId.get(end); at && !path.includes(at.id); at = byId.get(at.parent)) path.unshift(at.id);
  const own = byId.get(end);
  const helps = (changed: DuctPlan): boolean =>
    designPlan(changed, air, elevationFt).deliveries.some(({ id, isShort }) => id === end && !isShort);
  const larger = path.flatMap((id): Mend[] => {
    const built = byId.get(id)?.builtDiameterIn;
    if (typeof built !== 'number') return [];
    for (let inches = Math.floor(built) + 1; inches <= 24; inches += inches < 10 ? 1 : 2) {
      const changed = changeDuct(plan, id, { builtDiameterIn: inches });
      if (helps(changed))
        return [{ id: `larger ${id}`, text: `${id}: ${inches} in instead of ${built} in`, plan: changed }];
    }
    return [];
  });
  const shorter = SHORTER_STEPS.map((share) => Math.floor((own?.lengthFt ?? 0) * share))
    .filter((lengthFt) => lengthFt >= 1)
    .map((lengthFt) => ({ lengthFt, plan: changeDuct(plan, end, { lengthFt, isLengthGuessed: false }) }))
    .find((each) => helps(each.plan));
  const rigid = changeDuct(plan, end, { material: 'galvanized steel' });
  const settings = plan.settings.flatMap(({ name, externalStaticInWc }, setting): Mend[] => {
    const changed = { ...plan, setting };
    return setting !== plan.setting && helps(changed)
      ? [
          {
            id: `setting ${setting}`,
            text: `Blower setting “${name || setting + 1}”, ${externalStaticInWc} in wc`,
            plan: changed,
          },
        ]
      : [];
  });
  return [
    ...larger,
    ...(shorter
      ? [
          {
            id: 'shorter',
            text: `${end}: ${shorter.lengthFt} ft instead of ${own?.lengthFt ?? 0} ft`,
            plan: shorter.plan,
          },
        ]
      : []),
    ...(own?.material === 'flexible' && helps(rigid)
      ? [{ id: 'rigid', text: `${end}: sheet metal instead of flexible duct`, plan: rigid }]
      : []),
    ...settings,
  ];
}
