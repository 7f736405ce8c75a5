import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/appError';
import { askModel, type Asked } from '../../functions/src/ai/askModel';
import { aiConfig } from '../../functions/src/ai/config';
import { ModelError } from '../../functions/src/ai/errors';
import { makePicture } from '../../functions/src/ai/makePicture';
import { forgetModels, type ModelEntry } from '../../functions/src/ai/models';
import { AI_PROVIDERS, type AiProvider, type ModelEvent, type ModelMessage } from '../../functions/src/ai/port';
import { openAiWorld, COMPANY, type AiWorld, type Reply } from './aiWorld';

let world: AiWorld;
beforeAll(async () => {
  world = await openAiWorld();
});
beforeEach(() => world.begin());
afterAll(() => world.end());

const PAYER = { companyId: COMPANY, uid: 'grace' };
const TOOL = {
  name: 'find_jobs',
  description: 'Finds jobs.',
  parameters: {
    type: 'object',
    properties: { day: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    required: ['day'],
    additionalProperties: false,
  },
};
const entry = (provider: AiProvider, more: Partial<ModelEntry> = {}): ModelEntry => ({
  provider,
  model: `${provider}-model`,
  maxOutputTokens: 500,
  effort: 'low',
  timeoutMs: 60_000,
  centsPerMillion: { input: 100, cacheRead: 10, cacheWrite: 100, output: 400 },
  centsPerPicture: 8,
  endOfLife: '',
  ...more,
});
const models = async (...all: ModelEntry[]): Promise<void> => {
  forgetModels();
  await world.deps.db.doc('operator/aiModels').set({ answer: all, 'ad-picture': all });
};

type Told = { events: ModelEvent[]; answer: Asked };
async function ask(
  turns: Reply[],
  { messages = [], signal, onEvent }: { messages?: ModelMessage[]; signal?: AbortSignal; onEvent?: () => void } = {},
): Promise<Told> {
  const mark = await world.script(...turns.map((reply) => ({ reply })));
  const events: ModelEvent[] = [];
  const request = {
    purpose: 'answer' as const,
    instructions: 'Be brief.',
    messages: [
      { from: 'person' as const, parts: [{ kind: 'text' as const, text: `What is on? ${mark}` }] },
      ...messages,
    ],
    tools: [TOOL],
  };
  const answer = await askModel(world.deps, PAYER, request, {
    signal: signal ?? new AbortController().signal,
    onEvent: (event) => {
      events.push(event);
      onEvent?.();
    },
    isQuestion: true,
  });
  return { events, answer };
}
const textOf = (events: readonly ModelEvent[]): string =>
  events.map((event) => (event.t === 'text' ? event.d : '')).join('');

describe.each(AI_PROVIDERS)('%s', (provider) => {
  beforeEach(() => models(entry(provider)));

  it('streams text, counts usage, and keeps no conversation at the provider', async () => {
    const { events, answer } = await ask([{ text: ['Two ', 'visits.'], usage: { input: 1_000, output: 500 } }]);
    expect(textOf(events)).toBe('Two visits.');
    // 1,000 tokens at 100 cents a million and 500 at 400 is 0.3 cents.
    expect(answer).toMatchObject({ text: 'Two visits.', stop: 'end', costMicrodollars: 3_000 });
    const [sent] = await world.requests();
    if (provider === 'openai')
      expect(sent?.body).toMatchObject({ store: false, include: ['reasoning.encrypted_content'], stream: true });
    expect(JSON.stringify(sent?.body)).not.toMatch(/temperature|top_p/);
    expect(JSON.stringify(sent?.body)).not.toContain('grace');
    expect(world.stored('aiUsage/2026-11')).toMatchObject({
      costMicrodollars: 3_000,
      questionCount: 1,
      reservedMicrodollars: 0,
    });
    expect(world.stored('aiUsage/2026-11_grace')).toMatchObject({ costMicrodollars: 3_000 });
  });

  it('takes tool results back with everything the provider needs to see again', async () => {
    const calls = [{ name: 'find_jobs', arguments: { day: '2026-11-24' } }];
    const first = await ask([{ text: 'Let me look.', calls }]);
    const [call] = first.answer.toolCalls;
    expect(call).toMatchObject({ name: 'find_jobs', json: '{"day":"2026-11-24"}' });
    expect(first.events).toContainEqual({ t: 'tool', id: call?.id, name: 'find_jobs' });
    // The server rejects thinking without its signature, reasoning without its seal, and results without their call.
    const second = await ask([{ text: 'One job.' }], {
      messages: [
        first.answer.message,
        { from: 'tools', results: [{ callId: call?.id ?? '', content: '{"jobs":[]}', isError: false }] },
      ],
    });
    expect(second.answer.stop).toBe('end');
  });

  it.each<[string, Reply, Asked['stop']]>([
    ['too long', { text: 'Half a', stop: 'length' }, 'length'],
    [
      'cut off in a tool’s arguments',
      { calls: [{ name: 'find_jobs', arguments: '{"day": "20' }], stop: 'length' },
      'length',
    ],
    ['refused', { refusal: 'I cannot help with that.' }, 'refused'],
    ['filtered', { text: 'No', stop: 'filtered' }, 'refused'],
  ])('reports how an answer ended: %s', async (_, reply, stop) => {
    const { answer } = await ask([reply]);
    expect(answer.stop).toBe(stop);
    // Truncated or refused answers request no tools.
    expect(answer.toolCalls).toEqual([]);
  });

  it.each([429, 500, 503])('retries once after %i, and says so', async (status) => {
    const { events, answer } = await ask([{ status, headers: { 'retry-after-ms': '5' } }, { text: 'Now.' }]);
    expect(answer.text).toBe('Now.');
    expect(events).toContainEqual({ t: 'retry' });
  });

  it.each<[number, RegExp]>([
    [401, /not set up on this server/],
    [404, /not set up on this server/],
    [400, /did not take the question/],
    [413, /more than the AI can read/],
  ])('doesn’t retry after %i, and explains the problem without the provider’s words', async (status, sentence) => {
    const failed = await ask([{ status }]).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(AppError);
    expect((failed as AppError).userMessage).toMatch(sentence);
    expect(await world.requests()).toHaveLength(1);
    expect(world.stored('aiUsage/2026-11')).toMatchObject({ costMicrodollars: 0, reservedMicrodollars: 0 });
  });

  it('never retries once text was shown: a lost connection, an error in the middle', async () => {
    for (const reply of [
      { text: 'One two three four.', cutAfter: 10 },
      { text: 'One two three four.', errorAfter: 10 },
    ]) {
      const before = (await world.requests()).length;
      await expect(ask([reply, { text: 'Other words.' }])).rejects.toBeInstanceOf(AppError);
      expect(await world.requests()).toHaveLength(before + 1);
    }
  });

  it('gives up after silence', async () => {
    await models(entry(provider, { timeoutMs: 1_000 }));
    await expect(ask([{ silent: true }, { silent: true }])).rejects.toThrow('is not responding');
  });

  it('stops when the person does, and tells the provider', async () => {
    const stop = new AbortController();
    const words = { text: Array.from({ length: 200 }, () => 'word '), pieceMs: 10 };
    const onEvent = (): void => {
      stop.abort();
    };
    const failed = await ask([words], { signal: stop.signal, onEvent }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: 'ModelError', fault: 'stopped' });
    await vi.waitFor(async () => {
      expect((await world.requests())[0]?.isClosedEarly).toBe(true);
    });
    // The output so far is paid for.
    expect(world.stored('aiUsage/2026-11')?.['costMicrodollars']).toBeGreaterThan(0);
  });

  it('reads pictures as their type', async () => {
    const picture = {
      kind: 'picture' as const,
      mediaType: 'image/png' as const,
      data: `iVBORw0KGgo${'A'.repeat(200)}`,
    };
    const { answer } = await ask([{ text: 'A nameplate.' }], { messages: [{ from: 'person', parts: [picture] }] });
    expect(answer.text).toBe('A nameplate.');
  });
});

describe('the fallback provider', () => {
  beforeEach(() => models(entry('anthropic'), entry('openai')));

  it('takes over while nothing was shown, also in the middle of a conversation', async () => {
    const calls = [{ name: 'find_jobs', arguments: { day: null } }];
    const first = await ask([{ calls }]);
    expect(first.answer.provider).toBe('anthropic');
    const { events, answer } = await ask([{ status: 529 }, { status: 529 }, { text: 'From the other.' }], {
      messages: [
        first.answer.message,
        { from: 'tools', results: [{ callId: first.answer.toolCalls[0]?.id ?? '', content: '{}', isError: true }] },
      ],
    });
    expect(answer).toMatchObject({ provider: 'openai', text: 'From the other.' });
    expect(events).toContainEqual({ t: 'fallback' });
  });

  it('isn’t used for a model that has been turned off', async () => {
    await models(entry('anthropic', { endOfLife: '2026-11-23' }), entry('openai'));
    expect((await ask([{ text: 'Hi.' }])).answer.provider).toBe('openai');
  });
});

describe('usage caps', () => {
  beforeEach(() => models(entry('openai', { maxOutputTokens: 16 })));

  it('limit what people, and the company, may use in a month', async () => {
    await world.settings({ personCapCents: 1 });
    await ask([{ text: 'Costs a cent.', usage: { input: 10_000 } }]);
    await expect(ask([{ text: 'No.' }])).rejects.toThrow('You have reached your AI limit');
    await world.settings({ monthlyCapCents: 1 });
    await expect(ask([{ text: 'No.' }])).rejects.toThrow('Your company has reached its AI limit');
    world.wait(60 * 24 * 10);
    expect((await ask([{ text: 'A new month.' }])).answer.text).toBe('A new month.');
  });

  it('hold against many questions at once', async () => {
    await models(entry('openai', { maxOutputTokens: 2_500 }));
    await world.settings({ monthlyCapCents: 2 });
    // Each may cost a cent, so two fit.
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, () => ask([{ text: 'Slow.', firstByteMs: 100, usage: { input: 10, output: 2_490 } }])),
    );
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3);
    expect(world.stored('aiUsage/2026-11')).toMatchObject({ reservedMicrodollars: 0 });
  });

  it('make no request when AI is turned off', async () => {
    await world.settings({ isOn: false });
    await expect(ask([{ text: 'No.' }])).rejects.toThrow('turned off for your company');
    await world.settings({ isAnswerOn: false });
    await expect(ask([{ text: 'No.' }])).rejects.toThrow('turned off for your company');
    expect(await world.requests()).toHaveLength(0);
  });
});

describe('pictures', () => {
  const make = (prompt: string) =>
    makePicture(world.deps, PAYER, { prompt, size: '1536x1024' }, new AbortController().signal);
  beforeEach(() => models(entry('openai')));

  it('are generated, and paid for when they are', async () => {
    expect((await make('A van in front of a house')).data).toMatch(/^UklGR/);
    expect(world.stored('aiUsage/2026-11')).toMatchObject({ costMicrodollars: 80_000 });
    await expect(make('#moderated')).rejects.toBeInstanceOf(AppError);
    expect(world.stored('aiUsage/2026-11')).toMatchObject({ costMicrodollars: 80_000, reservedMicrodollars: 0 });
  });
});

describe('keys and addresses', () => {
  it('of a deployed server are its own: no fakes, only https addresses', () => {
    expect(aiConfig('openai', {})).toBeNull();
    expect(aiConfig('openai', { OPENAI_API_KEY: 'none' })).toBeNull();
    expect(aiConfig('anthropic', { ANTHROPIC_API_KEY: 'sk-1' })).toEqual({ apiKey: 'sk-1', apiBase: '' });
    for (const base of ['http://example.com', 'https://localhost:1', 'https://127.0.0.1'])
      expect(() => aiConfig('openai', { OPENAI_API_KEY: 'sk-1', OPENAI_API_BASE: base })).toThrow('https');
  });

  it('never mix real and fake answers', () => {
    const env = { FUNCTIONS_EMULATOR: 'true' };
    expect(aiConfig('openai', env)?.apiKey).toBe('sk-local');
    expect(aiConfig('openai', { ...env, ANTHROPIC_API_KEY: 'sk-1' })).toBeNull();
    expect(aiConfig('openai', { ...env, OPENAI_API_KEY: 'none' })).toBeNull();
  });

  it('don’t leak the question in errors', () => {
    expect(new ModelError('busy', { provider: 'openai', status: 429 }).message).toBe('openai: busy (429)');
  });
});
