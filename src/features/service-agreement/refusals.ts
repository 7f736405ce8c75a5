import type { Refusal } from '@/entities/team/NotAllowed';

/** Shown to users who may not see income from agreements. */
export const NO_INCOME: Refusal = {
  ask: 'reports',
  title: 'You cannot see this report',
  needs: 'You need an office role.',
};

/** Shown to users who may not change members' plans. */
export const NO_PLAN_CHANGES: Refusal = {
  ask: 'agreements',
  title: 'Your role cannot change members’ plans',
  needs: 'The office does.',
};
