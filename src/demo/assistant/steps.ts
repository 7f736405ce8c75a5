import { sayCustomers } from './say';
import { listOf, textOf, type Data, type LocalCall, type LocalReply, type LocalTurn } from './turn';

/** So that nobody takes it for more than it is. */
const LOCAL_LABEL = 'Local assistant: rules on this machine, no AI model was asked.';

/** A question that it understands: what to look up, and how to go on with what comes. Each step sees all results so far. */
export type Rule = {
  pattern: RegExp;
  needs: readonly string[];
  /**
   * The words that the answer takes into account, apart from names and numbers that go into a look-up; `command` names all others to
   * the person. Without it everything is taken in, as into a note.
   */
  knows?: RegExp;
  /** Its pattern says when, not what: it answers only what it understands whole. */
  isWeak?: true;
  /** Technicians who are named narrow its answer (`technicianIn`). */
  takesTechnician?: true;
  /** The name in it that goes into its look-up. */
  nameIn?: (turn: LocalTurn) => string;
  /** Months, weeks and the like narrow its answer (`periodsIn`). */
  takesPeriods?: true;
  /** Where the words alone do not say it. */
  applies?: (turn: LocalTurn) => boolean;
  next: (turn: LocalTurn, said: RegExpExecArray) => LocalReply;
};

export const call = (name: string, given: Data): LocalCall => ({ name, arguments: given });
export const ask = (...calls: LocalCall[]): LocalReply => ({ calls });
export const say = (text: string): LocalReply => ({ text: `${text}\n\n${LOCAL_LABEL}` });

export const resultOf = ({ results }: LocalTurn, name: string) => results.find((one) => one.name === name);
/** The tool's result, or a request to call it. A refusal is passed on unchanged. */
export function after(turn: LocalTurn, asked: LocalCall, go: (data: Data) => LocalReply): LocalReply {
  const found = resultOf(turn, asked.name);
  if (!found) return ask(asked);
  return found.isError ? say(textOf(found.data['error'])) : go(found.data);
}

export const clean = (words: string | undefined): string =>
  (words ?? '')
    .replace(/[?!.]+\s*$/, '')
    .replace(/^(?:(?:the|a|an|our|my|customer|for)\s+)+/i, '')
    .trim();

/** “The Johnsons”, whom the look-up takes for a household. */
const HOUSEHOLD = /^the\s+\p{L}+s['’]?$/iu;

/** The customer the question is about, by name. Where several could be meant it asks which one. */
export function withCustomer(turn: LocalTurn, name: string, go: (customer: Data) => LocalReply): LocalReply {
  const said = name.replace(/[?!.]+\s*$/, '').trim();
  const query = HOUSEHOLD.test(said) ? said : clean(said);
  return after(turn, call('find_customers', { query }), (data) => {
    const [first, ...others] = listOf(data['customers']);
    if (!first) return say(`I found no customer “${query}”.`);
    const isWhole = (one: Data): boolean => textOf(one['name']).toLowerCase() === clean(said).toLowerCase();
    // Two of the very same name are two as well.
    return others.length === 0 || (isWhole(first) && !others.some(isWhole))
      ? go(first)
      : say(`Which one do you mean?\n${sayCustomers(data)}`);
  });
}

/** Of the technicians those whom the question names; none before they were looked up. */
export function technicianIn(turn: LocalTurn): Data[] {
  const all = listOf(resultOf(turn, 'list_technicians')?.data['technicians']);
  const question = ` ${turn.question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const isNamed = (name: string): boolean => name !== '' && question.includes(` ${name.toLowerCase()} `);
  const whole = all.filter((one) => isNamed(textOf(one['name'])));
  return whole.length > 0 ? whole : all.filter((one) => textOf(one['name']).split(' ').some(isNamed));
}

/** The technician whom the question names, or nobody; asks which one where several could be meant. */
export function withTechnician(turn: LocalTurn, go: (technicianId: string | null) => LocalReply): LocalReply {
  const named = technicianIn(turn);
  if (named.length > 1) return say(`Which one do you mean? ${named.map((one) => textOf(one['name'])).join(' or ')}`);
  return go(named[0] ? textOf(named[0]['technician_id']) : null);
}

export const openOf = ({ context }: LocalTurn, record: string): string =>
  context.open?.record === record ? context.open.id : '';

/** Free times of the schedule; what is not said is left open. */
export const freeTimes = (wanted: Data = {}): LocalCall =>
  call('find_times', {
    minutes: 60,
    from_day: null,
    property_id: null,
    technician_id: null,
    skills: [],
    is_emergency: false,
    moved_visit_id: null,
    to_day: null,
    ...wanted,
  });

export const invoices = (view: string | null, given: Data = {}): LocalCall =>
  call('find_invoices', { number: null, customer_id: null, view, more_than_days: null, ...given });

export const jobs = (given: Data): LocalCall =>
  call('find_jobs', {
    number: null,
    customer_id: null,
    from_day: null,
    to_day: null,
    state: null,
    technician_id: null,
    ...given,
  });
