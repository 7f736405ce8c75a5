import { AMOUNT_WORDS, amountsIn } from './amountWords';
import { NUMBER, numberOf } from './numberWords';
import { periodsIn } from './periods';
import { sayOwingBetween, sayRanking } from './sayMoney';
import { sayCustomer, sayCustomerYears, sayInvoices, sayNothingOpen, sayPrices, sayReceivables } from './say';
import { call, ask, say, resultOf, after, clean, withCustomer, openOf, invoices, type Rule } from './steps';
import { textOf, type Data, type LocalReply, type LocalTurn } from './turn';

/** Words that refer to the customer open on the screen. */
const IS_OPEN_ONE = /^(?:they|them|he|she|this|this customer|the customer|that customer|here|it)$/i;

/** Tax is owed to a state, which isn't a customer. */
const isOfTax = (question: string): boolean => /\btax(?:es)?\b/i.test(question);

const owingName = (question: string): string | undefined => {
  const said =
    /(?:does|do|did|has|have|is|are) (.+?) (?:still |currently |not |yet )*(?:owe|owing|paid|pay|behind|settled?)\b/i.exec(
      question,
    ) ??
    /(?:balance|debt) (?:of|for|from|with) (.+)/i.exec(question) ??
    /owed by (.+)/i.exec(question) ??
    /^(?:what(?:'s|’s| is) )?(.+?)(?:'s|’s) (?:open |current )?balance/i.exec(question) ??
    /^(.+?) owes\b/i.exec(question) ??
    /^(?:what(?:'s|’s| is) (?:the )?)?(.+?) (?:open |current )?balance\b/i.exec(question) ??
    /(?:has|have|did) (.+?) (?:not )?(?:yet )?(?:paid|pay|settled?)\b/i.exec(question) ??
    OPEN_OF.exec(question);
  return said?.[1];
};

/** “unpaid for Ada”; what follows may also be a time: “overdue for more than 30 days”. */
const OPEN_OF =
  /\b(?:unpaid|overdue|past due|outstanding|open invoices|not paid)\b.*?\b(?:for|of|from|by|with)\s+(?!(?:more|over|at least|longer|than|\d|all|everyone|everybody|us\b|our\b))(.+)/i;
const EVERYBODY = /^to$|\b(?:everyone|everybody|all|customers|clients|people|we|us|anyone|who|which|what|invoices?)\b/i;
/** Words in questions about what is owed. */
const OWED =
  /\b(?:owe[sd]?|owing|balances?|debts?|behind|payments?|payers?|needs?|not|paid|pay|up|settled?|unpaid|overdue|past due|receivables|outstanding|open|invoices?|bills?|customers?|clients?|money|more|longer|over|than|at least|late|older|by|since|days?|due|yet|full|in full|amounts?|anything)\b|\b\w+n[’']t\b/i;

const LONG = new RegExp(`\\b${NUMBER}[ -]?(day|week|month)s?\\b`, 'i');
const DAYS_OF: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** Returns how long something is late, in days; null if not specified. */
function daysIn(question: string): number | null {
  const [, count, unit = ''] = LONG.exec(question) ?? [];
  const many = numberOf(count);
  return many === null ? null : many * (DAYS_OF[unit.toLowerCase()] ?? 1);
}

/** Answers what is overdue, as a total and a list; with `days`, only what is later than that. */
function sayOverdue(turn: LocalTurn, days: number | null): LocalReply {
  const owed = call('read_receivables', { more_than_days: days });
  const seen = resultOf(turn, 'read_receivables');
  if (!seen) return ask(owed, invoices('overdue', { more_than_days: days }));
  if (seen.isError) return say(textOf(seen.data['error']));
  const list = resultOf(turn, 'find_invoices');
  return say(`${sayReceivables(seen.data)}\n${list && !list.isError ? sayInvoices(list.data) : ''}`);
}

/** Lists everyone who owes money, largest amount first, with the total. */
function sayOwing(turn: LocalTurn): LocalReply {
  const seen = resultOf(turn, 'read_receivables');
  if (!seen)
    return ask(call('read_receivables', { more_than_days: null }), call('rank_customers', { by: 'owed', year: null }));
  if (seen.isError) return say(textOf(seen.data['error']));
  const ranked = resultOf(turn, 'rank_customers');
  if (!ranked || ranked.isError) return say(sayReceivables(seen.data));
  const limits = amountsIn(turn.question);
  return say(
    limits ? sayOwingBetween(ranked.data, limits) : `${sayReceivables(seen.data)}\n${sayRanking(ranked.data)}`,
  );
}

/** Answers what a customer owes; if the question mentions invoices, which ones are open. */
function sayOwedBy(turn: LocalTurn, id: string, customer: Data = {}): LocalReply {
  if (!/\b(?:unpaid|overdue|outstanding|invoices?|past due)\b/i.test(turn.question))
    return after(turn, call('read_customer', { customer_id: id }), (data) => say(sayCustomer(data)));
  return after(turn, invoices('open', { customer_id: id }), (data) => say(sayInvoices(data, sayNothingOpen(customer))));
}

function owed(turn: LocalTurn): LocalReply {
  const { question, context } = turn;
  const said = owingName(question) ?? '';
  const who = clean(said);
  const open = openOf(turn, 'customers');
  if (IS_OPEN_ONE.test(who) && open !== '') return sayOwedBy(turn, open);
  if (who !== '' && !IS_OPEN_ONE.test(who) && !EVERYBODY.test(who) && periodsIn(who, context.today).length === 0)
    return withCustomer(turn, said, (customer) => sayOwedBy(turn, textOf(customer['customer_id']), customer));
  const days = daysIn(question);
  if (days !== null || /\b(?:overdue|past due|late)\b/i.test(question)) return sayOverdue(turn, days);
  return /\bwho\b|\bwhich customers\b/i.test(question)
    ? sayOwing(turn)
    : /\b(?:unpaid|outstanding)\b/i.test(question)
      ? sayOverdue(turn, null)
      : after(turn, call('read_receivables', { more_than_days: null }), (data) => say(sayReceivables(data)));
}

/** Rules for lookups about money. */
export const MONEY_RULES: readonly Rule[] = [
  {
    pattern:
      /\b(?:did|has|have|does) (?!we\b|you\b|i\b|to\b)(.+?) (?:spen[dt]|bought|buy|paid us|pay us|brought us)\b/i,
    needs: ['find_customers', 'read_customer'],
    knows: /\b(?:spen[dt]|bought|buy|paid|pay|brought|us|with|money)\b/i,
    takesPeriods: true,
    next: (turn, said) =>
      withCustomer(turn, said[1] ?? '', (customer) =>
        after(turn, call('read_customer', { customer_id: customer['customer_id'] }), (data) =>
          say(sayCustomerYears(data)),
        ),
      ),
  },
  {
    pattern:
      /\b(?:owe[sd]?|owing|balance|debts?|behind (?:on|with)|not (?:yet )?paid|paid up|overdue|past due|unpaid|receivables|outstanding|(?:days?|weeks?|months?) late|late (?:invoices?|bills?|payments?|payers?)|(?:has|have|need)s? to pay(?: us)?|(?:still|yet) to pay)\b|\b(?:invoices?|bills?|payments?)\b.*\blate\b|n[’']t (?:yet )?paid\b|\b(?:has|have|did) .+ (?:paid|pay|settled?)\b/i,
    needs: ['find_customers', 'read_customer', 'find_invoices', 'read_receivables'],
    knows: new RegExp(`${LONG.source}|${AMOUNT_WORDS.source}|${OWED.source}`, 'i'),
    applies: ({ question }) => !isOfTax(question),
    next: owed,
  },

  {
    pattern: /\b(?:price|cost|costs|charge|charging|rate for|go for|how much (?:is|for|are|do we|would))\b/i,
    needs: ['find_prices'],
    applies: ({ question }) => !/\b(?:booked|planned|scheduled)\b/i.test(question),
    knows: /\b(?:prices?|pricebook|price book|book|list|costs?|charge|charging|rate|go|customers?|us|per hour)\b/i,
    next: (turn) => {
      const words =
        /(?:(?:price|cost|rate) (?:of|for)|charg(?:e|ing) (?:\w+ )?for|how much (?:is|for|are|would)) (.+)/i.exec(
          turn.question,
        ) ??
        /(?:what does|what do|does) (.+?) (?:cost|go for)/i.exec(turn.question) ??
        /(.+?) (?:price|cost)/i.exec(turn.question);
      const query = clean(words?.[1] ?? turn.question)
        .replace(/\s+(?:in|from) our (?:price ?book|list)$/i, '')
        .replace(/\s+cost(?:s)?$/i, '');
      return after(turn, call('find_prices', { query }), (data) => say(sayPrices(data)));
    },
  },
];
