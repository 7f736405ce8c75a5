import { CALCULATION_RULES } from './calculationRules';
import { LOAD_RULES } from './load/loadRules';
import { DRAFT_RULES } from './draftRules';
import { FINISHED_RULES } from './finishedRules';
import { leftover, quotedWords } from './leftover';
import { CREW_RULES, SOURCE_RULES } from './crewRules';
import { MONEY_RULES } from './moneyRules';
import { LARGEST_RULES, PAPER_RULES } from './paperRules';
import { SOLD_BY_RULES } from './soldByRules';
import { PERIOD_RULES } from './periodRules';
import { STANDING_RULES } from './standingRules';
import { periodsIn } from './periods';
import { FIRST_RULES, READ_RULES } from './readRules';
import { TEAM_RULES } from './teamRules';
import { FREE_TIME_RULES, SCHEDULE_RULES } from './scheduleRules';
import { ask, call, resultOf, say, technicianIn, type Rule } from './steps';
import { listOf, textOf, type LocalReply, type LocalTurn } from './turn';

export { dataOf, readTexts } from './turn';

/** The first matching rule answers: actions come before lookups. */
const RULES = [
  ...LOAD_RULES,
  ...DRAFT_RULES,
  ...CALCULATION_RULES,
  ...SOURCE_RULES,
  ...FIRST_RULES,
  ...TEAM_RULES,
  ...FREE_TIME_RULES,
  ...LARGEST_RULES,
  ...SOLD_BY_RULES,
  ...CREW_RULES,
  ...STANDING_RULES,
  ...FINISHED_RULES,
  ...PERIOD_RULES,
  ...MONEY_RULES,
  ...PAPER_RULES,
  ...SCHEDULE_RULES,
  ...READ_RULES,
];
/** Words it understands in at least one question. */
const VOCABULARY = RULES.flatMap(({ knows }) => knows ?? []);

/** Returns what the local assistant does next: the same turn always gives the same reply. */
export function localReply(turn: LocalTurn): LocalReply {
  if (/^translate\b/i.test(turn.question)) return say('I cannot translate: that takes an AI model.');
  if (turn.pictureCount > 0) return say('I cannot read pictures: that takes an AI model.');
  const missed: string[][] = [];
  for (const rule of RULES) {
    const { pattern, needs, applies, next } = rule;
    const said = pattern.exec(turn.question);
    if (!said || !needs.every((name) => turn.tools.includes(name)) || !(applies?.(turn) ?? true)) continue;
    const unknown = unknownTo(rule, turn);
    const mayBeTechnician = rule.takesTechnician === true && turn.tools.includes('list_technicians');
    if (unknown.length > 0 && mayBeTechnician && !resultOf(turn, 'list_technicians'))
      return ask(call('list_technicians', {}));
    if (unknown.length > 0 && rule.isWeak) {
      missed.push(unknown);
      continue;
    }
    const reply = next(turn, said);
    // Words used in a lookup are understood, which is known only now.
    return 'calls' in reply || unknown.length === 0
      ? reply
      : { text: `I did not understand ${quotedWords(unknown)}. Without that:\n\n${reply.text}` };
  }
  if (turn.context.open?.record === 'manualJ') return say(LOAD_HELP);
  return help(
    turn,
    missed[0] ??
      leftover(
        turn.question,
        VOCABULARY,
        periodsIn(turn.question, turn.context.today).map(({ words }) => words),
      ),
  );
}

/** Returns the words in the question that a rule ignores. */
function unknownTo({ knows, needs, takesPeriods, takesTechnician, nameIn }: Rule, turn: LocalTurn): string[] {
  if (!knows) return [];
  // Only its own lookups: another rule's aren't part of its answer.
  const taken = turn.results
    .filter(({ name }) => needs.includes(name))
    .flatMap(({ arguments: given }) => [textOf(given['query']), textOf(given['number']), textOf(given['about'])]);
  if (nameIn) taken.push(nameIn(turn));
  if (takesPeriods) taken.push(...periodsIn(turn.question, turn.context.today).map(({ words }) => words));
  if (takesTechnician) taken.push(...technicianIn(turn).map((one) => textOf(one['name'])));
  return leftover(turn.question, [knows], taken);
}

/** Says what it didn't understand, and what it can be asked, with examples from the company's own records. */
function help(turn: LocalTurn, unknown: readonly string[]): LocalReply {
  const found = resultOf(turn, 'example_questions');
  if (!found && turn.tools.includes('example_questions')) return ask(call('example_questions', {}));
  const told =
    unknown.length === 0 ? 'I did not understand this question.' : `I did not understand ${quotedWords(unknown)}.`;
  const own = Array.isArray(found?.data['questions']) ? found.data['questions'] : [];
  const questions = [
    ...listOf(own)
      .slice(0, OWN_SHOWN)
      .map((one) => textOf(one['text'])),
    ...ANYWHERE,
  ];
  return say(`${told} I can answer questions like these:\n${questions.map((one) => `- ${one}`).join('\n')}`);
}

const OWN_SHOWN = 7;
/** Suggestions that work without naming a record. */
const ANYWHERE = ['Plan the routes of tomorrow again', 'Note on, a customer’s name, a colon, and what to write down'];

const LOAD_HELP = `I did not understand this. I know sentences like these about the open calculation:
- What is missing?
- The den is 12 by 15 ft, outside walls on the south and west, two 3 by 5 windows on the south, attic above with R-38, slab
- The ducts are in the attic, R-6
- What if the attic had R-49?
- Explain the heat loss of the windows`;
