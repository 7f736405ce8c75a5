import { sayCustomers } from './say';
import { listOf, textOf, type Data, type LocalCall, type LocalReply, type LocalTurn } from './turn';

/** So that nobody takes it for more than it is. */
const LOCAL_LABEL = 'Local assistant: rules on this machine, no AI model was asked.';

/** A question that it understands: what to look up, and how to go on with what comes. Each step sees all results so far. */
export type Rule = {
  pattern: RegExp;
  needs: readonly string[];
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

/** The customer the question is about, by name; the first match. */
export const withCustomer = (turn: LocalTurn, name: string, go: (customer: Data) => LocalReply): LocalReply =>
  after(turn, call('find_customers', { query: clean(name) }), (data) => {
    const [first, second] = listOf(data['customers']);
    if (!first) return say(`I found no customer “${clean(name)}”.`);
    if (
      second &&
      textOf(first['name']).toLowerCase() !== clean(name).toLowerCase() &&
      /\b(?:draft|write|note|move|book|schedule|text)\b/i.test(turn.question)
    )
      return say(`Which one do you mean?\n${sayCustomers(data)}`);
    return go(first);
  });

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
    ...wanted,
  });

export const invoices = (view: string | null, customer: string | null = null): LocalCall =>
  call('find_invoices', { number: null, customer_id: customer, view });
