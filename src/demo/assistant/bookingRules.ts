import { dayIn, spokenMoment } from './days';
import { capitalize } from '@/lib/words';
import { after, call, clean, freeTimes, openOf, say, withCustomer, type Rule } from './steps';
import { listOf, recordOf, textOf, type Data, type LocalReply, type LocalTurn } from './turn';

const DAY_WORDS =
  '(?:today|tonight|tomorrow|this (?:morning|afternoon)|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d{4}-\\d{2}-\\d{2})';
const ELSEWHERE = /\b(?:estimate|quote|bid|invoice|note|calculation|message|text|lead|reminder|e-?mail)\b/i;
const NOON = '12:00';

/** Rules for scheduling, booking or writing something without an open record. */
export const BOOKING_RULES: readonly Rule[] = [
  {
    pattern:
      /\b(?:re-?plan|plan|optimi[sz]e|shorten|rearrange)\b.*\b(?:day|routes?|driving|schedule|stops|today|tomorrow|\w+day)\b/i,
    needs: ['draft_day_plan'],
    // If a visit is open, that's the one.
    applies: (turn) => openOf(turn, 'schedule') === '',
    next: (turn) =>
      after(
        turn,
        call('draft_day_plan', {
          day: dayIn(turn.question, turn.context.today) || turn.context.today,
          technician_ids: [],
          reason: 'You asked for shorter routes.',
        }),
        (data) => {
          const driving = recordOf(data['driving_minutes']) ?? {};
          const minutes = `${textOf(driving['before'])} minutes of driving now, ${textOf(driving['after'])} with the plan`;
          return say(textOf(data['result']) || `I planned the day again: ${minutes}. It waits for your yes.`);
        },
      ),
  },
  {
    pattern: new RegExp(
      `\\b(?:book|schedule|set up|add|create|make)\\s+(?:in\\s+)?(?:an? |the )?(.+?)\\s+(?:for|with|at)\\s+(.+?)(?:,?\\s+(?:on |for )?${DAY_WORDS}\\b.*)?[.?!]*$`,
      'i',
    ),
    needs: ['draft_job', 'find_times'],
    applies: ({ question }) => !ELSEWHERE.test(question),
    next: (turn, said) =>
      withCustomer(turn, said[2] ?? '', (customer) => {
        const day = dayIn(turn.question, turn.context.today);
        return day === '' ? draftJob(turn, customer, said[1], null) : bookOn(turn, customer, said[1], day);
      }),
  },
  {
    pattern:
      /\b(?:draft|write|send|compose|prepare)\b (?:an? )?(?:text|sms|message|e-?mail|reminder)(?: message)? (?:to|for) (.+?)(?:\s*[,:]\s*|\s+(?:that|saying|to say)\s+|[.?!]*$)(.*)/i,
    needs: ['draft_message', 'find_jobs', 'read_job'],
    next: (turn, said) => withCustomer(turn, said[1] ?? '', (customer) => remind(turn, customer, clean(said[2]))),
  },
];

function bookOn(turn: LocalTurn, customer: Data, what: string | undefined, day: string): LocalReply {
  return after(turn, freeTimes({ from_day: day }), (data) => {
    const isMorning = /morning/i.test(turn.question);
    const isAfternoon = /afternoon/i.test(turn.question);
    const fits = (time: Data): boolean => {
      const clock = textOf(time['starts']).slice(11);
      return textOf(time['day']) === day && !(isMorning && clock >= NOON) && !(isAfternoon && clock < NOON);
    };
    const time = listOf(data['times']).find(fits);
    return time
      ? draftJob(turn, customer, what, time)
      : say('Nobody is free then. Ask me for free times of another day.');
  });
}

const draftJob = (turn: LocalTurn, customer: Data, what: string | undefined, time: Data | null): LocalReply =>
  after(
    turn,
    call('draft_job', {
      customer_id: customer['customer_id'],
      property_id: null,
      title: titleOf(what),
      type: 'service',
      priority: /emergency|urgent/i.test(turn.question) ? 'emergency' : 'normal',
      description: '',
      starts_at: time?.['starts_at'] ?? null,
      minutes: 60,
      technician_ids: time?.['technician_ids'] ?? [],
      reason: 'You asked for this job.',
    }),
    () =>
      say(
        `I prepared the job for ${textOf(customer['name'])} [[${textOf(customer['source'])}]]${time ? `, ${spokenMoment(textOf(time['starts']))}` : ''}. It waits for your yes.`,
      ),
  );

/** Reminds a customer of their next visit: messages go with a visit, never to someone without one. */
const remind = (turn: LocalTurn, customer: Data, words: string): LocalReply =>
  after(
    turn,
    call('find_jobs', {
      number: null,
      customer_id: customer['customer_id'],
      from_day: null,
      to_day: null,
      state: null,
    }),
    (data) => {
      const [next] = listOf(data['jobs'])
        .filter(({ planned }) => textOf(planned).slice(0, 10) >= turn.context.today && /^\d/.test(textOf(planned)))
        .toSorted((a, b) => textOf(a['planned']).localeCompare(textOf(b['planned'])));
      if (!next) return say(`${textOf(customer['name'])} has no visit ahead: I write about a visit only.`);
      return after(turn, call('read_job', { job_id: next['job_id'] }), (job) => {
        const visit = listOf(job['visits']).find(({ starts }) => textOf(starts).slice(0, 10) >= turn.context.today);
        if (!visit) return say(`${textOf(customer['name'])} has no visit ahead: I write about a visit only.`);
        return after(
          turn,
          call('draft_message', {
            visit_id: visit['visit_id'],
            about: 'reminder',
            channel: /e-?mail/i.test(turn.question) ? 'email' : 'sms',
            subject: /e-?mail/i.test(turn.question) ? 'Your visit' : '',
            message:
              words === '' ? `A reminder of our visit: ${spokenMoment(textOf(visit['starts']))}.` : titleOf(words),
            reason: 'You asked to write to them.',
          }),
          () => say('I wrote the message. It is sent only after you have read it.'),
        );
      });
    },
  );

const titleOf = (words: string | undefined): string => capitalize(clean(words).slice(0, 160));
