// Scripted conversations: a test defines what the model does, turn by turn. A question that contains #script:ID is answered by that
// script.

const MARK = /#script:([\w-]+)/;

/** Creates the server's scripts and tracks how far each one has run. */
export function createScripts() {
  const scripts = new Map();
  return {
    reset: () => scripts.clear(),
    put: ({ id, turns }) => void scripts.set(id, { turns, next: 0 }),
    /** Returns whether every turn of a script was used, and what didn't match. */
    stateOf: (id) => {
      const { turns, next, complaint = '' } = scripts.get(id) ?? { turns: [], next: 0 };
      return { taken: next, of: turns.length, complaint };
    },
    /** Returns the reply of the next turn, or undefined if no script is named. @throws Error when the request isn't the expected one */
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

/** Describes how a request differs from what a turn expects; '' if it doesn't. */
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
