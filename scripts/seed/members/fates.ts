import type { BillingInterval } from '@/domain/agreement/record/plan';
import type { PlanKey } from './plans';

/** A member's history: how they joined, how they pay, and how it ended; days are counted back from today. */
export type Fate = {
  plan: PlanKey;
  interval: BillingInterval;
  startedDaysAgo: number;
  pays: 'card' | 'bank' | 'check';
  units?: number;
  /** Has a name and address of maximum length. */
  isLongNamed?: boolean;
  isBusiness?: boolean;
  /** Nothing was paid from then on. */
  stopsPayingDaysAgo?: number;
  pausesDaysAgo?: number;
  cancels?: { daysAgo: number; reason: string; isOnline: boolean };
  /** Visits are left to lapse or roll over. */
  missesVisits?: boolean;
  /** This season's visit still has to be scheduled. */
  waitsForVisit?: boolean;
};

/** In the order they became members. */
export const FATES: readonly Fate[] = [
  { plan: 'plus', interval: 'year', startedDaysAgo: 401, pays: 'check', isLongNamed: true },
  { plan: 'former', interval: 'year', startedDaysAgo: 383, pays: 'check', missesVisits: true },
  { plan: 'basic', interval: 'year', startedDaysAgo: 371, pays: 'check' },
  { plan: 'plus', interval: 'month', startedDaysAgo: 338, pays: 'card' },
  { plan: 'basic', interval: 'year', startedDaysAgo: 322, pays: 'card', waitsForVisit: true },
  { plan: 'total', interval: 'prepaid', startedDaysAgo: 287, pays: 'check', units: 4, isBusiness: true },
  {
    plan: 'basic',
    interval: 'month',
    startedDaysAgo: 268,
    pays: 'card',
    cancels: { daysAgo: 128, reason: 'Moving away', isOnline: true },
  },
  { plan: 'plus', interval: 'quarter', startedDaysAgo: 214, pays: 'bank', waitsForVisit: true },
  { plan: 'basic', interval: 'year', startedDaysAgo: 196, pays: 'check', missesVisits: true },
  { plan: 'plus', interval: 'month', startedDaysAgo: 172, pays: 'card', stopsPayingDaysAgo: 25 },
  { plan: 'plus', interval: 'month', startedDaysAgo: 141, pays: 'card', pausesDaysAgo: 18 },
  {
    plan: 'total',
    interval: 'quarter',
    startedDaysAgo: 133,
    pays: 'check',
    units: 2,
    cancels: { daysAgo: 9, reason: 'Selling the building', isOnline: false },
  },
  { plan: 'plus', interval: 'month', startedDaysAgo: 86, pays: 'card', waitsForVisit: true },
  { plan: 'basic', interval: 'month', startedDaysAgo: 61, pays: 'card' },
  { plan: 'total', interval: 'quarter', startedDaysAgo: 40, pays: 'card', units: 3, isBusiness: true },
  { plan: 'plus', interval: 'year', startedDaysAgo: 12, pays: 'check' },
];
