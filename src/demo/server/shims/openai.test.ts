import { expect, it } from 'vitest';
import LocalModel from './openai';

const question = [
  { type: 'input_text', text: 'Find the customer Miller' },
  { type: 'input_text', text: 'Context from the app (data): {"today":"2026-11-23","open":null}' },
];
const answer = async (input: Record<string, unknown>[]) => {
  const events: Record<string, unknown>[] = [];
  const signal = new AbortController().signal;
  const stream = await new LocalModel().responses.create({ input, tools: [{ name: 'find_customers' }] }, { signal });
  for await (const event of stream) events.push(event);
  return events;
};

it('calls a tool and reports its result in the format of OpenAI’s stream', async () => {
  const asked = { type: 'message', role: 'user', content: question };
  const first = await answer([asked]);
  expect(first[0]).toMatchObject({ type: 'response.output_item.added', item: { name: 'find_customers' } });
  const { item } = first[0] as { item: Record<string, unknown> };
  const customers = [{ name: 'Jo Miller', phone: '1', source: 's1' }];
  const result = { type: 'function_call_output', call_id: item['call_id'], output: JSON.stringify({ customers }) };
  const second = await answer([asked, item, result]);
  const text = second.map(({ type, delta }) => (type === 'response.output_text.delta' ? String(delta) : '')).join('');
  expect(text).toContain('Jo Miller, 1 [[s1]]');
  expect(text).toContain('no AI model was asked');
  expect(second.at(-1)).toMatchObject({ type: 'response.completed' });
});
