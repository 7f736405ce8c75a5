import { CALCULATION_RULES } from './calculationRules';
import { LOAD_RULES } from './load/loadRules';
import { DRAFT_RULES } from './draftRules';
import { MONEY_RULES } from './moneyRules';
import { FIRST_RULES, READ_RULES } from './readRules';
import { say } from './steps';
import type { LocalReply, LocalTurn } from './turn';

export { dataOf, readTexts } from './turn';

/** The first that fits answers: what is to be done comes before what is to be looked up. */
const RULES = [...LOAD_RULES, ...DRAFT_RULES, ...CALCULATION_RULES, ...FIRST_RULES, ...MONEY_RULES, ...READ_RULES];

const HELP = `I did not understand this. I know questions like these:
- What is on tomorrow?
- How much does Ada Lovelace owe?
- Which invoices are overdue?
- What is the price of a capacitor?
- When is a technician free on Friday?
- Find the customer Miller
- Which leads has nobody answered yet?
- New load calculation for Ada Lovelace
- Plan the routes of tomorrow again
- Book a tune-up for Ada Lovelace on Friday
- Draft an estimate for Ada Lovelace with capacitor
- Note on Ada Lovelace: wants a call before we come`;

/** What the local assistant does next: the same turn always gives the same. */
export function localReply(turn: LocalTurn): LocalReply {
  if (/^translate\b/i.test(turn.question)) return say('I cannot translate: that takes an AI model.');
  if (turn.pictureCount > 0) return say('I cannot read pictures: that takes an AI model.');
  for (const { pattern, needs, applies, next } of RULES) {
    const said = pattern.exec(turn.question);
    if (said && needs.every((name) => turn.tools.includes(name)) && (applies?.(turn) ?? true)) return next(turn, said);
  }
  return say(turn.context.open?.record === 'manualJ' ? LOAD_HELP : HELP);
}

const LOAD_HELP = `I did not understand this. I know sentences like these about the open calculation:
- What is missing?
- The den is 12 by 15 ft, outside walls on the south and west, two 3 by 5 windows on the south, attic above with R-38, slab
- The ducts are in the attic, R-6
- What if the attic had R-49?
- Explain the heat loss of the windows`;
