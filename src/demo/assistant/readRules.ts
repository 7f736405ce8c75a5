import { sayCustomer, sayCustomers, sayFindings, sayHouse, sayJobs, sayLead, sayLeads, sayTechnicians } from './say';
import { after, call, clean, jobs, openOf, say, type Rule } from './steps';
import { listOf, textOf, type LocalReply, type LocalTurn } from './turn';

const FINDINGS_OF: Readonly<Record<string, string>> = {
  inspections: 'inspection',
  diagnostics: 'readings',
  jobs: 'job',
  customers: 'customer',
};

/** Rules for what it doesn't do, and for questions that must be matched before those about money. */
export const FIRST_RULES: readonly Rule[] = [
  {
    pattern: /\b(?:gate|alarm|door|lock ?box|entry) (?:code|pin|combination)\b/i,
    needs: [],
    next: () => say('I am given no gate codes. Whoever may see them finds them on the property’s own page.'),
  },
  {
    pattern:
      /\b(?:pay ?(?:roll|rate|check)|wages?|salar(?:y|ies)|paid (?:per|an) hour|earns|(?:do(?:es)?|did) (?!we\b)(?:\S+ ){1,3}earn|makes? (?:per|an) hour)\b/i,
    needs: [],
    next: () => say('I am not given what people are paid.'),
  },
  {
    pattern: /\b(?:delete|erase|send (?:every|all)|refund|cancel|make me|password|change the|remove)\b/i,
    needs: [],
    // A question about refunds or canceled visits doesn't ask for anything to be done.
    applies: ({ question }) =>
      !/^\s*(?:how|what|which|when|who|did|have|has|were|was|are|is|any|list|show)\b.*\b(?:refund|cancel)/i.test(
        question,
      ),
    next: () =>
      say(
        'I cannot do that. I look things up, and I prepare notes, jobs, estimates, messages about a visit and other times, which wait for your yes.',
      ),
  },
  {
    pattern: /\bleads?\b|\b(?:inquir(?:y|ies)|enquir(?:y|ies)|web requests?)\b|\bthis person\b/i,
    needs: ['find_leads', 'read_lead'],
    knows:
      /\b(?:leads?|inquir(?:y|ies)|enquir(?:y|ies)|web requests?|person|ask(?:s|ed|ing)?|overdue|late|unanswered|nobody|no one|not|answer(?:ed)?|been|new|waiting|open|yet|next step|go)\b/i,
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

const CUSTOMER_WORDS =
  /\b(?:find|look up|search|customers?|phone|cell|number|e-?mail|address|reach|about|call|live[sd]?|located)\b/i;

/** Rules for other lookups. */
export const READ_RULES: readonly Rule[] = [
  {
    pattern:
      /\b(?:summar|what (?:should|do) (?:i|we) (?:need to )?know|before (?:the|my|i|we)\b|house|please look at this|done (?:there )?before|history|open with this customer)\b|^summary/i,
    needs: ['read_house'],
    knows:
      /\b(?:summar\w*|know|before|visit|call|go|house|look at this|done|history|open|customer|next|about|job|property|place|stop|up)\b/i,
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
    knows: /\b(?:findings?|found|wrong|defects?|inspection|job|customer|readings)\b/i,
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
    isWeak: true,
    knows: /\b(?:technicians?|techs?|crew|works?|working|on (?:the )?team|team|as|names|people|employees?)\b/i,
    next: (turn) => after(turn, call('list_technicians', {}), (data) => say(sayTechnicians(data))),
  },
  {
    pattern:
      /\b(?:unscheduled|not (?:yet )?(?:been )?scheduled|\w+n[’']t (?:we |you |yet |been )*scheduled|(?:without|no|need(?:s)?|waiting for) (?:an? )?(?:time|date|day|appointment)|to (?:plan|schedule|be scheduled)|on hold|unassigned)\b/i,
    needs: ['find_jobs'],
    knows:
      /\b(?:unscheduled|not (?:yet )?(?:been )?scheduled|\w+n[’']t (?:we |you |yet |been )*scheduled|(?:without|no|needs?|waiting for) (?:an? )?(?:time|date|day|appointment)|to (?:plan|schedule|be scheduled)|on hold|unassigned|still|jobs?|visits?|work|waiting|yet|anything)\b/i,
    next: (turn) =>
      after(turn, jobs({ state: /hold/i.test(turn.question) ? 'on-hold' : 'unscheduled' }), (data) =>
        say(sayJobs(data)),
      ),
  },
  {
    pattern:
      /(?:find|look up|search(?: for)?|who is|who(?:’s|'s)|(?:phone(?: number)?|number|e-?mail|address) (?:of|for)|where does|how (?:do|can) (?:i|we) reach|reach|customer|tell me about|call(?! (?:back|in|out|off|around)\b)) (.+)/i,
    needs: ['find_customers'],
    // Customers' comments about the work aren't names.
    applies: ({ question }) =>
      !/\b(?:on[- ]call|complain\w*|reviews?|ratings?|stars?|feedback|satisf\w+)\b/i.test(question),
    knows: CUSTOMER_WORDS,
    next: (turn, said) => findCustomer(turn, said[1] ?? ''),
  },
  {
    pattern: /^(?:what(?:'s|’s| is) )?(.+?)(?:'s|’s) (?:phone|number|cell|e-?mail|address)/i,
    needs: ['find_customers'],
    knows: CUSTOMER_WORDS,
    next: (turn, said) => findCustomer(turn, said[1] ?? ''),
  },
];

const findCustomer = (turn: LocalTurn, words: string): LocalReply =>
  after(turn, call('find_customers', { query: clean(words).replace(/\s+(?:live|lives|located)$/i, '') }), (data) =>
    say(listOf(data['customers']).length === 0 ? `I found no customer “${clean(words)}”.` : sayCustomers(data)),
  );
