import { beforeEach, expect, it, vi } from 'vitest';
import { openaiModel } from '../../../../functions/src/ai/openai';

// In its own file: the functions load the demo's fake as OpenAI's SDK.
vi.mock('openai', () => import('./openai'));

beforeEach(() => void vi.stubEnv('OPENAI_API_KEY', 'demo'));

const FIND_CUSTOMERS = { name: 'find_customers', description: '', parameters: { type: 'object' } };

const ask = (text: string) =>
  openaiModel.answer(
    {
      purpose: 'answer',
      model: 'rules',
      maxOutputTokens: 500,
      effort: 'none',
      cacheKey: '',
      personKey: '',
      instructions: 'Answer.',
      messages: [
        {
          from: 'person',
          parts: [
            { kind: 'text', text },
            { kind: 'text', text: 'Context from the app (data): {"today":"2026-11-23","open":null}' },
          ],
        },
      ],
      tools: [FIND_CUSTOMERS],
    },
    { signal: new AbortController().signal, timeoutMs: 5_000, onEvent: () => undefined },
  );

it('gives answers that the functions can parse', async () => {
  const { text, usage } = await ask('What is the weather?');
  expect(text).toContain('questions like these');
  expect(usage).toMatchObject({ inputTokens: 0, outputTokens: 0 });
});

it('makes tool calls that the functions can parse', async () => {
  const { stop, toolCalls } = await ask('Find the customer Miller');
  expect(stop).toBe('tools');
  expect(toolCalls).toMatchObject([{ name: 'find_customers', json: '{"query":"Miller"}' }]);
});
