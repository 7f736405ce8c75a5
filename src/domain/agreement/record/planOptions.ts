import type { AgreementPlan } from './plan';

/** The plans to choose from. One that was taken before and is archived by now stays among them by the name it had. */
export function planOptions(
  offered: readonly (Pick<AgreementPlan, 'name'> & { id: string })[],
  taken: { planId: string; plan: Pick<AgreementPlan, 'name'> } | null,
): { value: string; label: string }[] {
  const options = offered.map(({ id, name }) => ({ value: id, label: name }));
  return !taken || taken.planId === '' || offered.some(({ id }) => id === taken.planId)
    ? options
    : [...options, { value: taken.planId, label: `${taken.plan.name}, no longer offered` }];
}
