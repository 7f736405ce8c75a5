import { CALCULATION_RULES } from './calculationRules';
import { DRAFT_RULES } from './draftRules';
import { READ_RULES } from './readRules';
import { say } from './steps';
import type { LocalReply, LocalTurn } from './turn';

export { dataOf, readTexts } from './turn';

/** The first that fits answers: what is to be done comes before what is to be looked up. */
const RULES = [...DRAFT_RULES, ...CALCULATION_RULES, ...READ_RULES];

const HELP = `I understand questions like these:
- What is on tomorrow?
- How much does Ada Lovelace owe?
- Which invoices are overdue?
- What is the price of a capacitor?
- When is a technician free on Friday?
- Find the customer Miller
- Draft an estimate for Ada Lovelace with capacitor
- Note on Ada Lovelace: wants a call before we come`;

/** What the local assistant does next: the same turn always gives the same. */
export function localReply(turn: LocalTurn): LocalReply {
  if (turn.question.startsWith('Translate into')) return say('I cannot translate: that takes an AI model.');
  if (turn.pictureCount > 0) return say('I cannot read pictures: that takes an AI model.');
  for (const { pattern, needs, next } of RULES) {
    const said = pattern.exec(turn.question);
    if (said && needs.every((name) => turn.tools.includes(name))) return next(turn, said);
  }
  return say(HELP);
}
