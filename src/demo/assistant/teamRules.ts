import { addCalendarDays, addMonths, lastDayOfMonth } from '@/lib/calendar';
import { CREW, monthsIn, ofMonths, report, WHOLE_MONTHS } from './crewRules';
import { NUMBER, numberOf } from './numberWords';
import { periodsIn } from './periods';
import { sayHours, sayLicenses, sayMembers, sayNewCustomers } from './sayPeople';
import { after, ask, call, resultOf, say, technicianIn, type Rule } from './steps';
import { textOf, type LocalReply, type LocalTurn } from './turn';

/** “in the next six months”, “within 90 days”. */
const AHEAD = new RegExp(
  `\\b(?:within|in|over|during)? ?(?:the )?(?:next|coming|following|within)? ?(${NUMBER.slice(1, -1)})[ -]?(day|week|month|year)s?\\b`,
  'i',
);
/** Days ahead to look for expiring licenses, if not specified. */
const AHEAD_DAYS = 90;

const LICENSES = /\b(?:licen[sc]es?|certificat(?:es?|ions?)|certs?|epa cards?)\b/i;
const ENDS =
  /\b(?:expir(?:e|es|ed|ing|ation|y)|renew(?:al|als|ed|ing)?|run(?:s|ning)? out|ran out|end(?:s|ed|ing)?|due|lapse[ds]?|valid)\b/i;
const MEMBERS = /\b(?:members?|memberships?|service agreements?|agreements?|maintenance (?:plans?|contracts?))\b/i;
const MOVES =
  /\b(?:new|join(?:ed|ing)?|sign(?:ed|ing)? up|began|started|renew(?:al|als|ed|ing)?|left|leave|cancel(?:l?ed|l?ing|lations?)?|ended|lost|lose|churn(?:ed)?|gained|retention)\b/i;

/** Answers the technicians’ hours for whole months, for everyone or for the one named. */
function hours(turn: LocalTurn): LocalReply {
  const months = monthsIn(turn);
  if (!months) return say(WHOLE_MONTHS);
  if (turn.tools.includes('list_technicians') && !resultOf(turn, 'list_technicians'))
    return ask(call('list_technicians', {}));
  const [one, other] = technicianIn(turn);
  const person = one && !other ? textOf(one['name']) : null;
  return after(turn, report('technicians', months, person), (data) => say(sayHours(data, person)));
}

/** Returns the last day for expiring licenses. */
function untilIn(question: string, today: string): string {
  const [, count, unit = ''] = AHEAD.exec(question) ?? [];
  const many = numberOf(count);
  if (many !== null && /^[mMyY]/.test(unit))
    return lastDayOfMonth(addMonths(today.slice(0, 7), many * (/^y/i.test(unit) ? 12 : 1)));
  if (many !== null) return addCalendarDays(today, many * (/^w/i.test(unit) ? 7 : 1));
  const [period] = periodsIn(question, today, true);
  return period && period.to >= today ? period.to : addCalendarDays(today, AHEAD_DAYS);
}

function licenses(turn: LocalTurn): LocalReply {
  const until = untilIn(turn.question, turn.context.today);
  return after(turn, call('find_expiring_licenses', { until_day: until }), (data) =>
    say(sayLicenses(data, /\b(?:expired|lapsed|ran out)\b/i.test(turn.question))),
  );
}

/** Rules about who joined and left, whose license expires, and how long the crew worked. */
export const TEAM_RULES: readonly Rule[] = [
  {
    pattern:
      /\bnew (?:customers?|clients?|accounts?)\b|\b(?:customers?|clients?|accounts?)\b.*\b(?:added|new|gain(?:ed)?|signed up)\b|\b(?:add(?:ed)?|gain(?:ed)?|get|got|win|won)\b.*\bnew (?:customers?|clients?)\b/i,
    needs: ['find_new_customers'],
    knows:
      /\b(?:new|customers?|clients?|accounts?|add(?:ed)?|gain(?:ed)?|get|got|win|won|signed up|came|come|joined|names?|number|count)\b/i,
    takesPeriods: true,
    isWeak: true,
    next: (turn) => {
      const { today } = turn.context;
      const [period] = periodsIn(turn.question, today);
      const from = period?.from ?? `${today.slice(0, 7)}-01`;
      const to = period && period.to < today ? period.to : today;
      if (from > today) return say('That has not begun yet.');
      return after(turn, call('find_new_customers', { from_day: from, to_day: to }), (data) =>
        say(sayNewCustomers(data, /\bhow many\b|\bnumber of\b|\bcount\b/i.test(turn.question))),
      );
    },
  },
  {
    pattern: new RegExp(`${LICENSES.source}.*${ENDS.source}|${ENDS.source}.*${LICENSES.source}`, 'i'),
    needs: ['find_expiring_licenses'],
    knows: new RegExp(
      `${LICENSES.source}|${ENDS.source}|\\b(?:${CREW}|anyone(?:[’']s)?|anybody(?:[’']s)?|soon|first|upcoming|whose)\\b|${AHEAD.source}`,
      'i',
    ),
    takesPeriods: true,
    isWeak: true,
    next: licenses,
  },
  {
    pattern: new RegExp(`${MEMBERS.source}.*${MOVES.source}|${MOVES.source}.*${MEMBERS.source}`, 'i'),
    needs: ['read_report'],
    knows: new RegExp(`${MEMBERS.source}|${MOVES.source}|\\b(?:rate|came|come|number|count|our)\\b`, 'i'),
    takesPeriods: true,
    isWeak: true,
    next: (turn) => ofMonths(turn, 'agreements', sayMembers),
  },
  {
    pattern:
      /\bhours\b.*\b(?:work(?:ed|ing)?|clock(?:ed)?|pay|paid|log(?:ged)?|put in|did|do|sold|on jobs|time ?sheets?)\b|\b(?:work(?:ed)?|clocked|logged|paid|sold)\b.*\bhours\b|\bhours (?:of|by|per|for) (?:each |the )?\w+|\btime ?sheets?\b/i,
    needs: ['read_report', 'list_technicians'],
    knows: new RegExp(
      `\\b(?:${CREW}|hours?|work(?:ed|ing)?|clock(?:ed)?(?: in)?|pay|paid|log(?:ged)?|put in|sold|on jobs|jobs|time ?sheets?|most|least|fewest|more|per|each|of)\\b`,
      'i',
    ),
    takesPeriods: true,
    takesTechnician: true,
    isWeak: true,
    next: hours,
  },
];
