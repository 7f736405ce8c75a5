import { BOOKING_RULES } from './bookingRules';
import { dayIn, spokenMoment } from './days';
import { capitalize } from '@/lib/words';
import { after, call, clean, freeTimes, openOf, say, withCustomer, type Rule } from './steps';
import { listOf, textOf, type LocalReply } from './turn';

/** Removes filler words. */
const withoutFillers = (words: string): string =>
  capitalize(
    words
      .replace(/(?:^|[,\s])(?:uh+|um+|erm?|you know|like I said)\b,?/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** Rules for what it prepares as a proposal. */
export const DRAFT_RULES: readonly Rule[] = [
  {
    pattern: /^Dictated:\n([\s\S]+)/,
    needs: ['draft_note'],
    next: (turn, said) => {
      const words = withoutFillers(said[1] ?? '');
      const job = openOf(turn, 'jobs');
      const customer = openOf(turn, 'customers');
      const named = /^(?:note (?:on|for|about)|for|about|at) ([A-Z][\w'’-]+(?: [A-Z][\w'’-]+)+)[,:.]?\s+([\s\S]+)/.exec(
        words,
      );
      const draft = (on: string, id: string, text: string): LocalReply =>
        after(turn, call('draft_note', { on, id, text, reason: 'You dictated it.' }), () =>
          say('I wrote it down as a note. It waits for your yes.'),
        );
      if (named)
        return withCustomer(turn, named[1] ?? '', (found) =>
          draft('customer', textOf(found['customer_id']), capitalize(named[2] ?? '')),
        );
      if (job !== '') return draft('job', job, words);
      return customer === ''
        ? say('Which customer or job does it belong to? Open it, or begin with “Note on” and the name.')
        : draft('customer', customer, words);
    },
  },
  {
    pattern:
      /\b(?:draft|write|make|prepare|create|build)\b.*\b(?:estimate|quote|bid)\b for (.+?) (?:with|including|:) (.+)/i,
    needs: ['draft_estimate', 'find_prices'],
    next: (turn, said) =>
      withCustomer(turn, said[1] ?? '', (customer) =>
        after(turn, call('find_prices', { query: clean(said[2]) }), (data) => {
          const [item] = listOf(data['items']);
          if (!item) return say(`The pricebook has no item “${clean(said[2])}”.`);
          return after(
            turn,
            call('draft_estimate', {
              customer_id: customer['customer_id'],
              property_id: null,
              job_id: null,
              title: textOf(item['name']).slice(0, 160),
              message: '',
              lines: [{ item_id: item['item_id'], quantity: 1 }],
              reason: 'You asked for an estimate with this item.',
            }),
            () =>
              say(
                `I prepared an estimate for ${textOf(customer['name'])} [[${textOf(customer['source'])}]] with ${textOf(item['name'])} [[${textOf(item['source'])}]]. It waits for your yes.`,
              ),
          );
        }),
      ),
  },
  {
    pattern: /\b(?:note|write down|remember|memo)\b[^:]*?(?:\b(?:on|for|about|to)\s+([^:]+?))?\s*:\s*([\s\S]+)/i,
    needs: ['draft_note'],
    next: (turn, said) => {
      const draft = (on: string, id: string): LocalReply =>
        after(
          turn,
          call('draft_note', { on, id, text: (said[2] ?? '').trim(), reason: 'You asked for this note.' }),
          () => say('I wrote the note. It waits for your yes.'),
        );
      const name = clean(said[1]);
      if (name !== '' && !/^this|^it$|^here/i.test(name))
        return withCustomer(turn, name, (customer) => draft('customer', textOf(customer['customer_id'])));
      const job = openOf(turn, 'jobs');
      const customer = openOf(turn, 'customers');
      if (job !== '') return draft('job', job);
      return customer === '' ? say('On which customer or job?') : draft('customer', customer);
    },
  },
  {
    pattern:
      /\b(?:draft|make|create|book|new|schedule|set up|add)\b.*\b(?:job|visit|appointment)\b for (.+?)\s*(?::|,| to | about )\s*(.+)/i,
    needs: ['draft_job'],
    next: (turn, said) =>
      withCustomer(turn, said[1] ?? '', (customer) =>
        after(
          turn,
          call('draft_job', {
            customer_id: customer['customer_id'],
            property_id: null,
            title: capitalize(clean(said[2]).slice(0, 160)),
            type: 'service',
            priority: /emergency|urgent|no heat/i.test(turn.question) ? 'emergency' : 'normal',
            description: clean(said[2]),
            starts_at: null,
            minutes: 60,
            technician_ids: [],
            reason: 'You asked for this job.',
          }),
          () =>
            say(
              `I prepared the job for ${textOf(customer['name'])} [[${textOf(customer['source'])}]]. It waits for your yes.`,
            ),
        ),
      ),
  },
  ...BOOKING_RULES,
  {
    pattern: /\b(?:write|add|make|take)\b.*\bnote\b/i,
    needs: ['draft_note'],
    next: () => say('What should it say? Write it behind a colon: note on this customer: …'),
  },
  {
    pattern: /\b(?:move|reschedule|re-?plan|push|postpone|another time)\b/i,
    needs: ['draft_visit_move', 'find_times'],
    next: (turn) => {
      const visit = openOf(turn, 'schedule');
      if (visit === '') return say('Open the visit first, then ask me to move it.');
      const day = dayIn(turn.question, turn.context.today);
      return after(turn, freeTimes({ from_day: day || null, moved_visit_id: visit }), (data) => {
        const time = listOf(data['times']).find((one) => day === '' || one['day'] === day);
        if (!time) return say('There is no free time then.');
        return after(
          turn,
          call('draft_visit_move', {
            visit_id: visit,
            starts_at: time['starts_at'],
            technician_ids: time['technician_ids'],
            reason: 'The best free time for it.',
          }),
          () => say(`I found ${spokenMoment(textOf(time['starts']))}. The move waits for your yes.`),
        );
      });
    },
  },
  {
    pattern:
      /\b(?:tell|text|message|write(?: to)?|let|e-?mail|notify)\b.*\b(?:late|delayed?|behind|on (?:my|our|the) way|reminder|coming)\b/i,
    needs: ['draft_message'],
    next: (turn) => {
      const visit = openOf(turn, 'schedule');
      if (visit === '') return say('Open the visit first: I write to its customer only.');
      const isLate = /late|delay|behind/i.test(turn.question);
      const minutes = /(\d+)\s*min/i.exec(turn.question)?.[1];
      return after(
        turn,
        call('draft_message', {
          visit_id: visit,
          about: isLate ? 'running-late' : 'on-my-way',
          channel: /e-?mail/i.test(turn.question) ? 'email' : 'sms',
          subject: /e-?mail/i.test(turn.question) ? 'Your visit today' : '',
          message: isLate
            ? `We are running late${minutes === undefined ? '' : ` by about ${minutes} minutes`}. Sorry for the wait.`
            : 'We are on our way to you.',
          reason: 'You asked to tell them.',
        }),
        () => say('I wrote the message. It is sent only after you have read it.'),
      );
    },
  },
];
