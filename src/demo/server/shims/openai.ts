import { dataOf, localReply, readTexts } from '../../assistant/command';
import { listOf, textOf, type Data, type LocalResult, type LocalTurn } from '../../assistant/turn';
import { AppError } from '@/lib/appError';

type Body = { instructions?: string; input: Data[]; tools?: { name: string }[] };
type Event = { type: string } & Data;

/** Returns the messages since the user's last one, in a request in OpenAI's format. */
function turnOf({ input, tools = [] }: Body): LocalTurn {
  const last = input.findLastIndex((item) => item['role'] === 'user');
  const parts = listOf(input[last]?.['content']);
  const calls = new Map(
    input.filter((item) => item['type'] === 'function_call').map((item) => [textOf(item['call_id']), item]),
  );
  const results = input
    .slice(last + 1)
    .filter((item) => item['type'] === 'function_call_output')
    .map((item): LocalResult => {
      const call = calls.get(textOf(item['call_id'])) ?? {};
      const output = textOf(item['output']);
      const isError = output.startsWith('Error: ');
      return {
        name: textOf(call['name']),
        arguments: dataOf(textOf(call['arguments'])),
        data: dataOf(isError ? output.slice('Error: '.length) : output),
        isError,
      };
    });
  return {
    tools: tools.map(({ name }) => name),
    ...readTexts(parts.filter(({ type }) => type === 'input_text').map(({ text }) => textOf(text))),
    pictureCount: parts.filter(({ type }) => type === 'input_image').length,
    results,
  };
}

/** Rules use no tokens. The functions read all of these fields, named as in OpenAI's API. */
const NO_USAGE = {
  input_tokens: 0,
  input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
  output_tokens: 0,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 0,
};

const PIECE_MS = 15;
let ids = 0;

/** Yields the rules' answer as a model's events, at about a model's pace. */
async function* eventsOf(body: Body, signal: AbortSignal): AsyncGenerator<Event> {
  const reply = localReply(turnOf(body));
  const usage = NO_USAGE;
  if ('calls' in reply) {
    const output = reply.calls.map(({ name, arguments: given }) => ({
      type: 'function_call',
      call_id: `local${String((ids += 1))}`,
      name,
      arguments: JSON.stringify(given),
      status: 'completed',
    }));
    for (const item of output) yield { type: 'response.output_item.added', item };
    yield { type: 'response.completed', response: { output, usage } };
    return;
  }
  for (const delta of reply.text.match(/\S+\s*/g) ?? []) {
    await new Promise((resolve) => setTimeout(resolve, PIECE_MS));
    if (signal.aborted) return;
    yield { type: 'response.output_text.delta', delta };
  }
  const content = [{ type: 'output_text', text: reply.text }];
  yield { type: 'response.completed', response: { output: [{ type: 'message', role: 'assistant', content }], usage } };
}

/** Replaces OpenAI's SDK with the same rules as the local model server. Nothing leaves this tab. */
export default class LocalModel {
  readonly responses = {
    create: (body: Body, { signal }: { signal: AbortSignal }) => Promise.resolve(eventsOf(body, signal)),
  };

  readonly images = {
    generate: () =>
      Promise.reject(
        new AppError({
          code: 'failed-precondition',
          userMessage: 'The demo draws no pictures: nothing leaves this tab.',
        }),
      ),
  };
}
