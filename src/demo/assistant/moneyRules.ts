import { addCalendarDays } from '@/lib/calendar';
import {
  sayCustomer,
  sayEstimates,
  sayInvoiceList,
  sayInvoices,
  sayPaperLines,
  sayPrices,
  sayReceivables,
} from './say';
import { call, ask, say, resultOf, after, clean, withCustomer, openOf, invoices, type Rule } from './steps';
import { listOf, textOf, type Data, type LocalCall, type LocalReply } from './turn';

/** Words that refer to the customer open on the screen. */
const IS_OPEN_ONE = /^(?:they|them|he|she|this|this customer|the customer|that customer|here|it)$/i;

const owingName = (question: string): string | undefined => {
  const said =
    /(?:does|do|did|has|have|is|are) (.+?) (?:still |currently )?(?:owe|owing|paid|behind)\b/i.exec(question) ??
    /(?:balance|debt) (?:of|for|from|with) (.+)/i.exec(question) ??
    /owed by (.+)/i.exec(question) ??
    /^(?:what(?:'s|’s| is) )?(.+?)(?:'s|’s) (?:open |current )?balance/i.exec(question) ??
    /^(.+?) owes\b/i.exec(question) ??
    /^(?:what(?:'s|’s| is) (?:the )?)?(.+?) (?:open |current )?balance\b/i.exec(question) ??
    /(?:has|have|did) (.+?) (?:paid|pay|settled?)\b/i.exec(question);
  return said?.[1];
};

/** Invoices that fell due so long ago. */
function lateBy(data: Data, days: number, today: string): Data {
  const limit = addCalendarDays(today, -days);
  const late = listOf(data['invoices']).filter((one) => textOf(one['due']) !== '' && textOf(one['due']) <= limit);
  return { ...data, invoices: late };
}

/** What it looks up about money. */
export const MONEY_RULES: readonly Rule[] = [
  {
    pattern:
      /\b(?:owe[sd]?|owing|balance|debt|behind (?:on|with)|(?:not|n[’']t) paid|paid up)\b|\b(?:has|have|did) .+ (?:paid|pay|settled?)\b/i,
    needs: ['find_customers', 'read_customer'],
    next: (turn) => {
      const { question, context } = turn;
      const who = clean(owingName(question));
      const open = openOf(turn, 'customers');
      const read = (id: unknown): LocalReply =>
        after(turn, call('read_customer', { customer_id: id }), (data) => say(sayCustomer(data)));
      if (IS_OPEN_ONE.test(who) && open !== '') return read(open);
      if (
        who === '' ||
        IS_OPEN_ONE.test(who) ||
        /\b(?:everyone|everybody|all|customers|we|us|anyone|who)\b/i.test(who)
      ) {
        const days = /(\d+) days/i.exec(question)?.[1];
        if (/\bwho\b|\bwhich customers\b/i.test(question) || days !== undefined)
          return after(turn, invoices('overdue'), (data) =>
            say(sayInvoiceList(lateBy(data, Number(days ?? 0), context.today), Number(days ?? 0))),
          );
        return after(turn, call('read_receivables', {}), (data) => say(sayReceivables(data)));
      }
      return withCustomer(turn, who, (customer) => read(customer['customer_id']));
    },
  },
  {
    pattern: /\b(?:price|cost|costs|charge|rate for|go for|how much (?:is|for|are|do we|would))\b/i,
    needs: ['find_prices'],
    next: (turn) => {
      const words =
        /(?:(?:price|cost|rate) (?:of|for)|charge (?:\w+ )?for|how much (?:is|for|are|would)) (.+)/i.exec(
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
  {
    pattern: /\b(?:overdue|past due|unpaid|receivables|outstanding)\b/i,
    needs: ['find_invoices', 'read_receivables'],
    next: (turn) => {
      const seen = resultOf(turn, 'read_receivables');
      if (!seen) return ask(call('read_receivables', {}), invoices('overdue'));
      if (seen.isError) return say(textOf(seen.data['error']));
      const list = resultOf(turn, 'find_invoices');
      return say(`${sayReceivables(seen.data)}\n${list && !list.isError ? sayInvoices(list.data) : ''}`);
    },
  },
  {
    pattern: /\binvoices?\b|\bbills?\b/i,
    needs: ['find_invoices'],
    next: (turn) => {
      const open = openOf(turn, 'invoices');
      const number = /\b[A-Z]{1,6}-?\d{2,}\b/.exec(turn.question)?.[0];
      if (open !== '' && number === undefined)
        return after(turn, call('read_invoice', { invoice_id: open }), (data) => say(sayPaperLines(data)));
      const view = /draft/i.test(turn.question) ? 'drafts' : /\bpaid\b/i.test(turn.question) ? 'paid' : 'open';
      const name = /(?:invoices?|bills?) (?:of|for|from) (.+)/i.exec(turn.question)?.[1];
      if (number === undefined && name !== undefined)
        return withCustomer(turn, name, (customer) =>
          after(turn, invoices(null, textOf(customer['customer_id'])), (data) => say(sayInvoices(data))),
        );
      const wanted =
        number === undefined ? invoices(view) : call('find_invoices', { number, customer_id: null, view: null });
      return after(turn, wanted, (data) => say(sayInvoices(data)));
    },
  },
  {
    pattern: /\b(?:estimates?|quotes?|bids?)\b/i,
    needs: ['find_estimates'],
    next: (turn) => {
      const find = (given: Data): LocalCall =>
        call('find_estimates', { number: null, customer_id: null, status: null, ...given });
      const number = /\bE\d{2}-[A-Z0-9]{5}\b/.exec(turn.question)?.[0];
      if (number !== undefined) return after(turn, find({ number }), (data) => say(sayEstimates(data)));
      const open = openOf(turn, 'estimates');
      if (open !== '')
        return after(turn, call('read_estimate', { estimate_id: open }), (data) => say(sayPaperLines(data)));
      const name = /(?:estimates?|quotes?|bids?) (?:of|for|from) (.+)/i.exec(turn.question)?.[1];
      const status =
        /\b(draft|sent|viewed|approved|declined|expired|converted)\b/i.exec(turn.question)?.[1]?.toLowerCase() ?? null;
      if (name !== undefined)
        return withCustomer(turn, name, (customer) =>
          after(turn, find({ customer_id: customer['customer_id'], status }), (data) => say(sayEstimates(data))),
        );
      if (status === null && /wait|answer|pending|undecided|out there|follow/i.test(turn.question)) {
        const seen = turn.results.filter((one) => one.name === 'find_estimates');
        if (seen.length < 2) return ask(find({ status: 'sent' }), find({ status: 'viewed' }));
        const refused = seen.find(({ isError }) => isError);
        return say(
          refused
            ? textOf(refused.data['error'])
            : `Sent: ${sayEstimates(seen[0]?.data ?? {})}\n\nLooked at: ${sayEstimates(seen[1]?.data ?? {})}`,
        );
      }
      return after(turn, find({ status }), (data) => say(sayEstimates(data)));
    },
  },
];
