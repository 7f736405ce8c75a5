import { addCalendarDays } from '@/lib/calendar';
import { dayIn } from './days';
import { NUMBER, numberOf } from './numberWords';
import {
  sayCustomer,
  sayCustomers,
  sayDay,
  sayFindings,
  sayHouse,
  sayJobs,
  sayLead,
  sayLeads,
  sayTechnicians,
  sayTimes,
} from './say';
import { call, freeTimes, say, after, clean, withCustomer, openOf, type Rule } from './steps';
import { listOf, textOf, type Data, type LocalCall, type LocalReply, type LocalTurn } from './turn';

/** `two-hour`, `3 hours`, `90 minutes`; null when nothing is said. */
function minutesIn(text: string): number | null {
  const minutes = new RegExp(`${NUMBER}[ -]?min`, 'i').exec(text)?.[1];
  if (minutes !== undefined) return numberOf(minutes);
  const hours = numberOf(new RegExp(`${NUMBER}[ -]?(?:h\\b|hours?\\b|hrs?\\b)`, 'i').exec(text)?.[1]);
  return hours === null ? null : Math.round(hours * 60);
}

const FINDINGS_OF: Readonly<Record<string, string>> = {
  inspections: 'inspection',
  diagnostics: 'readings',
  jobs: 'job',
  customers: 'customer',
};

/** What it does not do, and the readings that come before money. */
export const FIRST_RULES: readonly Rule[] = [
  {
    pattern: /\b(?:gate|alarm|door|lock ?box|entry) (?:code|pin|combination)\b/i,
    needs: [],
    next: () => say('I am given no gate codes. Whoever may see them finds them on the property’s own page.'),
  },
  {
    pattern:
      /\b(?:pay ?(?:roll|rate|check)|wages?|salar(?:y|ies)|paid (?:per|an) hour|earns?|makes? (?:per|an) hour)\b/i,
    needs: [],
    next: () => say('I am not given what people are paid.'),
  },
  {
    pattern: /\b(?:delete|erase|send (?:every|all)|refund|cancel|make me|password|change the|remove)\b/i,
    needs: [],
    next: () =>
      say(
        'I cannot do that. I look things up, and I prepare notes, jobs, estimates, messages about a visit and other times, which wait for your yes.',
      ),
  },
  {
    pattern:
      /\b(?:free|slots?|openings?|available|availability|when (?:can|could)|fit .*in|squeeze|soonest|earliest|next (?:open|free)|find (?:a |an |another |me a )?(?:free )?time)\b/i,
    needs: ['find_times'],
    next: (turn) => {
      const day = dayIn(turn.question, turn.context.today);
      return after(
        turn,
        freeTimes({
          minutes: minutesIn(turn.question) ?? 60,
          from_day: day || null,
          is_emergency: /emergency|urgent|asap|no (?:heat|cooling|ac|water)/i.test(turn.question),
          moved_visit_id: openOf(turn, 'schedule') || null,
        }),
        (data) => say(sayTimes(data)),
      );
    },
  },
  {
    pattern: /\bleads?\b|\b(?:inquir(?:y|ies)|enquir(?:y|ies)|web requests?)\b|\bthis person\b/i,
    needs: ['find_leads', 'read_lead'],
    next: (turn) => {
      const open = openOf(turn, 'leads');
      if (open !== '') return after(turn, call('read_lead', { lead_id: open }), (data) => say(sayLead(data)));
      const view = /overdue|late/i.test(turn.question)
        ? 'overdue'
        : /unanswered|nobody|no one|not (?:been )?answered|new|waiting/i.test(turn.question)
          ? 'unanswered'
          : 'open';
      return after(turn, call('find_leads', { view }), (data) => say(sayLeads(data)));
    },
  },
];

/** What else it looks up. */
export const READ_RULES: readonly Rule[] = [
  {
    pattern:
      /\b(?:summar|what (?:should|do) (?:i|we) (?:need to )?know|before (?:the|my|i|we)\b|house|please look at this|done (?:there )?before|history|open with this customer)\b|^summary/i,
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
      if (customer !== '')
        return after(turn, call('read_customer', { customer_id: customer }), (data) => say(sayCustomer(data)));
      const { technicianId, today } = turn.context;
      if (technicianId === '' || !/\b(?:my|next)\b/i.test(turn.question))
        return say('Open a job, a customer or a property first.');
      return after(turn, call('read_day', { day: today, technician_id: technicianId }), (data) => {
        const next = listOf(data['entries']).find(
          ({ kind, state, job_id: id }) => kind === 'visit' && state !== 'done' && textOf(id) !== '',
        );
        if (!next) return say('You have no visit today.');
        return after(turn, call('read_job', { job_id: next['job_id'] }), (found) =>
          after(turn, call('read_house', { property_id: found['property_id'] }), (house) => say(sayHouse(house))),
        );
      });
    },
  },
  {
    pattern: /\b(?:finding|findings|found|wrong|defects?)\b/i,
    needs: ['find_findings'],
    next: (turn) => {
      const { open } = turn.context;
      const of = open && FINDINGS_OF[open.record];
      if (!open || !of) return say('Open an inspection, a job or a customer first.');
      return after(turn, call('find_findings', { of, id: open.id }), (data) => say(sayFindings(data)));
    },
  },
  {
    pattern: /\b(?:technicians?|techs?\b|crew|who works|who(?:’s|'s| is) (?:working|on (?:the )?team))\b/i,
    needs: ['list_technicians'],
    next: (turn) => after(turn, call('list_technicians', {}), (data) => say(sayTechnicians(data))),
  },
  {
    pattern:
      /\b(?:unscheduled|not (?:yet )?scheduled|without a (?:time|date)|to (?:plan|schedule)|on hold|unassigned)\b/i,
    needs: ['find_jobs'],
    next: (turn) =>
      after(turn, jobs({ state: /hold/i.test(turn.question) ? 'on-hold' : 'unscheduled' }), (data) =>
        say(sayJobs(data)),
      ),
  },
  {
    pattern:
      /\bjobs? (?:of|for|at|with) (?!today|tomorrow|this|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(.+)/i,
    needs: ['find_jobs', 'find_customers'],
    next: (turn, said) =>
      withCustomer(turn, said[1] ?? '', (customer) =>
        after(turn, jobs({ customer_id: customer['customer_id'] }), (data) => say(sayJobs(data))),
      ),
  },
  {
    pattern: /\bweek\b/i,
    needs: ['find_jobs'],
    next: (turn) => {
      const { today } = turn.context;
      const sunday = addCalendarDays(today, -new Date(`${today}T12:00:00Z`).getUTCDay());
      const from = /next week/i.test(turn.question) ? addCalendarDays(sunday, 7) : sunday;
      return after(turn, jobs({ from_day: from, to_day: addCalendarDays(from, 6) }), (data) => say(sayJobs(data)));
    },
  },
  {
    pattern:
      /\b(?:today|tonight|this (?:morning|afternoon)|tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|schedule|calendar|agenda|my (?:day|jobs|visits|stops)|\d{4}-\d{2}-\d{2})\b/i,
    needs: ['read_day'],
    next: (turn) => {
      const isMine = /\b(?:my|i)\b/i.test(turn.question) && turn.context.technicianId !== '';
      return after(
        turn,
        call('read_day', {
          day: dayIn(turn.question, turn.context.today) || turn.context.today,
          technician_id: isMine ? turn.context.technicianId : null,
        }),
        (data) => say(sayDay(data)),
      );
    },
  },
  {
    pattern:
      /(?:find|look up|search(?: for)?|who is|who(?:’s|'s)|(?:phone(?: number)?|number|e-?mail|address) (?:of|for)|where does|how (?:do|can) (?:i|we) reach|reach|customer|tell me about|call) (.+)/i,
    needs: ['find_customers'],
    next: (turn, said) => findCustomer(turn, said[1] ?? ''),
  },
  {
    pattern: /^(?:what(?:'s|’s| is) )?(.+?)(?:'s|’s) (?:phone|number|cell|e-?mail|address)/i,
    needs: ['find_customers'],
    next: (turn, said) => findCustomer(turn, said[1] ?? ''),
  },
];

const findCustomer = (turn: LocalTurn, words: string): LocalReply =>
  after(turn, call('find_customers', { query: clean(words).replace(/\s+(?:live|lives|located)$/i, '') }), (data) =>
    say(sayCustomers(data)),
  );

const jobs = (given: Data): LocalCall =>
  call('find_jobs', { number: null, customer_id: null, from_day: null, to_day: null, state: null, ...given });
