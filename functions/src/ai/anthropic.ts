import type Anthropic from '@anthropic-ai/sdk';
import type {
  ContentBlockParam,
  MessageCreateParamsStreaming,
  MessageParam,
  RawMessageStreamEvent,
  StopReason,
  ToolUnion,
} from '@anthropic-ai/sdk/resources/messages';
import { aiConfig } from './config';
import { ModelError, toModelError } from './errors';
import type { Model, ModelAnswer, ModelMessage, ModelStop, ModelUsage, ToolCall } from './port';
import { watchSilence } from './silence';

const PROVIDER = 'anthropic';
let made: { of: string; client: Promise<Anthropic> } | undefined;

/** Returns the Anthropic client, configured by `aiConfig`. The SDK is loaded only here. @throws ModelError `not-set-up` without a key */
function anthropicClient(): Promise<Anthropic> {
  const config = aiConfig(PROVIDER);
  if (!config) throw new ModelError('not-set-up', { provider: PROVIDER });
  const of = `${config.apiBase} ${config.apiKey}`;
  if (made?.of !== of) made = { of, client: load(config) };
  return made.client;
}

async function load({ apiKey, apiBase }: { apiKey: string; apiBase: string }): Promise<Anthropic> {
  const { default: Sdk } = await import('@anthropic-ai/sdk');
  return new Sdk({
    apiKey,
    authToken: null,
    maxRetries: 0,
    ...(apiBase === '' ? {} : { baseURL: apiBase }),
  });
}

/** Anthropic's Messages API (https://docs.claude.com/en/api/messages). */
export const anthropicModel: Model = {
  answer: async (request, { signal, timeoutMs, onEvent }) => {
    const silence = watchSilence(signal, timeoutMs);
    const gathered = gather(onEvent);
    try {
      const client = await anthropicClient();
      const stream = await client.messages.create(bodyOf(request), { signal: silence.signal });
      for await (const event of stream) {
        silence.heard();
        gathered.take(event);
      }
      return gathered.answer();
    } catch (error) {
      const told = toModelError(error, PROVIDER, { isStopped: signal.aborted, isSilent: silence.isSilent() });
      told.usage ??= gathered.usage();
      throw told;
    } finally {
      silence.end();
    }
  },
};

function bodyOf(request: Parameters<Model['answer']>[0]): MessageCreateParamsStreaming {
  const { tools = [], shape, effort } = request;
  const isThinking = effort !== 'none';
  return {
    model: request.model,
    max_tokens: request.maxOutputTokens,
    // Instructions and tools are the same for every question: both are marked for caching.
    system: [{ type: 'text', text: request.instructions, cache_control: { type: 'ephemeral' } }],
    messages: request.messages.map(messageOf),
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, description, parameters }, index): ToolUnion => ({
            name,
            description,
            input_schema: { ...parameters, type: 'object' },
            strict: true,
            ...(index === tools.length - 1 ? { cache_control: { type: 'ephemeral' } } : {}),
          })),
          tool_choice: { type: 'auto' as const },
        }),
    ...(isThinking || shape
      ? {
          output_config: {
            ...(isThinking ? { effort } : {}),
            ...(shape ? { format: { type: 'json_schema' as const, schema: { ...shape.schema } } } : {}),
          },
        }
      : {}),
    ...(isThinking ? { thinking: { type: 'adaptive' as const } } : {}),
    metadata: { user_id: request.personKey },
    stream: true,
  };
}

function messageOf(message: ModelMessage): MessageParam {
  if (message.from === 'person')
    return {
      role: 'user',
      content: message.parts.map((part): ContentBlockParam =>
        part.kind === 'text'
          ? { type: 'text', text: part.text }
          : { type: 'image', source: { type: 'base64', media_type: part.mediaType, data: part.data } },
      ),
    };
  if (message.from === 'tools')
    return {
      role: 'user',
      content: message.results.map(({ callId, content, isError }) => ({
        type: 'tool_result',
        tool_use_id: callId,
        content,
        ...(isError ? { is_error: true } : {}),
      })),
    };
  // Includes thinking with its signature, which must be returned verbatim.
  if (message.native?.provider === PROVIDER)
    return { role: 'assistant', content: message.native.items as ContentBlockParam[] };
  return {
    role: 'assistant',
    content: message.parts.map((part) =>
      part.kind === 'text'
        ? { type: 'text', text: part.text }
        : { type: 'tool_use', id: part.id, name: part.name, input: parsed(part.json) ?? {} },
    ),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json === '' ? '{}' : json) as unknown;
  } catch {
    return null;
  }
}

const STOPS: Record<StopReason, ModelStop> = {
  end_turn: 'end',
  stop_sequence: 'end',
  tool_use: 'tools',
  max_tokens: 'length',
  pause_turn: 'paused',
  refusal: 'refused',
  model_context_window_exceeded: 'context',
};

const stopOf = (reason: string): ModelStop => Object.entries(STOPS).find(([known]) => known === reason)?.[1] ?? 'end';

type Block = { block: Record<string, unknown>; json: string };

/** Assembles a stream's events. A stream without an end is `broken`; unknown events are skipped. */
function gather(onEvent: Parameters<Model['answer']>[1]['onEvent']): {
  take: (event: RawMessageStreamEvent) => void;
  answer: () => ModelAnswer;
  usage: () => ModelUsage;
} {
  const blocks = new Map<number, Block>();
  let counted: ModelUsage = { inputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 0 };
  let reason: StopReason | null = null;
  let isEnded = false;
  let text = '';

  const add = (index: number, field: string, more: string): void => {
    const block = blocks.get(index)?.block;
    if (block) block[field] = (typeof block[field] === 'string' ? block[field] : '') + more;
  };
  const take = (event: RawMessageStreamEvent): void => {
    switch (event.type) {
      case 'message_start': {
        const { usage } = event.message;
        counted = {
          inputTokens: usage.input_tokens,
          cacheReadTokens: usage.cache_read_input_tokens ?? 0,
          cacheWriteTokens: usage.cache_creation_input_tokens ?? 0,
          outputTokens: usage.output_tokens,
        };
        break;
      }
      case 'content_block_start':
        blocks.set(event.index, { block: { ...event.content_block }, json: '' });
        if (event.content_block.type === 'tool_use')
          onEvent({ t: 'tool', id: event.content_block.id, name: event.content_block.name });
        break;
      case 'content_block_delta': {
        const { delta, index } = event;
        if (delta.type === 'text_delta') {
          add(index, 'text', delta.text);
          text += delta.text;
          onEvent({ t: 'text', d: delta.text });
        } else if (delta.type === 'input_json_delta') {
          const block = blocks.get(index);
          if (block) block.json += delta.partial_json;
        } else if (delta.type === 'thinking_delta') add(index, 'thinking', delta.thinking);
        else if (delta.type === 'signature_delta') add(index, 'signature', delta.signature);
        break;
      }
      case 'message_delta':
        reason = event.delta.stop_reason;
        counted = { ...counted, outputTokens: event.usage.output_tokens };
        break;
      case 'message_stop':
        isEnded = true;
        break;
      case 'content_block_stop':
    }
  };
  const usage = (): ModelUsage => ({
    ...counted,
    outputTokens: Math.max(counted.outputTokens, Math.ceil(text.length / 4)),
  });
  const answer = (): ModelAnswer => {
    if (!isEnded || reason === null) throw new ModelError('broken', { provider: PROVIDER });
    const all = [...blocks.entries()].toSorted(([a], [b]) => a - b).map(([, one]) => one);
    const called = all.flatMap(({ block, json }): ToolCall[] =>
      block['type'] === 'tool_use' && typeof block['id'] === 'string' && typeof block['name'] === 'string'
        ? [{ kind: 'tool-call', id: block['id'], name: block['name'], json: json === '' ? '{}' : json }]
        : [],
    );
    // A stop reason newer than this code counts as an end.
    const stop = stopOf(reason);
    const toolCalls = stop === 'tools' ? called : [];
    // The provider may send empty text blocks but doesn't accept them back.
    const items = all
      .filter(({ block }) => block['type'] !== 'text' || block['text'] !== '')
      .map(({ block, json }) => (block['type'] === 'tool_use' ? { ...block, input: parsed(json) ?? {} } : block));
    const isWhole = stop === 'tools' || stop === 'end' || stop === 'paused';
    return {
      text,
      toolCalls,
      stop,
      message: {
        from: 'model',
        parts: [...(text === '' ? [] : [{ kind: 'text' as const, text }]), ...toolCalls],
        native: isWhole ? { provider: PROVIDER, items } : null,
      },
      usage: counted,
    };
  };
  return { take, answer, usage };
}
