import type OpenAI from 'openai';
import type {
  ResponseCreateParamsStreaming,
  ResponseInputContent,
  ResponseInputItem,
  ResponseOutputItem,
  ResponseUsage,
} from 'openai/resources/responses/responses';
import { aiConfig } from './config';
import { ModelError, toModelError } from './errors';
import type { Model, ModelAnswer, ModelMessage, ModelStop, ModelUsage, ToolCall } from './port';
import { watchSilence } from './silence';

const PROVIDER = 'openai';
let made: { of: string; client: Promise<OpenAI> } | undefined;

/** Returns the OpenAI client, configured by `aiConfig`. The SDK is loaded only here. @throws ModelError `not-set-up` without a key */
export function openaiClient(): Promise<OpenAI> {
  const config = aiConfig(PROVIDER);
  if (!config) throw new ModelError('not-set-up', { provider: PROVIDER });
  const of = `${config.apiBase} ${config.apiKey}`;
  if (made?.of !== of) made = { of, client: load(config) };
  return made.client;
}

async function load({ apiKey, apiBase }: { apiKey: string; apiBase: string }): Promise<OpenAI> {
  const { default: Sdk } = await import('openai');
  // Nothing comes from the environment; `askModel` handles retries because it knows what was streamed.
  return new Sdk({
    apiKey,
    organization: null,
    project: null,
    maxRetries: 0,
    ...(apiBase === '' ? {} : { baseURL: apiBase }),
  });
}

type Body = ResponseCreateParamsStreaming;

const brokenAs = (code: string | null | undefined): ModelError =>
  new ModelError(code === 'rate_limit_exceeded' ? 'busy' : 'server', { provider: PROVIDER });

/** OpenAI's Responses API (https://platform.openai.com/docs/api-reference/responses). Nothing is stored there: `store` is false. */
export const openaiModel: Model = {
  answer: async (request, { signal, timeoutMs, onEvent }) => {
    const silence = watchSilence(signal, timeoutMs);
    const usage: ModelUsage = { inputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 0 };
    try {
      const client = await openaiClient();
      const stream = await client.responses.create(bodyOf(request), { signal: silence.signal });
      let text = '';
      for await (const event of stream) {
        silence.heard();
        // There are dozens of other events we don't use.
        if (event.type === 'response.output_item.added' && event.item.type === 'function_call')
          onEvent({ t: 'tool', id: event.item.call_id, name: event.item.name });
        if (event.type === 'response.output_text.delta') {
          text += event.delta;
          usage.outputTokens = Math.ceil(text.length / 4);
          onEvent({ t: 'text', d: event.delta });
        }
        if (event.type === 'response.completed' || event.type === 'response.incomplete')
          return answerOf(event.response.output, {
            text,
            usage: usageOf(event.response.usage),
            reason: event.response.incomplete_details?.reason ?? '',
          });
        if (event.type === 'response.failed') throw brokenAs(event.response.error?.code);
        if (event.type === 'error') throw brokenAs(event.code);
      }
      throw new ModelError('broken', { provider: PROVIDER });
    } catch (error) {
      const told = toModelError(error, PROVIDER, { isStopped: signal.aborted, isSilent: silence.isSilent() });
      told.usage ??= usage;
      throw told;
    } finally {
      silence.end();
    }
  },
};

function bodyOf(request: Parameters<Model['answer']>[0]): Body {
  const { tools = [], shape } = request;
  return {
    model: request.model,
    instructions: request.instructions,
    input: request.messages.flatMap(itemsOf),
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, description, parameters }) => ({
            type: 'function' as const,
            name,
            description,
            parameters: { ...parameters },
            strict: true,
          })),
          tool_choice: 'auto' as const,
          parallel_tool_calls: true,
        }),
    max_output_tokens: request.maxOutputTokens,
    store: false,
    include: ['reasoning.encrypted_content'],
    reasoning: { effort: request.effort },
    ...(shape
      ? {
          text: {
            format: { type: 'json_schema' as const, name: shape.name, schema: { ...shape.schema }, strict: true },
          },
        }
      : {}),
    prompt_cache_key: request.cacheKey,
    safety_identifier: request.personKey,
    stream: true,
    stream_options: { include_obfuscation: false },
  };
}

function itemsOf(message: ModelMessage): ResponseInputItem[] {
  if (message.from === 'person') {
    const content = message.parts.map((part): ResponseInputContent =>
      part.kind === 'text'
        ? { type: 'input_text', text: part.text }
        : { type: 'input_image', image_url: `data:${part.mediaType};base64,${part.data}`, detail: 'auto' },
    );
    return [{ type: 'message', role: 'user', content }];
  }
  if (message.from === 'tools')
    return message.results.map(({ callId, content, isError }) => ({
      type: 'function_call_output',
      call_id: callId,
      output: isError ? `Error: ${content}` : content,
    }));
  // Includes encrypted reasoning, which must be returned verbatim.
  if (message.native?.provider === PROVIDER) return message.native.items as ResponseInputItem[];
  return message.parts.map((part) =>
    part.kind === 'text'
      ? { type: 'message', role: 'assistant', content: part.text }
      : { type: 'function_call', call_id: part.id, name: part.name, arguments: part.json },
  );
}

function answerOf(
  output: readonly ResponseOutputItem[],
  { text, usage, reason }: { text: string; usage: ModelUsage; reason: string },
): ModelAnswer {
  const toolCalls: ToolCall[] = [];
  let refusal = '';
  for (const item of output) {
    // A truncated call is ignored.
    if (item.type === 'function_call' && item.status !== 'incomplete')
      toolCalls.push({ kind: 'tool-call', id: item.call_id, name: item.name, json: item.arguments });
    if (item.type === 'message') for (const part of item.content) if (part.type === 'refusal') refusal += part.refusal;
  }
  const isRefused = refusal !== '' || reason === 'content_filter';
  const isCut = reason === 'max_output_tokens';
  const stop: ModelStop = isRefused ? 'refused' : isCut ? 'length' : toolCalls.length > 0 ? 'tools' : 'end';
  return {
    text,
    toolCalls: stop === 'tools' ? toolCalls : [],
    stop,
    message: {
      from: 'model',
      parts: [...(text === '' ? [] : [{ kind: 'text' as const, text }]), ...(stop === 'tools' ? toolCalls : [])],
      native: stop === 'tools' || stop === 'end' ? { provider: PROVIDER, items: [...output] } : null,
    },
    usage,
  };
}

function usageOf(usage: ResponseUsage | undefined): ModelUsage {
  const read = usage?.input_tokens_details.cached_tokens ?? 0;
  const written = usage?.input_tokens_details.cache_write_tokens ?? 0;
  return {
    inputTokens: Math.max(0, (usage?.input_tokens ?? 0) - read - written),
    cacheReadTokens: read,
    cacheWriteTokens: written,
    outputTokens: usage?.output_tokens ?? 0,
  };
}
