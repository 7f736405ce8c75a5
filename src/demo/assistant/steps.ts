import { sayCustomers } from './say';
import { listOf, textOf, type Data, type LocalCall, type LocalReply, type LocalTurn } from './turn';

/** Makes clear what it is and isn't. */
const LOCAL_LABEL = 'Local assistant: rules on this machine, no AI model was asked.';

/** A question it understands: what to look up, and how to continue with the results. Each step sees all results so far. */
export type Rule = {
  pattern: RegExp;
  needs: readonly string[];
  /**
   * The words the answer takes into account, apart from names and numbers used in a lookup; `command` tells the user about all others. If
   * omitted, everything is used, as in a note.
   */
  knows?: RegExp;
  /** Its pattern says when, not what: it answers only if it understands the whole question. */
  isWeak?: true;
  /** Named technicians narrow its answer (`technicianIn`). */
  takesTechnician?: true;
  /** The name in the question that is used in its lookup. */
  nameIn?: (turn: LocalTurn) => string;
  /** Months, weeks and the like narrow its answer (`periodsIn`). */
  takesPeriods?: true;
  /** An additional condition, if the words alone aren't enough. */
  applies?: (turn: LocalTurn) => boolean;
  next: (turn: LocalTurn, said: RegExpExecArray) => LocalReply;
};

export const call = (name: string, given: Data): LocalCall => ({ name, arguments: given });
export const ask = (...calls: LocalCall[]): LocalReply => ({ calls });
export const say = (text: string): LocalReply => ({ text: `${text}\n\n${LOCAL_LABEL}` });

export const resultOf = ({ results }: LocalTurn, name: string) => results.find((one) => one.name === name);
/** Continues with the tool's result, or requests a call. An error is passed on unchanged. */
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

/** “The Johnsons”, which the lookup treats as a household. */
const HOUSEHOLD = /^the\s+\p{L}+s['’]?$/iu;

/** Finds the customer the question is about, by name. If there are several candidates, it asks which one. */
export function withCustomer(turn: LocalTurn, name: string, go: (customer: Data) => LocalReply): LocalReply {
  const said = name.replace(/[?!.]+\s*$/, '').trim();
  const query = HOUSEHOLD.test(said) ? said : clean(said);
  return after(turn, call('find_customers', { query }), (data) => {
    const [first, ...others] = listOf(data['customers']);
    if (!first) return say(`I found no customer “${query}”.`);
    const isWhole = (one: Data): boolean => textOf(one['name']).toLowerCase() === clean(said).toLowerCase();
    // Two with exactly the same name are ambiguous too.
    return others.length === 0 || (isWhole(first) && !others.some(isWhole))
      ? go(first)
      : say(`Which one do you mean?\n${sayCustomers(data)}`);
  });
}

/** Returns the technicians named in the question; empty before they've been looked up. */
export function technicianIn(turn: LocalTurn): Data[] {
  const all = listOf(resultOf(turn, 'list_technicians')?.data['technicians']);
  const question = ` ${turn.question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const isNamed = (name: string): boolean => name !== '' && question.includes(` ${name.toLowerCase()} `);
  const whole = all.filter((one) => isNamed(textOf(one['name'])));
  return whole.length > 0 ? whole : all.filter((one) => textOf(one['name']).split(' ').some(isNamed));
}

/** Finds the technician named in the question, if any; asks which one if there are several candidates. */
export function withTechnician(turn: LocalTurn, go: (technicianId: string | null) => LocalReply): LocalReply {
  const named = technicianIn(turn);
  if (named.length > 1) return say(`Which one do you mean? ${named.map((one) => textOf(one['name'])).join(' or ')}`);
  return go(named[0] ? textOf(named[0]['technician_id']) : null);
}

export const openOf = ({ context }: LocalTurn, record: string): string =>
  context.open?.record === record ? context.open.id : '';

/** Looks up free times in the schedule; whatever isn't specified is left open. */
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
