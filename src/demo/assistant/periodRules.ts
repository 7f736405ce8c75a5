import { sayMoney } from './sayMoney';
import { after, call, say, type Rule } from './steps';
import { periodsIn, type SpokenPeriod } from './periods';
import type { LocalCall, LocalReply, LocalTurn } from './turn';

/** The measure a question about money asks for, with its words; the first match counts. */
const MEASURES = [
  ['tax', /\b(?:sales )?tax(?:es)?\b/i],
  ['average', /\b(?:average|avg\.?|mean)\b|\btickets?\b/i],
  ['tips', /\b(?:tips?|gratuit(?:y|ies))\b/i],
  ['discounts', /\bdiscounts?\b|\b(?:gave|given) away\b/i],
  ['refunds', /\brefund(?:s|ed)?\b/i],
  ['written-off', /\b(?:written? off|wrote off|write-?offs?|bad debts?)\b/i],
  [
    'paid',
    /\b(?:paid|pay(?:ments?)?|received?|collect(?:ed|ions?)?|(?:took|take|came|come|coming|bring|brought) in|deposited|cash ?flow|takings)\b/i,
  ],
  ['booked', /\b(?:book(?:ed|ings?)?|sold|sell|won|win|accepted|approved|signed|closed)\b/i],
  ['invoiced', /\b(?:invoic(?:e|ed|es|ing)|bill(?:ed|ings?|s)?|issued?|sales)\b/i],
  [
    'all',
    /\b(?:money|mak(?:e|ing)|made|earn(?:ed|ings)?|revenue|income|turnover|gross(?:ed)?|business|numbers|figures|doing|do)\b/i,
  ],
] as const;
export type Measure = (typeof MEASURES)[number][0];

const METHODS: Readonly<Record<string, RegExp>> = {
  card: /\b(?:credit |debit )?cards?\b/i,
  bank: /\b(?:bank(?: transfers?)?|ach|wires?|transfers?)\b/i,
  cash: /\bcash\b(?! ?flow)/i,
  cheque: /\b(?:checks?|cheques?)\b/i,
  financing: /\bfinanc(?:ing|ed)\b/i,
};

const COMPARES =
  /\b(?:ahead of|compar(?:ed?|ing|isons?)\b|versus|vs\b\.?|against|difference between|(?:more|less|better|worse|higher|lower) than|up or down|change[ds]?)/i;
/** Words about money in addition to the measures, and those that connect a comparison. */
const KNOWS = new RegExp(
  [
    String.raw`\baverage (?:job|sale|order|invoice|ticket)(?: size| value)?\b`,
    ...MEASURES.map(([, pattern]) => pattern.source),
    ...Object.values(METHODS).map((pattern) => pattern.source),
    COMPARES.source,
    String.raw`\b(?:invoices?|estimates?|payments?|customers? (?=pay|paid)|owe[sd]?|owing|due|file[ds]?|remit(?:ted)?|charge[ds]?|company|amount|sum|value|worth|dollars?|went|go|out|up|down|since|so far|per|more|less|better|worse|than|send|sent|issue|by|month|months|year|quarter|week|size|via|through|state)\b`,
  ].join('|'),
  'i',
);

/** An individual's money is looked up in their own record. */
const OF_SOMEBODY =
  /\b(?:has|have|had|did|does|do|is|are)\s+(?!we\b|our\b|us\b|you\b|i\b|customers?\b|clients?\b|people\b|everyone\b|all\b|the (?:company|business|customers)\b|there\b)(?:\p{L}[\p{L}'’.-]*\s+){1,4}(?:paid|pay|settled?|spent|spend|owe)\b|\b(?:un|not |n[’']t )paid\b|\bowe[sd]?\b|\bwho\b|\bwhich\b|\bwhose\b|\bdeposits\b|\boverdue\b|\bpast due\b|\bprices?\b|\bcharge\b|\bcosts?\b/iu;

const measureIn = (question: string): Measure | null =>
  MEASURES.find(([, pattern]) => pattern.test(question))?.[0] ?? null;
const methodIn = (question: string): string =>
  Object.entries(METHODS).find(([, pattern]) => pattern.test(question))?.[0] ?? '';

const thisMonth = (today: string): SpokenPeriod => ({ from: `${today.slice(0, 7)}-01`, to: today, unit: 'month' });

/**
 * Returns the part of the earlier period that is as long as the current one so far, for a fair comparison; null if the current one is
 * over.
 */
function sameDaysBefore(period: SpokenPeriod, before: SpokenPeriod, today: string): SpokenPeriod | null {
  if (period.unit !== 'month' || before.unit !== 'month' || period.to < today || period.from > today) return null;
  const to = `${before.from.slice(0, 8)}${today.slice(8)}`;
  return to < before.to ? { from: before.from, to, unit: 'days' } : null;
}

const read = (periods: readonly SpokenPeriod[], today: string): LocalCall =>
  call('read_money', {
    periods: periods.slice(0, 3).map(({ from, to }) => ({ from_day: from, to_day: to > today ? today : to })),
  });

function compared(turn: LocalTurn, spoken: readonly SpokenPeriod[], measure: Measure): LocalReply {
  const { today } = turn.context;
  const [first = thisMonth(today), second] = spoken;
  // If only one is given: a past period is compared with the current one, and the current one with the one before.
  const [now = first, before = first] = periodsIn(`this ${first.unit} with last`, today);
  const other = second ?? (first.to < today ? now : before);
  const pair = [first, other].toSorted((a, b) => b.from.localeCompare(a.from));
  const [later = first, earlier = first] = pair;
  const same = sameDaysBefore(later, earlier, today);
  return after(turn, read([later, earlier, ...(same ? [same] : [])], today), (data) =>
    say(sayMoney(data, measure, '')),
  );
}

/** Rules about money by period: booked, invoiced, paid, and related figures. */
export const PERIOD_RULES: readonly Rule[] = [
  {
    pattern: COMPARES,
    needs: ['read_money'],
    knows: KNOWS,
    takesPeriods: true,
    isWeak: true,
    applies: ({ question, context }) => periodsIn(question, context.today).some(({ from }) => from <= context.today),
    next: (turn) =>
      compared(
        turn,
        periodsIn(turn.question, turn.context.today).filter(({ from }) => from <= turn.context.today),
        measureIn(turn.question.replace(COMPARES, '')) ?? 'all',
      ),
  },
  {
    pattern: new RegExp(MEASURES.map(([, pattern]) => pattern.source).join('|'), 'i'),
    needs: ['read_money'],
    knows: KNOWS,
    takesPeriods: true,
    isWeak: true,
    applies: ({ question, context }) => {
      const measure = measureIn(question);
      const periods = periodsIn(question, context.today);
      // The average refers to invoices.
      if (measure === 'average' && /\b(?:estimates?|quotes?|bids?|proposals?)\b/i.test(question)) return false;
      // Upcoming work is in the schedule, including bookings for a given time.
      if (measure === 'booked' && /\bbooked (?:for|on)\b|\b(?:is|are) (?:\w+ )?booked\b/i.test(question)) return false;
      if ((measure !== 'tax' && OF_SOMEBODY.test(question)) || periods.some(({ from }) => from > context.today))
        return false;
      const isAmount =
        /\bhow (?:much|many)\b|\b(?:total|sum|amount|revenue|income|turnover|average|avg|takings|sales|tax(?:es)?|cash ?flow)\b/i.test(
          question,
        );
      return (
        measure !== null &&
        (periods.length > 0 || isAmount) &&
        (measure !== 'all' || /\bmoney\b|\bhow\b|revenue|income|turnover|numbers|figures|earn/i.test(question))
      );
    },
    next: (turn) => {
      const { today } = turn.context;
      const measure = measureIn(turn.question) ?? 'all';
      const spoken = periodsIn(turn.question, today);
      const asked =
        spoken.length > 0
          ? spoken
          : [
              measure === 'average'
                ? { from: `${today.slice(0, 4)}-01-01`, to: today, unit: 'year' as const }
                : thisMonth(today),
            ];
      return after(turn, read(asked, today), (data) => say(sayMoney(data, measure, methodIn(turn.question))));
    },
  },
];
