import { addMonths, lastDayOfMonth } from '@/lib/calendar';
import { NUMBER, numberOf } from './numberWords';
import { periodsIn, type SpokenPeriod } from './periods';
import { sayCallbacks, sayFigure, sayKinds, sayQuiet, saySellers, saySources } from './sayReports';
import { after, ask, call, say, type Rule } from './steps';
import { textOf, type Data, type LocalCall, type LocalReply, type LocalTurn } from './turn';

export const WHOLE_MONTHS = 'I know that by whole months only. Ask for a month, a quarter or a year.';

/** Returns the months a question is about: those it names, else this one; null if it names days or weeks. */
export function monthsIn(turn: LocalTurn): { from: string; to: string } | null {
  const { today } = turn.context;
  const [period] = periodsIn(turn.question, today);
  if (!period) return { from: today.slice(0, 7), to: today.slice(0, 7) };
  const months = { from: period.from.slice(0, 7), to: period.to.slice(0, 7) };
  const isWhole =
    period.from.endsWith('-01') && (period.to === lastDayOfMonth(months.to) || (period.to === today && isOf(period)));
  if (!isWhole) return null;
  return { from: months.from, to: months.to > today.slice(0, 7) ? today.slice(0, 7) : months.to };
}
const isOf = ({ unit }: SpokenPeriod): boolean => unit === 'days' || unit === 'month' || unit === 'year';

export const report = (
  name: string,
  { from, to }: { from: string; to: string },
  person: string | null = null,
): LocalCall => call('read_report', { report: name, from_month: from, to_month: to, person });

/** Answers from one report for the months a question is about. */
export function ofMonths(turn: LocalTurn, name: string, told: (data: Data) => string): LocalReply {
  const months = monthsIn(turn);
  return months ? after(turn, report(name, months), (data) => say(told(data))) : say(WHOLE_MONTHS);
}

/** Answers what was sold, both ways the reports count it: estimates by author, and invoices by the technicians on the jobs. */
export function sold(
  turn: LocalTurn,
  person: string | null,
  told: (estimates: Data, sales: Data) => string,
): LocalReply {
  const months = monthsIn(turn);
  if (!months) return say(WHOLE_MONTHS);
  const read = turn.results.filter(({ name }) => name === 'read_report');
  if (read.length === 0) return ask(report('estimates', months, person), report('sales', months, person));
  const refused = read.find(({ isError }) => isError);
  if (refused) return say(textOf(refused.data['error']));
  const [estimates, sales] = ['estimates', 'sales'].map(
    (name) => read.find(({ arguments: given }) => given['report'] === name)?.data ?? {},
  );
  return say(told(estimates ?? {}, sales ?? {}));
}

export const CREW = String.raw`technicians?|techs?|person|people|colleagues?|employees?|sales(?:person|people|man|men|reps?)|reps?|sellers?|crew|guys?`;

/** Time since someone's last visit: “for a year”, “in six months”. */
const AGO = new RegExp(
  `\\b(?:(?:more|longer) than |over |at least )?(half an?|${NUMBER.slice(1, -1)})[ -]?(day|week|month|year)s?\\b`,
  'i',
);

/** Returns the first day of the quiet period, from a time ago or a date; if neither is given, a year ago. */
function quietSince(question: string, today: string): string {
  const [, count = 'a', unit = 'year'] = AGO.exec(question) ?? [];
  const [period] = AGO.test(question) ? [] : periodsIn(question, today);
  if (period) return period.from;
  const many = count.toLowerCase().startsWith('half') ? 0.5 : (numberOf(count) ?? 1);
  const of = unit.toLowerCase();
  if (of === 'day' || of === 'week') return daysAgo(today, Math.round(many * (of === 'week' ? 7 : 1)));
  const month = addMonths(today.slice(0, 7), -Math.round(many * (of === 'year' ? 12 : 1)));
  const day = `${month}-${today.slice(8)}`;
  return day > lastDayOfMonth(month) ? lastDayOfMonth(month) : day;
}
const daysAgo = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** Phrases about customers who stay away: not been here, not been served, nothing booked. */
const STAYED_AWAY =
  /(?:\b(?:not|no longer)\b|n[’']t\b).*\b(?:(?:been|come|called|heard|seen) (?:here|back|in|around|by|from|us)|(?:been )?(?:seen|served|serviced|visited|worked (?:at|for|with))|(?:had|needed|booked|ordered|scheduled|used) (?:us|an?|any|anything|work|services?|jobs?|visits?|appointments?))\b|\b(?:lapsed|dormant|inactive)\b|\b(?:lost|losing) (?:customers?|clients?)\b|\b(?:customers?|clients?) (?:that |who |whom )?we(?:[’']ve| have)? lost\b|\b(?:stopped|quit) (?:coming|calling|booking|using us)\b|\b(?:gone|went|been) (?:quiet|silent|cold)\b|\b(?:without|no|zero|nothing) (?:an? |any )?(?:done|visits?|jobs?|work|appointments?|service(?: calls?)?|activity)\b/i;

/** Rules about where leads come from: they precede those about individual leads. */
export const SOURCE_RULES: readonly Rule[] = [
  {
    pattern:
      /\b(?:lead|leads|which|what|best|top|by) sources?\b|\bsources? of (?:leads?|jobs?|work)\b|\bwhere (?:do|did|does) (?:our |my |the |most |best |of )*(?:leads?|jobs?|work|customers?) (?:come|came) from\b|\bwhere (?:do|did|does) we (?:get|find) (?:our |my |the |most |best |of )*(?:leads?|jobs?|work|customers?)\b/i,
    needs: ['read_report'],
    knows:
      /\b(?:leads?|sources?|best|top|most|more|jobs?|work|customers?|where|get|find|come|came|from|brought|brings?|bring|gave|gives?|booked|won|cost|by|per|each)\b/i,
    takesPeriods: true,
    isWeak: true,
    next: (turn) => ofMonths(turn, 'leads', (data) => saySources(data)),
  },
];

/** Rules about who sold what, whose work came back, and who hasn't been served in a long time: the reports' figures. */
export const CREW_RULES: readonly Rule[] = [
  {
    pattern: new RegExp(
      `\\b(?:who|whose|which (?:${CREW})|(?:top|best) (?:${CREW}))\\b(?!.*\\b(?:customers?|clients?|accounts?)\\b).*\\b(?:sold|sells?|selling|sales|closed|closes?|won|wins?)\\b|\\b(?:top|best) (?:sellers?|sales(?:person|people|man|rep)s?)\\b|\\bsales (?:by|of|per) (?:each )?(?:${CREW})\\b|\\b(?:which|top|best) (?:technicians?|techs?)\\b.*\\b(?:revenue|money|most in)\\b`,
      'i',
    ),
    needs: ['read_report'],
    knows: new RegExp(
      `\\b(?:${CREW}|sold|sells?|sell|selling|sales|closed?|closes|won|wins?|most|more|best|top|biggest|highest|revenue|money|brought|made|in|estimates?|invoices?|work|jobs?|deals?|amount|value|by|per|each|rank(?:ed|ing)?)\\b`,
      'i',
    ),
    takesPeriods: true,
    isWeak: true,
    next: (turn) => sold(turn, null, saySellers),
  },
  {
    pattern:
      /\b(?:close|closing|win|winning|conversion|acceptance) (?:rate|ratio|percentage)\b|\b(?:percent(?:age)?|share|part) of (?:our |the |all )?(?:estimates|quotes|bids|proposals)\b.*\b(?:close|win|won|closed|accepted|sell|sold)\b/i,
    needs: ['read_report'],
    knows:
      /\b(?:close[ds]?|closing|win|won|winning|conversion|acceptance|accepted|sell|sold|rate|ratio|percent(?:age)?|share|part of|estimates?|quotes|bids|proposals|customers)\b/i,
    takesPeriods: true,
    isWeak: true,
    next: (turn) => ofMonths(turn, 'estimates', (data) => sayFigure(data, 'Win rate')),
  },
  {
    pattern:
      /\b(?:kinds?|types?) of (?:work|jobs?)\b.*\b(?:sales|sells?|sold|revenue|money|most|invoiced)\b|\b(?:sales|revenue|invoiced) (?:by|of|per) (?:each )?(?:(?:kind|type) of (?:work|jobs?)|job type)\b|\bjob types?\b.*\b(?:sales|revenue|money|most)\b/i,
    needs: ['read_report'],
    knows:
      /\b(?:kinds?|types?|work|jobs?|sales|sells?|sold|revenue|money|most|best|invoiced|by|per|each|makes?|made|brings?|brought|in)\b/i,
    takesPeriods: true,
    isWeak: true,
    next: (turn) => ofMonths(turn, 'sales', (data) => sayKinds(data)),
  },
  {
    pattern:
      /\bcallbacks?\b|\bcame back for\b|\b(?:who|which (?:technicians?|techs?))\b.*\b(?:most|fewest|least)\b.*\bjobs\b|\b(?:on time|first time)\b.*\b(?:technicians?|techs?|who|we)\b|\b(?:technicians?|techs?|who|we)\b.*\b(?:on time|first time)\b/i,
    needs: ['read_report'],
    knows: new RegExp(
      `\\b(?:${CREW}|callbacks?|came back for|on time|first time|most|fewest|least|more|arriv\\w*|fixed|jobs?|many|rate|share|often|percent|finish(?:ed)?|complet(?:ed?)|did|done|fix)\\b`,
      'i',
    ),
    takesPeriods: true,
    isWeak: true,
    // The schedule answers what is planned.
    applies: ({ question, context }) => !periodsIn(question, context.today).some(({ from }) => from > context.today),
    next: (turn) => ofMonths(turn, 'technicians', (data) => sayCallbacks(data, turn.question)),
  },
  {
    pattern: STAYED_AWAY,
    needs: ['find_quiet_customers'],
    knows: new RegExp(
      `${AGO.source}|${STAYED_AWAY.source}|\\b(?:not|no longer|customers?|clients?|people|households?|who|since|been|come|called|heard|seen|served|serviced|visit(?:ed|s)?|booked|ordered|scheduled|needed|used|back|around|anything|appointments?|services?|jobs?|work(?:ed)?|more|longer|than|over|years?|months?|last|past|time|long|lapsed|dormant|inactive|lost|losing|stopped|quit|coming|calling|booking|using|gone|went|quiet|silent|cold|without|nothing|no|zero|calls?|activity|for|in|within|at all|done|made)\\b|n[’']t\\b|\\b\\w+n[’']t\\b`,
      'i',
    ),
    takesPeriods: true,
    isWeak: true,
    applies: ({ question }) => /\b(?:customers?|clients?|who|people|households?|whom|we)\b/i.test(question),
    next: (turn) =>
      after(turn, call('find_quiet_customers', { since_day: quietSince(turn.question, turn.context.today) }), (data) =>
        say(sayQuiet(data)),
      ),
  },
];
