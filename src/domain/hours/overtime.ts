import type { CompanyFields } from '../company/schema';
import { knownRegion, regionName } from '../contact/regions';
import { doubtOf } from '../law/datedRule';
import { rulesOfState, type WageRule } from '../pay/law/wageRules';
import { minutesOfDays } from '../pay/overtime';
import type { TimesheetDay } from './schema';

/** Minutes of a week beyond regular hours. */
export type WeekOvertime = { overtimeMinutes: number; doubleTimeMinutes: number };

type Place = Pick<CompanyFields, 'address'>;

const stateOf = ({ address }: Place): string => knownRegion(address.state, address.country);

/**
 * Returns overtime and double time of a week under federal law and that of the company's state, as far as the minutes of each day tell: a
 * day is the calendar day, and anything that depends on someone's wage isn't counted (`overtimeWords` says so).
 */
export function overtimeOf(days: readonly TimesheetDay[], company: Place): WeekOvertime {
  const worked = days.filter(({ paidMinutes }) => paidMinutes > 0).map(({ paidMinutes }) => paidMinutes);
  const { overtime, doubleTime } = minutesOfDays(worked, {
    state: stateOf(company),
    date: days[0]?.date ?? '',
    // Wages are unknown here.
    rateCentsPerHour: Number.POSITIVE_INFINITY,
    employerHeadcount: null,
    hasFourTenAgreement: false,
    hasFlexiblePlan: false,
  });
  return { overtimeMinutes: overtime, doubleTimeMinutes: doubleTime };
}

const KINDS: WageRule['kind'][] = ['overtimeWeekly', 'overtimeDaily', 'doubleTime'];
const FEDERAL = 'Federal law asks for one and a half times the pay beyond 40 hours from Monday to Sunday.';

/** States which law a week's overtime is based on, for the line below it. @param date the week's first day */
export function overtimeWords(company: Place, date: string): string {
  const state = stateOf(company);
  if (state === '') return `${FEDERAL} The company’s address names no state, so no state’s law is applied.`;
  const rules = rulesOfState(KINDS, state, date);
  const name = regionName(state, 'US');
  if (rules.length === 0) return `${FEDERAL} The law of ${name} has not been looked up.`;
  const isByWage = rules.some(
    (rule) => rule.kind === 'overtimeDaily' && rule.value.appliesBelowCentsPerHour !== undefined,
  );
  return [
    FEDERAL,
    `${name}: ${rules.map(({ note }) => note).join(' ')}`,
    isByWage ? 'Wages are not known here, so what depends on them is not counted.' : '',
    ...new Set(rules.map(doubtOf)),
    'This is not legal advice.',
  ]
    .filter(Boolean)
    .join(' ');
}
