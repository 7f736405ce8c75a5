import { z } from 'zod';
import { addCalendarDays } from '@/lib/calendar';
import { basisOf, datedRule, rulesInForce, stateJurisdiction, type LawBasis } from '../../law/datedRule';
import { afterCountedDays, weekdaysWithout } from '../../law/workingDays';
import { calendarDayStart, earliestAsbestosStart, startOverAllLayers } from '../asbestos';
import { firstDigDay } from '../callBeforeDig';
import collected from './rules.json';

const whole = z.number().int().optional();
const yes = z.boolean().optional();
const text = z.string().optional();
const amounts = z.record(z.string(), z.number()).optional();

const asbestosNotice = datedRule(
  'asbestosNotice',
  z.strictObject({
    workingDays: whole,
    calendarDays: whole,
    demolition: text,
    renovation: amounts,
    facilitiesRenovation: amounts,
    over: amounts,
    renovationSquareFeet: whole,
    publicBuildings: text,
    workingDay: text,
    exempt: text,
    sentBy: text,
    noticeBy: text,
    cases: z.array(z.string()).optional(),
    laterStart: text,
    earlierStart: text,
    amountChangePpm: whole,
    clockStarts: text,
    survey: text,
    feeCents: whole,
    onlinePrepaidFeeCents: whole,
    lateRevisionFeeCents: whole,
    recordYears: whole,
    smallResidentialHours: whole,
    smallResidentialUnits: whole,
    dateChangeHours: whole,
    writtenChangeBusinessDays: whole,
  }),
);
const callBeforeDig = datedRule(
  'callBeforeDig',
  z.strictObject({
    workingDays: whole,
    businessDays: whole,
    days: whole,
    hours: whole,
    clockStarts: text,
    noticeDayCounts: yes,
    maxCalendarDays: whole,
    maxDays: whole,
    maxWorkingDays: whole,
    operatorHours: whole,
    ticketCalendarDays: whole,
    ticketDays: whole,
    ticketWorkingDays: whole,
    extendFromDay: whole,
    refreshByDay: whole,
    premarkRequired: yes,
    demolitionCounts: yes,
    demolitionMaxCalendarDays: whole,
    demolitionTicketWorkingDays: whole,
  }),
);

/**
 * The laws on asbestos notices and on calls before digging, checked on `checkedOn` against stored public pages and not reviewed by a
 * lawyer. A missing state or district was not researched. Load the file that imports this lazily.
 */
export const DEMOLITION_RULES = z
  .object({ checkedOn: z.iso.date(), rules: z.array(z.discriminatedUnion('kind', [asbestosNotice, callBeforeDig])) })
  .parse(collected);

export type AsbestosRule = z.infer<typeof asbestosNotice>;
type DigRule = z.infer<typeof callBeforeDig>;

/** Returns the asbestos notice rules, for all jurisdictions and dates. */
export const asbestosRules = (): AsbestosRule[] =>
  DEMOLITION_RULES.rules.flatMap((rule) => (rule.kind === 'asbestosNotice' ? [rule] : []));

/** Returns the legal basis of an asbestos notice rule. */
export const asbestosBasis = (rule: AsbestosRule): LawBasis => basis(rule);

/** One layer of asbestos law; `earliestStart` is null for a rule without a waiting period. */
export type AsbestosLayer = { jurisdiction: string; earliestStart: string | null; basis: LawBasis };

/**
 * Returns the first day of work after a notice under every layer, and the latest of them, which applies. Method C1.
 * @param jurisdictions as `US`, `US-CA`, `US-CA-SCAQMD`
 */
export function asbestosStart(
  jurisdictions: readonly string[],
  noticeDate: string,
): { earliestStart: string; layers: AsbestosLayer[] } {
  const layers = rulesInForce(asbestosRules(), jurisdictions, noticeDate).map((rule) => {
    const { calendarDays, workingDays } = rule.value;
    const counted =
      calendarDays === undefined
        ? workingDays === undefined
          ? null
          : earliestAsbestosStart(noticeDate, workingDays)
        : calendarDayStart(noticeDate, calendarDays);
    return { jurisdiction: rule.jurisdiction, earliestStart: counted, basis: basis(rule) };
  });
  const starts = layers.flatMap(({ earliestStart }) => (earliestStart === null ? [] : [earliestStart]));
  return { earliestStart: startOverAllLayers(starts), layers };
}

const HOURS_PER_DAY = 24;

/** First day of digging and last day the ticket is valid; '' = its validity period was not researched. */
export type DigTicket = { firstDigDay: string; lastDay: string; basis: LawBasis };

/**
 * Returns when digging may begin in a state after a call, and how long the ticket is valid, by the state's rule; null if no rule, or no
 * lead time, was researched. The day of the call counts toward the ticket's validity: the earlier end is the safe one. Method C2.
 */
export function digStartFor(given: {
  state: string;
  noticeDate: string;
  /** The state's holidays (YYYY-MM-DD). */
  holidays: readonly string[];
  /** Whether it is for wrecking, for which some states have a separate ticket. */
  isDemolition?: boolean;
}): DigTicket | null {
  const rules = DEMOLITION_RULES.rules.flatMap((rule) => (rule.kind === 'callBeforeDig' ? [rule] : []));
  const [rule] = rulesInForce(rules, [stateJurisdiction(given.state)], given.noticeDate);
  if (!rule) return null;
  const { workingDays, businessDays, days, hours, noticeDayCounts = false } = rule.value;
  const wait = workingDays ?? businessDays ?? days ?? (hours === undefined ? undefined : hours / HOURS_PER_DAY);
  if (wait === undefined) return null;
  const { firstDigDay: day } = firstDigDay({ ...given, workingDays: wait, doesNoticeDayCount: noticeDayCounts });
  return { firstDigDay: day, lastDay: lastDayOf(rule, given), basis: basis(rule) };
}

function lastDayOf(
  { value }: DigRule,
  {
    noticeDate,
    holidays,
    isDemolition = false,
  }: { noticeDate: string; holidays: readonly string[]; isDemolition?: boolean },
): string {
  const working = (isDemolition ? value.demolitionTicketWorkingDays : undefined) ?? value.ticketWorkingDays;
  if (working !== undefined) return afterCountedDays(noticeDate, working - 1, weekdaysWithout(holidays));
  const calendar = value.ticketCalendarDays ?? value.ticketDays;
  return calendar === undefined ? '' : addCalendarDays(noticeDate, calendar - 1);
}

const basis = (rule: (typeof DEMOLITION_RULES)['rules'][number]): LawBasis => basisOf(rule, DEMOLITION_RULES.checkedOn);
