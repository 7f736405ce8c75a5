import type { Refusal } from '@/entities/team/NotAllowed';

/** Who may not see what agreements earn. */
export const NO_INCOME: Refusal = {
  ask: 'reports',
  title: 'You cannot see this report',
  needs: 'It needs an office role.',
};

/** Who may not give members another plan. */
export const NO_PLAN_CHANGES: Refusal = {
  ask: 'agreements',
  title: 'Your role cannot change members’ plans',
  needs: 'The office does.',
};
