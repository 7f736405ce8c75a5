import { regionCode, regionName } from '../contact/regions';

/** The kinds of plan benefits. Only `coverage` (repair or replacement on failure, without charge for parts or labor) resembles insurance. */
export const PLAN_ITEM_TYPES = ['visit', 'discount', 'priority', 'noDispatchFee', 'coverage'] as const;
export type PlanItemType = (typeof PLAN_ITEM_TYPES)[number];

/** States known for more than the usual registration or bond for providers of service contracts. Method A6. */
const KNOWN_STATES: Readonly<Record<string, string>> = {
  TX: 'Texas licenses providers of residential service contracts (Occupations Code 1304).',
  FL: 'Florida treats home warranties as insurance products (chapter 634), and selling them without a license is a crime.',
};
const ELSEWHERE = 'About 38 states register or bond providers of service contracts.';

export type CoverageWarning = { message: string; asksForRegistration: boolean };

/**
 * Returns the warning for a plan that promises repair or replacement; null for maintenance, discounts and priority, which the model act
 * exempts. It names the state, asks for the registration number, and blocks nothing. Method A6.
 * @param state letters or name of the state where the plan is sold
 * @param registrationNumber '' = none entered
 */
export function coverageWarning(
  items: readonly { type: PlanItemType }[],
  { state, registrationNumber }: { state: string; registrationNumber: string },
): CoverageWarning | null {
  if (!items.some(({ type }) => type === 'coverage')) return null;
  const place = regionName(regionCode(state, 'US'), 'US');
  return {
    message: `A plan that repairs or replaces equipment at no charge can be a regulated service contract or insurance in ${place}. ${KNOWN_STATES[regionCode(state, 'US')] ?? ELSEWHERE} Check with a lawyer before you sell it.`,
    asksForRegistration: registrationNumber === '',
  };
}
