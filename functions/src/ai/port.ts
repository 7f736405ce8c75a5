import type { AiPurpose } from '@/domain/assistant/purpose';

/** The model providers. Only this directory deals with either of them. */
export const AI_PROVIDERS = ['openai', 'anthropic'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

export type TextPart = { kind: 'text'; text: string };
/** `data` is base64, without the `data:` prefix. */
export type PicturePart = { kind: 'picture'; mediaType: 'image/jpeg' | 'image/png' | 'image/webp'; data: string };
/** `json`: the arguments as the model wrote them, unchecked, and truncated if its answer was. */
export type ToolCall = { kind: 'tool-call'; id: string; name: string; json: string };
export type ToolResult = { callId: string; content: string; isError: boolean };

/**
 * One turn. A model's turn also carries `native`, the provider's own items, which are returned verbatim to the same provider (they
 * include reasoning and its signatures); another provider gets the parts.
 */
export type ModelMessage =
  | { from: 'person'; parts: readonly (TextPart | PicturePart)[] }
  | {
      from: 'model';
      parts: readonly (TextPart | ToolCall)[];
      native: { provider: AiProvider; items: unknown[] } | null;
    }
  | { from: 'tools'; results: readonly ToolResult[] };

/** JSON Schema as both providers accept it: closed objects, all properties required, optional ones nullable. */
export type JsonSchema = { readonly [key: string]: unknown };

export type ToolDefinition = { name: string; description: string; parameters: JsonSchema };

export type ModelRequest = {
  purpose: AiPurpose;
  /** The prefix of every request; identical across questions so that it is cached. */
  instructions: string;
  messages: readonly ModelMessage[];
  tools?: readonly ToolDefinition[];
  /** The answer is JSON of this shape, in `text`. */
  shape?: { name: string; schema: JsonSchema };
  /** Capped by the model's entry. */
  maxOutputTokens?: number;
};

/** Events while a model answers. After the first `text`, no other provider takes over. */
export type ModelEvent =
  | { t: 'text'; d: string }
  /** The model decided to use a tool; its arguments follow. */
  | { t: 'tool'; id: string; name: string }
  /** The provider didn't answer; another one, or the same one retried, does. */
  | { t: 'fallback' }
  | { t: 'retry' };

/** In tokens. `inputTokens` are those neither read from nor written to the cache. */
export type ModelUsage = {
  inputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
  outputTokens: number;
};

/**
 * Why a model stopped: `end` finished, `tools` wants results, `length` hit the limit, `refused` declined to answer, `context` had too
 * much to read, `paused` wants to continue.
 */
export type ModelStop = 'end' | 'tools' | 'length' | 'refused' | 'context' | 'paused';

export type ModelAnswer = {
  text: string;
  toolCalls: readonly ToolCall[];
  stop: ModelStop;
  /** To append to the request's messages for the next round. */
  message: ModelMessage;
  usage: ModelUsage;
};

/** Everything a provider does: one try on one model. @throws `ModelError` */
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

/** Reasoning effort before answering. */
export const EFFORTS = ['none', 'low', 'medium', 'high'] as const;
export type Effort = (typeof EFFORTS)[number];

export const PICTURE_SIZES = ['1024x1024', '1536x1024', '1024x1536'] as const;
export type PictureRequest = { prompt: string; size: (typeof PICTURE_SIZES)[number] };
/** `data` is a base64 WebP. */
export type GeneratedPicture = { data: string; model: string };
