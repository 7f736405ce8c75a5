import { amountsIn, AMOUNT_WORDS } from './amountWords';
import { periodsIn } from './periods';
import { sayEstimates, sayInvoices, sayPaperLines, sayStanding, sayWaiting } from './say';
import { after, ask, call, clean, invoices, openOf, resultOf, say, withCustomer, type Rule } from './steps';
import { textOf, type Data, type LocalCall, type LocalReply, type LocalTurn } from './turn';

/** Words for estimates that haven't been answered yet. */
const WAITING = /wait|answer|pending|undecided|\bout\b|open|outstanding|follow|unsigned|reply|response/i;
const WON = /\b(?:w[io]n|accept(?:ed|s)?|approve[ds]?|sign(?:ed)?|sa(?:y|id) yes|take|took|land(?:ed)?|get|got)\b/i;
const LOST = /\b(?:los[et]|declin(?:e|ed)|reject(?:ed)?|turn(?:ed)? (?:us )?down|sa(?:y|id) no)\b/i;
const LARGEST = /\b(?:biggest|largest|highest|most expensive|priciest)\b/i;
const PAPER = '(?:estimates?|quotes?|bids?|proposals?)';
/** Words that don't identify which estimate the question is about. */
const NO_NAME =
  /^(?:we|us|our|they|them|it|anyone|anybody|someone|somebody|everyone|who|which|what|all|any|the|customers?|clients?|this|that|these|those|latest|last|most|fewest|new|open|biggest|largest|highest|most expensive|priciest|waiting|pending|sent|signed|unsigned|draft|approved|accepted|declined|lost|won|rejected|expired|converted|yes|no|many|more|similar|worth|out|follow|plain words)$/i;

/** Returns the words that identify estimates: “the Asheville estimate”, “estimates in Asheville”, “did the Nguyens accept”; ''. */
function aboutIn(question: string, today: string): string {
  const said =
    new RegExp(
      String.raw`\b(?:did|has|have|will) (.{2,60}?) (?:ever |already |yet )?(?:accept|approve|sign|decline|reject|turn|answer)\w*\b`,
      'i',
    ).exec(question)?.[1] ??
    new RegExp(String.raw`\b(?:the|our|that) ([^,?]{2,60}?) ${PAPER}\b`, 'i').exec(question)?.[1] ??
    new RegExp(String.raw`\b${PAPER}\b.*? (?:in|at|near|about|with) ([^,?]{2,60})`, 'i').exec(question)?.[1] ??
    '';
  const periods = periodsIn(said, today).map(({ words }) => words);
  const name = periods
    .reduce((left, words) => left.replace(words, ' '), clean(said))
    .replace(/\b(?:in|on|at|during)\s*$/i, '')
    .trim();
  return name === '' || amountsIn(name) || name.split(/\s+/).every((word) => NO_NAME.test(word)) ? '' : name;
}

function estimatesBy(turn: LocalTurn): Record<string, unknown> {
  const { question, context } = turn;
  const [period] = periodsIn(question, context.today, /\bexpir(?:e|es|ing)\b/i.test(question));
  const isEnding = /\bexpir(?:e|es|ing)\b|\bend(?:s|ing)?\b/i.test(question);
  const named = /\b(draft|sent|viewed|declined|expired|converted)(?=s?\b)/i.exec(question)?.[1]?.toLowerCase() ?? null;
  const status = LOST.test(question)
    ? 'lost'
    : isEnding
      ? 'waiting'
      : WON.test(question)
        ? 'won'
        : named === 'sent' && period
          ? null
          : named;
  return {
    ...amountsIn(question),
    about: aboutIn(question, context.today) || null,
    order: LARGEST.test(question) ? 'largest' : 'newest',
    status,
    day_of: isEnding ? 'valid_until' : status === 'won' || status === 'lost' ? 'answered' : 'sent',
    ...(period && { from_day: period.from, to_day: period.to }),
  };
}

/** Returns the name in “invoices of Ada Clark” or “Ada Clark’s invoices”, without a time or an amount; ''. */
function nameIn({ question, context }: LocalTurn, paper: string): string {
  const said =
    new RegExp(String.raw`${paper} (?:of|for|from) (.+)`, 'i').exec(question)?.[1] ??
    new RegExp(String.raw`((?:\p{Lu}[\p{L}.&-]* ?)+)['’]s? (?:open |unpaid |latest )?${paper}`, 'u').exec(
      question,
    )?.[1] ??
    '';
  const amount = AMOUNT_WORDS.exec(said)?.[0] ?? '';
  const words = [amount, ...periodsIn(said, context.today).map((period) => period.words)];
  return amountsIn(`of ${said}`) && amount === ''
    ? ''
    : clean(words.reduce((left, one) => left.replace(one, ' '), said));
}

const find = (given: Data): LocalCall =>
  call('find_estimates', { number: null, customer_id: null, status: null, ...given });

/** “Did we win …?” is answered with each one's status, whatever the outcome. */
const ASKS_WHETHER = /^\s*(?:did|has|have|will|was|were|is|are)\b/i;

function estimates(turn: LocalTurn): LocalReply {
  const { question } = turn;
  const number = /\bE\d{2}-[A-Z0-9]{5}\b/.exec(question)?.[0];
  if (number !== undefined)
    return after(turn, find({ number }), (data) =>
      say(ASKS_WHETHER.test(question) ? sayStanding(data, number) : sayEstimates(data)),
    );
  const open = openOf(turn, 'estimates');
  if (open !== '') return after(turn, call('read_estimate', { estimate_id: open }), (data) => say(sayPaperLines(data)));
  const asked = estimatesBy(turn);
  const name = nameIn(turn, '(?:estimates?|quotes?|bids?)');
  // `for heat pumps` is the subject, `for Ada Clark` is the customer.
  if (name !== '' && /\p{Lu}/u.test(name))
    return withCustomer(turn, name, (customer) =>
      after(turn, find({ ...asked, about: null, customer_id: customer['customer_id'] }), (data) =>
        say(sayEstimates(data)),
      ),
    );
  if (name !== '') asked['about'] = name;
  const about = textOf(asked['about']);
  if (ASKS_WHETHER.test(question) && about !== '')
    return after(turn, find({ ...asked, status: null }), (data) => say(sayStanding(data, about)));
  const isNarrowed = Object.entries(asked).some(
    ([key, value]) => !['status', 'day_of', 'order'].includes(key) && value !== null,
  );
  if (asked['status'] === null && WAITING.test(question)) {
    if (isNarrowed || asked['order'] === 'largest')
      return after(turn, find({ ...asked, status: 'waiting' }), (data) =>
        say(sayEstimates(data, 'waiting for an answer')),
      );
    const seen = resultOf(turn, 'read_pipeline');
    if (!seen) return ask(call('read_pipeline', {}), find({ status: 'waiting' }));
    const list = resultOf(turn, 'find_estimates');
    const refused = [seen, list].find((one) => one?.isError);
    return say(refused ? textOf(refused.data['error']) : sayWaiting(seen.data, list?.data ?? {}));
  }
  return after(turn, find(asked), (data) => say(sayEstimates(data)));
}

function invoicesOf(turn: LocalTurn): LocalReply {
  const { question } = turn;
  const open = openOf(turn, 'invoices');
  const number = /\b[A-Z]{1,6}-?\d{2,}\b/.exec(question)?.[0];
  if (open !== '' && number === undefined)
    return after(turn, call('read_invoice', { invoice_id: open }), (data) => say(sayPaperLines(data)));
  const amounts = amountsIn(question);
  const isLargest = LARGEST.test(question);
  const [period] = periodsIn(question, turn.context.today);
  const narrowed = {
    ...amounts,
    ...(isLargest && { order: 'largest' }),
    ...(period && { from_day: period.from, to_day: period.to }),
  };
  const isOpen = /\b(?:open|unpaid|outstanding)\b/i.test(question);
  const view = /draft/i.test(question)
    ? 'drafts'
    : /\bpaid\b/i.test(question)
      ? 'paid'
      : isOpen || !(amounts ?? period ?? isLargest)
        ? 'open'
        : 'all';
  const name = nameIn(turn, '(?:invoices?|bills?)');
  if (number === undefined && name !== '')
    return withCustomer(turn, name, (customer) =>
      after(turn, invoices(null, { customer_id: customer['customer_id'] }), (data) => say(sayInvoices(data))),
    );
  const wanted = number === undefined ? invoices(view, narrowed) : invoices(null, { number });
  return after(turn, wanted, (data) => say(sayInvoices(data)));
}

const INVOICE_WORDS = new RegExp(
  String.raw`\b(?:invoices?|bills?|drafts?|open|unpaid|outstanding|overdue|paid|latest|customer)\b|${LARGEST.source}|${AMOUNT_WORDS.source}`,
  'i',
);

/** “Show me the invoices of last month”: asks for the invoices, not their total. */
const LISTED = String.raw`^\s*(?:please )?(?:show|list|find)\b(?!.*\b(?:overdue|late|past due|unpaid)\b)[^?]*\b(?:invoices|bills)\b`;

/** The largest bill isn't a question about who owes most. */
export const LARGEST_RULES: readonly Rule[] = [
  {
    pattern: new RegExp(String.raw`${LARGEST.source}.*\b(?:invoices?|bills?)\b|${LISTED}`, 'i'),
    needs: ['find_invoices', 'find_customers'],
    isWeak: true,
    takesPeriods: true,
    knows: INVOICE_WORDS,
    next: invoicesOf,
  },
];

/** Rules about invoices and estimates, by subject, amount, customer and time. */
export const PAPER_RULES: readonly Rule[] = [
  {
    pattern: /\binvoices?\b|\bbills?\b|\bINV-?\d{2,}\b/i,
    needs: ['find_invoices', 'find_customers'],
    takesPeriods: true,
    knows: INVOICE_WORDS,
    next: invoicesOf,
  },
  {
    pattern:
      /\b(?:estimates?|quotes?|bids?|proposals?)\b|\bE\d{2}-[A-Z0-9]{5}\b|\bdid .+ (?:sign|accept|approve|decline)\b/i,
    needs: ['find_estimates', 'find_customers'],
    takesPeriods: true,
    knows: new RegExp(
      String.raw`\b(?:estimates?|quotes?|bids?|proposals?|drafts?|sent|viewed|approved|accepted|declined|expired|converted|wait(?:ing|s)?|answer(?:ed|s)?|pending|undecided|out there|out|open|outstanding|follow(?:[ -]?ups?)?|up|unanswered|unsigned|latest|customers?|not|yes|reply|response|explain|plain words|words|worth|no|similar|anyone|anybody|why|reasons?|expir(?:e|es|ing)|ever|ends?|ending|send|went|go out)\b|${[WON, LOST, LARGEST, AMOUNT_WORDS].map(({ source }) => source).join('|')}`,
      'i',
    ),
    next: estimates,
  },
];
