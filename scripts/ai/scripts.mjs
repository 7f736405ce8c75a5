// Scripted conversations: what a test wants the model to do, turn by turn. A question that holds #script:ID is answered by that script.

const MARK = /#script:([\w-]+)/;

/** The scripts of a server, and how far each has come. */
export function createScripts() {
  const scripts = new Map();
  return {
    reset: () => scripts.clear(),
    put: ({ id, turns }) => void scripts.set(id, { turns, next: 0 }),
    /** Whether all turns of a script were taken, and what did not fit. */
    stateOf: (id) => {
      const { turns, next, complaint = '' } = scripts.get(id) ?? { turns: [], next: 0 };
      return { taken: next, of: turns.length, complaint };
    },
    /** The reply of the next turn; undefined where no script is named. @throws Error when the request is not what it expects */
    replyTo: (request) => {
      const said = request.turns.findLast(
        ({ from, texts }) => from === 'person' && texts.some((text) => MARK.test(text)),
      );
      const id = said && MARK.exec(said.texts.join(' '))[1];
      const script = id === undefined ? undefined : scripts.get(id);
      if (!script) return undefined;
      const turn = script.turns[Math.min(script.next, script.turns.length - 1)];
      script.next += 1;
      const complaint = unlike(turn.expect ?? {}, request);
      if (complaint !== '') {
        script.complaint = complaint;
        throw new Error(complaint);
      }
      return turn.reply;
    },
  };
}

/** How a request differs from what a turn expects; '' when it does not. */
function unlike({ provider, tools, lastResult, lastResultIsError, text }, request) {
  const results = request.turns.flatMap(({ from, results: all }) => (from === 'tools' ? all : []));
  const last = results.at(-1);
  const whole = JSON.stringify(request.turns);
  if (provider !== undefined && provider !== request.provider)
    return `expected ${provider}, was asked as ${request.provider}`;
  for (const name of tools ?? [])
    if (!request.toolNames.includes(name)) return `expected a tool ${name}; there are ${request.toolNames.join(', ')}`;
  if (lastResult !== undefined && !last?.content.includes(lastResult))
    return `expected a result with “${lastResult}”, the last is ${last?.content ?? 'none'}`;
  if (lastResultIsError !== undefined && last?.isError !== lastResultIsError)
    return `expected an error: ${String(lastResultIsError)}, the last is ${last?.content ?? 'none'}`;
  if (text !== undefined && !whole.includes(text)) return `expected “${text}” somewhere in ${whole}`;
  return '';
}
