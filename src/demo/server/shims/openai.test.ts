import { expect, it, vi } from 'vitest';
import { newId } from '@/lib/ids';
import { openaiModel } from '../../../../functions/src/ai/openai';

vi.mock('openai', async () => import('./openai'));

it('answers the demo’s assistant as OpenAI would, with all that is read of an answer', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('OPENAI_API_KEY', 'demo');
  vi.stubEnv('OPENAI_API_BASE', 'http://127.0.0.1:1/v1');
  const answer = await openaiModel.answer(
    {
      model: 'local',
      purpose: 'answer',
      instructions: '',
      messages: [{ from: 'person', parts: [{ kind: 'text', text: 'Find the customer Miller' }] }],
      tools: [{ name: 'find_customers', description: '', parameters: { type: 'object' } }],
      maxOutputTokens: 100,
      effort: 'low',
      cacheKey: newId(),
      personKey: newId(),
    },
    { signal: new AbortController().signal, timeoutMs: 10_000, onEvent: () => undefined },
  );
  expect(answer).toMatchObject({ stop: 'tools', usage: { inputTokens: 0 } });
  expect(answer.toolCalls).toMatchObject([{ name: 'find_customers', json: '{"query":"Miller"}' }]);
});
