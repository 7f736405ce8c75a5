import type { AgreementPlan } from './plan';

/** Returns the plans to choose from. A previously chosen plan that has been archived stays among them under the name it had. */
export function planOptions(
  offered: readonly (Pick<AgreementPlan, 'name'> & { id: string })[],
  taken: { planId: string; plan: Pick<AgreementPlan, 'name'> } | null,
): { value: string; label: string }[] {
  const options = offered.map(({ id, name }) => ({ value: id, label: name }));
  return !taken || taken.planId === '' || offered.some(({ id }) => id === taken.planId)
    ? options
    : [...options, { value: taken.planId, label: `${taken.plan.name}, no longer offered` }];
}
