import { z } from 'zod';
import { datedRule, isInForce, stateJurisdiction } from '../../law/datedRule';
import collected from './rules.json';

const minutes = z.number().int().positive();
const ratio = z
  .string()
  .regex(/^\d+(\/\d+)?$/)
  .optional();

const overtimeDaily = datedRule(
  'overtimeDaily',
  z.strictObject({
    dailyMinutes: minutes.optional(),
    weeklyMinutes: minutes.optional(),
    seventhDayFirstMinutes: minutes.optional(),
    multiplier: ratio,
    noPyramiding: z.boolean().optional(),
    /** Within one run of work, regardless of the day. */
    consecutiveMinutes: minutes.optional(),
    /** If several counts apply, only the one that pays most. */
    combine: z.literal('max').optional(),
    /** Only for workers who earn less than this. */
    appliesBelowCentsPerHour: z.number().int().optional(),
    /** Both sides may agree on four ten-hour days instead. */
    fourTenAgreement: z.boolean().optional(),
  }),
);
const overtimeWeekly = datedRule(
  'overtimeWeekly',
  z.object({
    weeklyMinutes: minutes.optional(),
    stateWeeklyMinutes: minutes.optional(),
    federalWeeklyMinutes: minutes.optional(),
  }),
);
const doubleTime = datedRule(
  'doubleTime',
  z.strictObject({ dailyMinutes: minutes, seventhDayAfterMinutes: minutes, multiplier: ratio }),
);
const seventhDay = datedRule(
  'seventhDay',
  z.object({
    exceptionDayMinutes: minutes.optional(),
    exceptionWeekMinutes: minutes.optional(),
    multiplier: ratio,
  }),
);
const mealBreak = datedRule(
  'mealBreak',
  z.object({
    minMinutes: minutes.optional(),
    firstByMinute: minutes.optional(),
    waiveUpToMinutes: minutes.optional(),
    secondByMinute: minutes.optional(),
    secondWaiveUpToMinutes: minutes.optional(),
    ordinaryMinMinutes: minutes.optional(),
  }),
);
const breakPremium = datedRule(
  'breakPremium',
  z.object({
    perDayMeal: z.number().int().optional(),
    perDayRest: z.number().int().optional(),
    extraMinutesEach: minutes.optional(),
    multiplier: z.number().int().optional(),
  }),
);
const minimumWage = datedRule(
  'minimumWage',
  z.object({ centsPerHour: z.number().int().nullable(), area: z.string().optional() }),
);
const spreadOfHours = datedRule('spreadOfHours', z.object({ spreadMinutes: minutes, extraMinutes: minutes }));
const exemption = datedRule(
  'exemption',
  z.object({ minEmployees: z.number().int().optional(), dailyMinutes: minutes.optional() }),
);
const workday = datedRule('workday', z.object({ workday: z.literal('24hFromStart') }));
const regularRate = datedRule(
  'regularRate',
  z.object({ divisor: z.enum(['nonOvertimeHours', 'allHours']).optional() }),
);
/** Rules that are displayed and explained, but don't enter any calculation. */
const told = (kind: string) => datedRule(kind, z.record(z.string(), z.unknown()));

const wageRule = z.discriminatedUnion('kind', [
  overtimeDaily,
  overtimeWeekly,
  doubleTime,
  seventhDay,
  mealBreak,
  breakPremium,
  minimumWage,
  spreadOfHours,
  exemption,
  workday,
  regularRate,
  told('mealBreak/restBreak'),
  told('restBreak'),
  told('clockChange'),
  told('finalPay'),
  told('onCall'),
  told('payFrequency'),
  told('penalty'),
  told('pieceRate'),
  told('reportingPay'),
  told('rounding'),
  told('taxReporting'),
  told('travel'),
  told('workweek'),
]);
const collection = z.strictObject({
  checkedOn: z.iso.date(),
  /** Topics not researched, by jurisdiction. That isn't the same as "no rule". */
  notResearched: z.record(z.string(), z.array(z.string())),
  rules: z.array(wageRule),
});

export type WageRule = z.infer<typeof wageRule>;
/** The values of rules that enter a calculation, by kind. */
type Terms = {
  overtimeDaily: z.infer<typeof overtimeDaily>['value'];
  doubleTime: z.infer<typeof doubleTime>['value'];
  seventhDay: z.infer<typeof seventhDay>['value'];
  mealBreak: z.infer<typeof mealBreak>['value'];
  breakPremium: z.infer<typeof breakPremium>['value'];
  spreadOfHours: z.infer<typeof spreadOfHours>['value'];
  exemption: z.infer<typeof exemption>['value'];
  workday: z.infer<typeof workday>['value'];
  regularRate: z.infer<typeof regularRate>['value'];
};

/** Wage and hour law at the federal level and in 20 states, each rule with its dates, source and confidence. @see rules.json */
const WAGE_LAW = collection.parse(collected);

/** Returns a state's rules of the given kinds in force on a day (YYYY-MM-DD). @param state its abbreviation */
export const rulesOfState = (kinds: readonly WageRule['kind'][], state: string, date: string): WageRule[] =>
  WAGE_LAW.rules.filter(
    (rule) => kinds.includes(rule.kind) && rule.jurisdiction === stateJurisdiction(state) && isInForce(rule, date),
  );

/**
 * Merges a state's rules of a kind in force on a day (YYYY-MM-DD); a later rule completes an earlier one. Empty if there are no rules or
 * they weren't researched.
 * @param state its abbreviation
 */
export function wageTerms<K extends keyof Terms>(kind: K, state: string, date: string): Partial<Terms[K]> {
  const isMeant = (rule: WageRule): rule is WageRule & { kind: K; value: Terms[K] } => rule.kind === kind;
  let terms: Partial<Terms[K]> = {};
  for (const { value } of rulesOfState([kind], state, date).filter(isMeant)) terms = { ...terms, ...value };
  return terms;
}

/** Whether any of a state's laws were researched. */
export const isCollected = (state: string): boolean =>
  WAGE_LAW.rules.some(({ jurisdiction }) => jurisdiction === stateJurisdiction(state));

/** Whether a state makes the employer liable for the minutes of a missed rest break, at any date. */
export const hasRestLiability = (state: string): boolean =>
  WAGE_LAW.rules.some(
    (rule) =>
      rule.kind === 'breakPremium' &&
      rule.value.multiplier !== undefined &&
      rule.jurisdiction === stateJurisdiction(state),
  );

/**
 * Returns the lowest of a state's minimum wages on a day, in cents per hour, since the area and employer type aren't known. 0 = none was
 * collected.
 */
export function leastWageCents(state: string, date: string): number {
  const wages = rulesOfState(['minimumWage'], state, date)
    .map(({ value }) => ('centsPerHour' in value ? value.centsPerHour : null))
    .filter((cents) => typeof cents === 'number');
  return wages.length === 0 ? 0 : Math.min(...wages);
}
