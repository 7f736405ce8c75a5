import { CREW, sold } from './crewRules';
import { periodsIn } from './periods';
import { saySoldBy } from './sayReports';
import { say, type Rule } from './steps';
import type { LocalTurn } from './turn';

const SOLD = 'sell|sold|close|closed|win|won|bring in|brought in|book|booked|invoice|invoiced|bill|billed';
/** Words that can't be in a name: the person asking, everyone, and what sales are broken down by. */
const NOBODY = `(?:we|us|you|i|they|it|he|she|who|what|which|how|much|many|did|does|has|have|not|never|ever|get|gets|got|be|been|to|yet|still|that|this|there|was|were|are|is|company|business|everyone|everybody|anyone|anybody|someone|each|every|all|any|our|my|the|a|an|of|by|kinds?|types?|jobs?|work|largest|biggest|smallest|unpaid|open|overdue|latest|last|months?|weeks?|quarters?|years?|customers?|clients?|money|sources?|cards?|cash|checks?|banks?|${CREW})\\b`;
const ONE = `(?!${NOBODY})\\p{L}[\\p{L}’'.-]*`;
/** A name of one to three words. */
const NAME = `(${ONE}(?: ${ONE}){0,2}?)`;

/** Sentences that name a seller: what did Marcus sell, Marcus sold, Marcus's sales, sales by Marcus. */
const SENTENCES: readonly RegExp[] = [
  new RegExp(`\\b(?:did|has|have|does) ${NAME} (?:already |actually |personally )?(?:${SOLD})\\b`, 'iu'),
  new RegExp(`^(?:how much |what |show me |list )?(?:of )?(?:what )?${NAME} (?:has |have )?(?:${SOLD})\\b`, 'iu'),
  new RegExp(
    `(?:^|\\b(?:are|were|is|was|me|total|of|about) )${NAME}(?:[’']s|(?<=s)[’']) (?:total |own )?(?:sales|revenue|(?:sold|won|accepted|closed) (?:estimates|jobs|work)|closed deals)\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:sales|revenue|sold|estimates (?:won|sold|accepted)|(?:won|closed|accepted) estimates)\\b.*?\\bby ${NAME}(?= (?:in|for|during|this|last|since|so|over|from|year|ytd)\\b|[?!. ]*$)`,
    'iu',
  ),
];

/** Returns the person whose sales are asked for, as named in the question; ''. */
function sellerIn({ question, context }: LocalTurn): string {
  for (const sentence of SENTENCES) {
    const name = sentence.exec(question)?.[1]?.trim() ?? '';
    if (name !== '' && periodsIn(name, context.today).length === 0) return name;
  }
  return '';
}

/** Rules about what one person sold in a period: the same figures as the reports. */
export const SOLD_BY_RULES: readonly Rule[] = [
  {
    pattern: new RegExp(`\\b(?:${SOLD}|sales|revenue)\\b`, 'i'),
    needs: ['read_report'],
    knows: new RegExp(
      `\\b(?:${SOLD}|sales|revenue|total|own|already|actually|personally|accepted|estimates?|jobs?|work|deals?|value|worth|amount|so far|alone)\\b`,
      'i',
    ),
    nameIn: sellerIn,
    takesPeriods: true,
    isWeak: true,
    applies: (turn) => sellerIn(turn) !== '',
    next: (turn) => {
      const name = sellerIn(turn);
      if (periodsIn(turn.question, turn.context.today).some(({ from }) => from > turn.context.today))
        return say('That has not begun yet: there are no figures.');
      return sold(turn, name, (estimates, sales) => saySoldBy(name, estimates, sales));
    },
  },
];
