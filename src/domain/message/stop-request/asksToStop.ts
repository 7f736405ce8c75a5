import {
  ABOUT_TEXTS,
  ASIDE,
  COMPLAINT,
  NO_LONGER_THEIRS,
  NOT_THEIRS,
  NOT_THEM,
  OTHER_NUMBER,
  WRONG_NUMBER,
} from './asides';
import { clausesOf } from './replyClauses';
import { BARE_REQUESTS, CLOSED_REQUESTS, OPEN_REQUESTS } from './requests';
import {
  AFTER,
  ASKS_FOR_TEXTS,
  BEFORE,
  NARROWS,
  NARROWS_NOTHING,
  OF_THE_WORK,
  SAYS_A_WISH,
  SAYS_WHAT_IS,
  UNDOES,
} from './surroundings';

const OPEN = new RegExp(`(?<=^|\\s)(?:${OPEN_REQUESTS.join('|')})(?=\\s|$)`);
const CLOSED = new RegExp(`(?<=^|\\s)(?:${CLOSED_REQUESTS.join('|')})(?: ${AFTER})*$`);
const whole = (requests: readonly string[]): RegExp =>
  new RegExp(`^(?:${BEFORE} )*(?:${requests.join('|')})(?: ${AFTER})*$`);
const BARE = whole(BARE_REQUESTS);
const POLITE_CANCEL = whole(['cancel']);

/** Whether a clause is a request about the texts themselves, which counts whatever else the message says. */
function isPlain(clause: string): boolean {
  const closed = CLOSED.exec(clause);
  if (closed && isAsked(clause.slice(0, closed.index), closed[0])) return true;
  const open = OPEN.exec(clause);
  if (!open || !isAsked(clause.slice(0, open.index), open[0])) return false;
  const rest = clause.slice(open.index + open[0].length).replaceAll(NARROWS_NOTHING, ' ');
  return !NARROWS.test(rest) && !OF_THE_WORK.test(rest);
}

/** Whether a request is still one, given the words before it. */
function isAsked(before: string, request: string): boolean {
  if (UNDOES.test(before) && !/\bif you /.test(request)) return false;
  return !/^(?:dont|never|no) /.test(request) || !SAYS_WHAT_IS.test(before) || SAYS_A_WISH.test(request);
}

const isWrongNumber = (clause: string): boolean => {
  const found = WRONG_NUMBER.exec(clause);
  return found !== null && !OTHER_NUMBER.test(found[1] ?? '') && !OF_THE_WORK.test(clause);
};

const isAside = (clause: string): boolean =>
  (ASIDE.test(clause) && !OF_THE_WORK.test(clause.replaceAll(NO_LONGER_THEIRS, ' '))) ||
  (ABOUT_TEXTS.test(clause) && !OF_THE_WORK.test(clause) && !NARROWS.test(clause) && !ASKS_FOR_TEXTS.test(clause));

/**
 * Whether a text message as a whole plainly asks for no more texts. A clause about the texts themselves counts whatever else is said; a
 * bare one ("stop", "remove me", "wrong number") only when the rest is about nothing else; a sentence about a visit, a gate or an invoice
 * never counts.
 */
export function asksToStop(body: string): boolean {
  const clauses = clausesOf(body);
  const others = clauses.filter((clause) => !isPlain(clause));
  if (others.length < clauses.length) return !others.some((clause) => ASKS_FOR_TEXTS.test(clause));
  return asksBarely(clauses.flatMap(apart));
}

/** Splits off a bare request at the start or end of a clause with no comma: "I don't live there stop". */
const apart = (clause: string): string[] => {
  const [, first = '', rest = ''] = /^((?:please )?(?:stop|unsubscribe)(?: please)?) (.+)$/.exec(clause) ?? [];
  if (rest !== '' && (isAside(rest) || isWrongNumber(rest))) return [first, rest];
  const [, before = '', last = ''] =
    /^(?!why|when|did|do|does|how|have)(.+) ((?:please )?(?:stop|unsubscribe)(?: please| thanks)*)$/.exec(clause) ?? [];
  return before !== '' && (isAside(before) || isWrongNumber(before)) ? [before, last] : [clause];
};

const ALONE = /^(?:please )?(?:stop|unsubscribe)(?: it| now| already| please| thanks)*$/;

/** Whether a standalone sentence at either end counts because the others complain of nothing about the work: "You text too much. Stop." */
function standsAlone(clauses: readonly string[]): boolean {
  const others = clauses.filter((clause) => !ALONE.test(clause));
  const isAtAnEnd = ALONE.test(clauses[0] ?? '') || ALONE.test(clauses.at(-1) ?? '');
  return (
    isAtAnEnd &&
    others.every((clause) => !OF_THE_WORK.test(clause) && !ASKS_FOR_TEXTS.test(clause) && !UNDOES.test(clause)) &&
    others.some((clause) => COMPLAINT.test(clause))
  );
}

function asksBarely(clauses: readonly string[]): boolean {
  const isWrong = clauses.some(isWrongNumber);
  const requests = clauses.filter((clause) => BARE.test(clause));
  if (requests.length === 0 && !isWrong) return false;
  if (!isWrong && requests.every((clause) => POLITE_CANCEL.test(clause))) return false;
  if (standsAlone(clauses)) return true;
  return clauses.every(
    (clause) =>
      BARE.test(clause) ||
      isAside(clause) ||
      isWrongNumber(clause) ||
      (isWrong && NOT_THEM.test(clause) && !OF_THE_WORK.test(clause.replace(NOT_THEIRS, ' '))),
  );
}
