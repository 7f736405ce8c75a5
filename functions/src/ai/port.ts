import type { AiPurpose } from '@/domain/assistant/purpose';

/** Who makes the models. Everything else in the house knows neither of them. */
export const AI_PROVIDERS = ['openai', 'anthropic'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

export type TextPart = { kind: 'text'; text: string };
/** `data` is base64, without the `data:` in front. */
export type PicturePart = { kind: 'picture'; mediaType: 'image/jpeg' | 'image/png' | 'image/webp'; data: string };
/** `json`: the arguments as the model wrote them: unchecked, and cut where its answer was. */
export type ToolCall = { kind: 'tool-call'; id: string; name: string; json: string };
export type ToolResult = { callId: string; content: string; isError: boolean };

/**
 * One turn. What a model said also carries `native`, the provider's own items, which are given back to the same provider word for word
 * (reasoning and its signatures are among them); another provider gets the parts.
 */
export type ModelMessage =
  | { from: 'person'; parts: readonly (TextPart | PicturePart)[] }
  | {
      from: 'model';
      parts: readonly (TextPart | ToolCall)[];
      native: { provider: AiProvider; items: unknown[] } | null;
    }
  | { from: 'tools'; results: readonly ToolResult[] };

/** JSON Schema as both providers take it: objects closed, all properties required, what may be left out is nullable. */
export type JsonSchema = { readonly [key: string]: unknown };

export type ToolDefinition = { name: string; description: string; parameters: JsonSchema };

export type ModelRequest = {
  purpose: AiPurpose;
  /** The prefix before everything else; identical across questions so that it is cached. */
  instructions: string;
  messages: readonly ModelMessage[];
  tools?: readonly ToolDefinition[];
  /** The answer is JSON of this shape, in `text`. */
  shape?: { name: string; schema: JsonSchema };
  /** At most what the model's entry allows. */
  maxOutputTokens?: number;
};

/** What comes while a model answers. After the first `text` no other provider takes over. */
export type ModelEvent =
  | { t: 'text'; d: string }
  /** The model has decided to use a tool; its arguments follow. */
  | { t: 'tool'; id: string; name: string }
  /** The provider did not answer; another one, or the same again, does. */
  | { t: 'fallback' }
  | { t: 'retry' };

/** In tokens. `inputTokens` are those that were neither read from the cache nor written to it. */
export type ModelUsage = {
  inputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
  outputTokens: number;
};

/**
 * Why a model stopped: `end` finished, `tools` wants results, `length` hit the limit, `refused` would not answer,
 * `context` had too much to read, `paused` wants to continue.
 */
export type ModelStop = 'end' | 'tools' | 'length' | 'refused' | 'context' | 'paused';

export type ModelAnswer = {
  text: string;
  toolCalls: readonly ToolCall[];
  stop: ModelStop;
  /** To be put behind the request's messages for the next round. */
  message: ModelMessage;
  usage: ModelUsage;
};

/** What one provider does, and no more: one try, one model. @throws `ModelError` */
export type Model = {
  answer: (
    request: ModelRequest & {
      model: string;
      maxOutputTokens: number;
      effort: Effort;
      cacheKey: string;
      personKey: string;
    },
    options: { signal: AbortSignal; timeoutMs: number; onEvent: (event: ModelEvent) => void },
  ) => Promise<ModelAnswer>;
};

/** How long a model thinks before it answers. */
export const EFFORTS = ['none', 'low', 'medium', 'high'] as const;
export type Effort = (typeof EFFORTS)[number];

export const PICTURE_SIZES = ['1024x1024', '1536x1024', '1024x1536'] as const;
export type PictureRequest = { prompt: string; size: (typeof PICTURE_SIZES)[number] };
/** `data` is a WebP in base64. */
export type GeneratedPicture = { data: string; model: string };
