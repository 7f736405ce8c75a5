import { dayIn } from './days';
import {
  sayCustomer,
  sayCustomers,
  sayDay,
  sayEstimates,
  sayHouse,
  sayInvoices,
  sayJobs,
  sayPrices,
  sayReceivables,
  sayTechnicians,
  sayTimes,
} from './say';
import { call, ask, say, resultOf, after, clean, withCustomer, openOf, invoices, type Rule } from './steps';
import { textOf } from './turn';

/** What it looks up. */
export const READ_RULES: readonly Rule[] = [
  {
    pattern: /\b(?:owe[sd]?|balance)\b/i,
    needs: ['find_customers', 'read_customer'],
    next: (turn) => {
      const name = /does (.+?) owe|balance (?:of|for) (.+)|owed by (.+)/i.exec(turn.question);
      const who = name?.[1] ?? name?.[2] ?? name?.[3];
      if (who === undefined || /\b(?:everyone|all|customers|we|us)\b/i.test(who))
        return after(turn, call('read_receivables', {}), (data) => say(sayReceivables(data)));
      return withCustomer(turn, who, (customer) =>
        after(turn, call('read_customer', { customer_id: customer['customer_id'] }), (data) => say(sayCustomer(data))),
      );
    },
  },
  {
    pattern: /\b(?:free|slots?|available|availability|when can|find (?:a )?time)\b/i,
    needs: ['find_times'],
    next: (turn) => {
      const day = dayIn(turn.question, turn.context.today);
      const hours = /(\d+(?:\.\d+)?)\s*h(?:ours?)?\b/i.exec(turn.question)?.[1];
      return after(
        turn,
        call('find_times', {
          minutes: hours === undefined ? 60 : Math.round(Number(hours) * 60),
          from_day: day === '' ? null : day,
          property_id: null,
          technician_id: null,
          skills: [],
          is_emergency: false,
          moved_visit_id: null,
        }),
        (data) => say(sayTimes(data)),
      );
    },
  },
  {
    pattern: /\b(?:price|cost|charge|how much (?:is|for|are|do we))\b/i,
    needs: ['find_prices'],
    next: (turn) => {
      const words =
        /(?:(?:price|cost) (?:of|for)|charge for|how much (?:is|for|are)) (.+)/i.exec(turn.question) ??
        /(?:what does|does) (.+?) cost/i.exec(turn.question) ??
        /(.+?) (?:price|cost)/i.exec(turn.question);
      const query = clean(words?.[1] ?? turn.question);
      return after(turn, call('find_prices', { query }), (data) => say(sayPrices(data)));
    },
  },
  {
    pattern: /\b(?:overdue|unpaid|receivables|outstanding)\b/i,
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
    pattern: /\binvoices?\b/i,
    needs: ['find_invoices'],
    next: (turn) => {
      const number = /\b[A-Z]{1,6}-?\d{2,}\b/.exec(turn.question)?.[0];
      const view = /draft/i.test(turn.question) ? 'drafts' : /\bpaid\b/i.test(turn.question) ? 'paid' : 'open';
      const name = /invoices? (?:of|for|from) (.+)/i.exec(turn.question)?.[1];
      if (number === undefined && name !== undefined)
        return withCustomer(turn, name, (customer) =>
          after(turn, invoices(null, textOf(customer['customer_id'])), (data) => say(sayInvoices(data))),
        );
      const asked =
        number === undefined ? invoices(view) : call('find_invoices', { number, customer_id: null, view: null });
      return after(turn, asked, (data) => say(sayInvoices(data)));
    },
  },
  {
    pattern: /\bestimates?\b/i,
    needs: ['find_estimates'],
    next: (turn) => {
      const status =
        /\b(draft|sent|viewed|approved|declined|expired|converted)\b/i.exec(turn.question)?.[1]?.toLowerCase() ?? null;
      const number = /\bE\d{2}-[A-Z0-9]{5}\b/.exec(turn.question)?.[0] ?? null;
      const name = /estimates? (?:of|for|from) (.+)/i.exec(turn.question)?.[1];
      if (number === null && name !== undefined)
        return withCustomer(turn, name, (customer) =>
          after(turn, call('find_estimates', { number: null, customer_id: customer['customer_id'], status }), (data) =>
            say(sayEstimates(data)),
          ),
        );
      return after(turn, call('find_estimates', { number, customer_id: null, status }), (data) =>
        say(sayEstimates(data)),
      );
    },
  },
  {
    pattern:
      /\b(?:summar|what (?:should|do) i (?:need to )?know|before (?:the|my) visit|house|please look at this)\b|^summary/i,
    needs: ['read_house'],
    next: (turn) => {
      const property = openOf(turn, 'properties');
      if (property !== '')
        return after(turn, call('read_house', { property_id: property }), (data) => say(sayHouse(data)));
      const job = openOf(turn, 'jobs');
      if (job !== '')
        return after(turn, call('read_job', { job_id: job }), (data) =>
          after(turn, call('read_house', { property_id: data['property_id'] }), (house) => say(sayHouse(house))),
        );
      const customer = openOf(turn, 'customers');
      if (customer === '') return say('Open a job, a customer or a property first.');
      return after(turn, call('read_customer', { customer_id: customer }), (data) => say(sayCustomer(data)));
    },
  },
  {
    pattern: /\b(?:technicians?|who works)\b/i,
    needs: ['list_technicians'],
    next: (turn) => after(turn, call('list_technicians', {}), (data) => say(sayTechnicians(data))),
  },
  {
    pattern: /\b(?:unscheduled|without a time|to plan|on hold)\b/i,
    needs: ['find_jobs'],
    next: (turn) =>
      after(
        turn,
        call('find_jobs', {
          number: null,
          customer_id: null,
          from_day: null,
          to_day: null,
          state: /hold/i.test(turn.question) ? 'on-hold' : 'unscheduled',
        }),
        (data) => say(sayJobs(data)),
      ),
  },
  {
    pattern: /\bjobs? (?:of|for|at) (?!today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(.+)/i,
    needs: ['find_jobs', 'find_customers'],
    next: (turn, said) =>
      withCustomer(turn, said[1] ?? '', (customer) =>
        after(
          turn,
          call('find_jobs', {
            number: null,
            customer_id: customer['customer_id'],
            from_day: null,
            to_day: null,
            state: null,
          }),
          (data) => say(sayJobs(data)),
        ),
      ),
  },
  {
    pattern:
      /\b(?:today|tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|schedule|\d{4}-\d{2}-\d{2})\b/i,
    needs: ['read_day'],
    next: (turn) =>
      after(
        turn,
        call('read_day', { day: dayIn(turn.question, turn.context.today) || turn.context.today, technician_id: null }),
        (data) => say(sayDay(data)),
      ),
  },
  {
    pattern: /(?:find|look up|search|who is|phone(?: number)? (?:of|for)|address of|reach|customer) (.+)/i,
    needs: ['find_customers'],
    next: (turn, said) =>
      after(turn, call('find_customers', { query: clean(said[1]) }), (data) => say(sayCustomers(data))),
  },
];
