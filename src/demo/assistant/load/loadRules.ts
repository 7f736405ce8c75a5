import { roomIn } from './roomWords';
import { factsIn, type Change, type Fact } from './houseFacts';
import { NUMBER, numberOf } from '../numberWords';
import { sayQuestions, sayWhatIf, sayExplained, sayLoad, sayCalculations } from '../say';
import { after, ask, call, clean, openOf, resultOf, say, withCustomer, type Rule } from '../steps';
import { listOf, recordOf, textOf, type LocalCall, type LocalReply, type LocalTurn } from '../turn';

const OPEN_FIRST =
  'Open a load calculation first, or say “new load calculation for …” with the customer’s name and the size of the house.';

/** Applies stated changes; first reads the entries they are about. */
function withChanges(
  turn: LocalTurn,
  load: string,
  facts: readonly Fact[],
  go: (changes: Change[]) => LocalReply,
): LocalReply {
  const lists = [...new Set(facts.flatMap(({ list }) => list ?? []))];
  const readOf = (list: string): LocalCall => call('read_load_inputs', { load_id: load, list, from: 0 });
  const results = turn.results.filter(({ name }) => name === 'read_load_inputs');
  const missing = lists.filter((list) => !results.some((one) => one.arguments['list'] === list));
  if (missing.length > 0) return ask(...missing.map(readOf));
  const refused = results.find(({ isError }) => isError);
  if (refused) return say(textOf(refused.data['error']));
  const changes = facts.flatMap(({ list, changes: of }) =>
    of(list === null ? [] : listOf(results.find((one) => one.arguments['list'] === list)?.data['entries'])),
  );
  if (changes.length === 0) return say('The calculation has nothing of that kind yet: describe a room first.');
  return go(changes.slice(0, 60));
}

/** Returns whether it's a statement rather than a question. */
const isTold = (question: string): boolean =>
  !/\?\s*$/.test(question) && !/^\s*(?:why|how|what|which|where|when|who|is|are|does|do|can)\b/i.test(question);

function describeRoom(turn: LocalTurn, load: string): LocalReply | null {
  const heightFt = (): number => {
    const inputs = recordOf(resultOf(turn, 'read_load')?.data['inputs']);
    return Number(recordOf(inputs?.['building'])?.['averageCeilingHeightFt'] ?? 8);
  };
  if (!roomIn(turn.question)) return null;
  return after(turn, call('read_load', { load_id: load }), () => {
    const read = roomIn(turn.question, heightFt());
    if (!read) return say(OPEN_FIRST);
    const { room, taken } = read;
    return after(
      turn,
      call('draft_rooms', {
        load_id: load,
        rooms: [{ ...room, sure_percent: null, place: null }],
        reason:
          taken.length === 0 ? 'As you described it.' : `As you described it. Taken for granted: ${taken.join('; ')}.`,
      }),
      () =>
        after(turn, call('load_questions', { load_id: load }), (data) => {
          const unsaid = [
            ...(room.walls.length === 0 ? ['which of its walls are outside'] : []),
            ...(room.attic === null ? ['what is above it'] : []),
            ...(room.floor === null ? ['what is below it'] : []),
          ];
          const next = listOf(data['questions']).find((one) => !/^How long and how wide/.test(textOf(one['question'])));
          return say(
            `I prepared ${room.name}. It waits for your yes.${
              unsaid.length > 0
                ? ` You did not say ${unsaid.join(', ')}.`
                : next
                  ? ` Next: ${textOf(next['question'])}`
                  : ''
            }`,
          );
        }),
    );
  });
}

/** Rules for load calculations. */
export const LOAD_RULES: readonly Rule[] = [
  {
    pattern: /\b(?:acca|approved|certified|official)\b/i,
    needs: ['read_load'],
    next: () =>
      say('No. It follows the Manual J method, with a derivation behind each number, but nobody has approved it.'),
  },
  {
    pattern: /what (?:if|would|happens|does)|how much (?:would|less|more)|\bif (?:we|i|the|they|it)\b/i,
    needs: ['what_if_load', 'read_load_inputs'],
    applies: ({ question, context }) =>
      context.open?.record === 'manualJ' && (/\bif\b/i.test(question) || factsIn(question).length > 0),
    next: (turn) => {
      const load = openOf(turn, 'manualJ');
      const facts = factsIn(turn.question);
      if (facts.length === 0)
        return say(
          'I can calculate with other values of what I know by name: “what if the attic had R-49”, “… with low-e windows”, “… if the house was tight”, “… if it was heated to 68”, or a field, as in “windows.0.uFactor was 0.3”.',
        );
      return withChanges(turn, load, facts, (changes) =>
        after(turn, call('what_if_load', { load_id: load, changes }), (data) => say(sayWhatIf(data))),
      );
    },
  },
  {
    pattern:
      /\b(?:missing|interview|ask me|next question|incomplete|unknown|assum\w*|what (?:else )?do you (?:still )?need|what(?:’s|'s| is) (?:left|next)|go on|let(?:’s|'s| us) (?:start|begin|go)|start|begin)\b/i,
    needs: ['load_questions'],
    applies: ({ question, context }) => context.open?.record === 'manualJ' && roomIn(question) === null,
    next: (turn) =>
      after(turn, call('load_questions', { load_id: openOf(turn, 'manualJ') }), (data) => say(sayQuestions(data))),
  },
  {
    pattern:
      /\b(?:new|start|begin|make|create|do|draft|another)\b.*\b(?:load calc\w*|manual[ -]?j|heat load|load)\b.*?\bfor (.+)/i,
    needs: ['draft_new_load', 'find_customers'],
    next: (turn, said) => newLoad(turn, said[1] ?? ''),
  },
  {
    pattern: /\d/,
    needs: ['draft_rooms', 'read_load', 'load_questions'],
    applies: ({ question, context }) =>
      context.open?.record === 'manualJ' && isTold(question) && roomIn(question) !== null,
    next: (turn) => describeRoom(turn, openOf(turn, 'manualJ')) ?? say(OPEN_FIRST),
  },
  {
    pattern: /./,
    needs: ['draft_load_change', 'read_load_inputs'],
    applies: ({ question, context }) =>
      context.open?.record === 'manualJ' && isTold(question) && factsIn(question).length > 0,
    next: (turn) => {
      const load = openOf(turn, 'manualJ');
      return withChanges(turn, load, factsIn(turn.question), (changes) =>
        after(
          turn,
          call('draft_load_change', { load_id: load, changes, readings: [], reason: 'As you said it.' }),
          () => say('I prepared the change. It waits for your yes.'),
        ),
      );
    },
  },
  {
    pattern: /\b(?:why|explain|how (?:is|was|did|do|come)|where does|what makes)\b/i,
    needs: ['explain_load'],
    applies: ({ context, question }) =>
      context.open?.record === 'manualJ' || /\b(?:heating|cooling|latent|btu|heat loss|heat gain)\b/i.test(question),
    next: (turn) => {
      const load = openOf(turn, 'manualJ');
      if (load === '') return say(OPEN_FIRST);
      return after(turn, call('read_load', { load_id: load }), (data) =>
        after(
          turn,
          explainCall(
            turn.question,
            load,
            listOf(data['rooms']).map((one) => textOf(one['room'])),
          ),
          (found) => say(sayExplained(found)),
        ),
      );
    },
  },
  {
    pattern: /\b(?:which|what|list|show|find|latest|last)\b.*\b(?:load calculations?|manual[ -]?js?|calculations)\b/i,
    needs: ['find_calculations'],
    applies: ({ context }) => context.open?.record !== 'manualJ',
    next: (turn) =>
      after(turn, call('find_calculations', { of: 'latest', id: '' }), (data) => say(sayCalculations(data))),
  },
  {
    pattern: /\b(?:loads?|btu|heat loss|heat gain|tons?|heating|cooling)\b/i,
    needs: ['read_load'],
    applies: ({ context, question }) =>
      context.open?.record === 'manualJ' || /\b(?:load|btu|heat loss|heat gain)\b/i.test(question),
    next: (turn) => {
      const load = openOf(turn, 'manualJ');
      if (load !== '')
        return after(turn, call('read_load', { load_id: load }), (data) =>
          say(sayLoad(data, /cool|summer|gain/i.test(turn.question))),
        );
      return say(OPEN_FIRST);
    },
  },
];

const COMPONENTS =
  /\b(walls?|windows?|glass|infiltration|leaks?|leakage|air|ducts?|ceilings?|attic|floors?|slabs?|doors?|people|appliances|ventilation)\b/i;
const NAMES: Readonly<Record<string, string>> = {
  glass: 'windows',
  leak: 'infiltration',
  leaks: 'infiltration',
  leakage: 'infiltration',
  air: 'infiltration',
  attic: 'ceilings',
  people: 'internalGains',
  appliances: 'internalGains',
  infiltration: 'infiltration',
  ventilation: 'ventilation',
};

function explainCall(question: string, load: string, rooms: readonly string[]): LocalCall {
  const room = rooms.find((one) => question.toLowerCase().includes(one.toLowerCase())) ?? null;
  // A sun room has nothing to do with the sun.
  const words = room === null ? question : question.toLowerCase().replace(room.toLowerCase(), ' ');
  const said = COMPONENTS.exec(words)?.[1]?.toLowerCase();
  const component = said === undefined ? 'total' : (NAMES[said] ?? (said.endsWith('s') ? said : `${said}s`));
  const isGain = component === 'internalGains' || /cool|summer|sun|gain/i.test(words);
  return call('explain_load', {
    load_id: load,
    load: /latent|moist|humid/i.test(words) && room === null ? 'coolingLatent' : isGain ? 'coolingSensible' : 'heating',
    component,
    room,
    part: null,
  });
}

function newLoad(turn: LocalTurn, words: string): LocalReply {
  const number = (pattern: string): number | null => numberOf(new RegExp(pattern, 'i').exec(turn.question)?.[1]);
  const name = clean(words.split(/[,:;(]|\bwith\b|\bat\b|\d/)[0]);
  const areaFt2 = number('(\\d[\\d,]{2,})\\s*(?:sq(?:uare)?\\.?\\s*(?:ft|feet|foot)|ft2|ft²|sf\\b)');
  if (name === '') return say('For which customer?');
  if (areaFt2 === null)
    return say(
      `How large is the house? Say it in one sentence: new load calculation for ${name}, then the square feet, the stories, the ceiling height in ft and the bedrooms.`,
    );
  return withCustomer(turn, name, (customer) =>
    after(
      turn,
      call('draft_new_load', {
        customer_id: customer['customer_id'],
        property_id: null,
        floor_area_ft2: areaFt2,
        stories: number(`${NUMBER}[ -]?(?:stor(?:y|ies|eys?)|floors?)`) ?? 1,
        ceiling_height_ft: number('(\\d+(?:\\.\\d+)?)[ -]?(?:ft|foot|feet)[ -]?(?:high )?ceilings?') ?? 8,
        bedrooms: number(`${NUMBER} bed ?rooms?`) ?? 3,
        first_room: 'Living room',
        reason: 'You asked for it. What you did not say is taken as usual: check stories, ceiling height and bedrooms.',
      }),
      () =>
        say(
          `I prepared the calculation for ${textOf(customer['name'])} [[${textOf(customer['source'])}]]. When you have said yes, open it and tell me about the first room.`,
        ),
    ),
  );
}
