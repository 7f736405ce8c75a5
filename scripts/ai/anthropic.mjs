// Anthropic's Messages wire format: https://docs.claude.com/en/api/messages and .../messages-streaming
import { Fault, invalid } from './fault.mjs';
import { assertKnown, assertPicture, assertStrictSchema, assertToolName } from './schemaRules.mjs';

const KNOWN = [
  'model',
  'max_tokens',
  'system',
  'messages',
  'tools',
  'tool_choice',
  'output_config',
  'thinking',
  'metadata',
  'stream',
  'stop_sequences',
  'service_tier',
  'container',
  'cache_control',
  'inference_geo',
];
const VERSIONS = ['2023-06-01', '2026-10-21'];

/** Validates a request the way the real server does and returns its messages, whatever their format. */
function readRequest(body, headers) {
  // Since 1.0 the SDK sends a key as a bearer token; both are accepted.
  if (!headers['x-api-key'] && !/^Bearer \S+$/.test(headers.authorization ?? ''))
    throw new Fault(401, 'x-api-key header is required');
  if (!VERSIONS.includes(headers['anthropic-version'])) throw invalid('anthropic-version: header is required');
  for (const gone of ['temperature', 'top_p', 'top_k'])
    if (gone in body) throw invalid(`${gone}: not supported by this model`);
  assertKnown(body, KNOWN);
  if (typeof body.model !== 'string' || body.model === '') throw invalid('model: Field required');
  if (!Number.isInteger(body.max_tokens) || body.max_tokens < 1) throw invalid('max_tokens: Field required');
  if (!Array.isArray(body.messages) || body.messages.length === 0)
    throw invalid('messages: at least one message is required');
  const marks = JSON.stringify([body.system, body.tools, body.messages]).match(/"cache_control":\{/g)?.length ?? 0;
  if (marks > 4) throw invalid('A maximum of 4 blocks with cache_control may be provided');
  if (body.thinking?.type === 'enabled') throw invalid('thinking: this model takes adaptive only');
  for (const tool of body.tools ?? []) {
    assertKnown(tool, ['name', 'description', 'input_schema', 'strict', 'cache_control', 'type'], 'tools.');
    assertToolName(tool.name);
    if (!tool.input_schema) throw invalid(`tools.${tool.name}.input_schema: Field required`);
    if (tool.strict) assertStrictSchema(tool.input_schema, `tool '${tool.name}'`);
  }
  const format = body.output_config?.format;
  if (format) assertStrictSchema(format.schema, 'output_config.format');
  return {
    provider: 'anthropic',
    model: body.model,
    instructions:
      typeof body.system === 'string' ? body.system : (body.system ?? []).map(({ text }) => text).join('\n'),
    toolNames: (body.tools ?? []).map(({ name }) => name),
    turns: turnsOf(body.messages),
    maxTokens: body.max_tokens,
    isStream: body.stream === true,
    shape: format?.schema ?? null,
  };
}

function turnsOf(messages) {
  const turns = [];
  let waiting = new Map();
  for (const [at, { role, content, ...rest }] of messages.entries()) {
    if (Object.keys(rest).length > 0) throw invalid(`messages.${at}: unknown field ${Object.keys(rest)[0]}`);
    const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : content;
    if (!Array.isArray(blocks) || blocks.length === 0) throw invalid(`messages.${at}: content must not be empty`);
    if (role === 'assistant') {
      if (at === messages.length - 1) throw invalid('This model does not support assistant message prefill.');
      const calls = [];
      let text = '';
      for (const block of blocks) {
        if (block.type === 'text') {
          if (block.text === '') throw invalid(`messages.${at}: text content blocks must be non-empty`);
          text += block.text;
        } else if (block.type === 'tool_use') {
          if (typeof block.input !== 'object' || block.input === null)
            throw invalid(`messages.${at}: tool_use.input must be an object`);
          calls.push({ id: block.id, name: block.name, json: JSON.stringify(block.input) });
        } else if (block.type === 'thinking') {
          if (!block.signature) throw invalid(`messages.${at}: thinking needs its signature`);
        } else throw invalid(`messages.${at}: unknown block ${block.type}`);
      }
      waiting = new Map(calls.map((call) => [call.id, call]));
      turns.push({ from: 'model', text, calls });
      continue;
    }
    if (role !== 'user') throw invalid(`messages.${at}: unexpected role ${role}`);
    const texts = [];
    const results = [];
    let pictures = 0;
    for (const block of blocks) {
      if (block.type === 'tool_result') {
        if (texts.length > 0 || pictures > 0) throw invalid(`messages.${at}: tool_result blocks must come first`);
        const call = waiting.get(block.tool_use_id);
        if (!call) throw invalid(`messages.${at}: unexpected tool_use_id ${block.tool_use_id} in tool_result blocks`);
        waiting.delete(block.tool_use_id);
        results.push({
          name: call.name,
          json: call.json,
          content: typeof block.content === 'string' ? block.content : JSON.stringify(block.content),
          isError: block.is_error === true,
        });
      } else if (block.type === 'text') {
        if (block.text === '') throw invalid(`messages.${at}: text content blocks must be non-empty`);
        texts.push(block.text);
      } else if (block.type === 'image') {
        if (block.source?.type !== 'base64') throw invalid(`messages.${at}: image source`);
        assertPicture(block.source.media_type, block.source.data);
        pictures += 1;
      } else throw invalid(`messages.${at}: unknown block ${block.type}`);
    }
    if (waiting.size > 0)
      throw invalid(
        `messages.${at}: tool_use ids were found without tool_result blocks: ${[...waiting.keys()].join(', ')}`,
      );
    if (results.length > 0) turns.push({ from: 'tools', results });
    if (texts.length > 0 || pictures > 0) turns.push({ from: 'person', texts, pictures });
  }
  return turns;
}

const STOPS = {
  length: 'max_tokens',
  refused: 'refusal',
  paused: 'pause_turn',
  context: 'model_context_window_exceeded',
};

/** Returns an answer's events, in order, as `[name, data]`. */
function eventsOf(reply, { model, id, pieces, usage }) {
  const events = [];
  const add = (type, more) => events.push([type, { type, ...more }]);
  const used = (output) => ({
    input_tokens: usage.input,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens: output,
    server_tool_use: null,
    service_tier: 'standard',
    cache_creation: null,
    inference_geo: null,
  });
  add('message_start', {
    message: {
      id: `msg_${id}`,
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      stop_details: null,
      container: null,
      usage: used(1),
    },
  });
  let index = 0;
  add('content_block_start', { index, content_block: { type: 'thinking', thinking: '', signature: '' } });
  add('ping', {});
  add('content_block_delta', { index, delta: { type: 'thinking_delta', thinking: 'Looking it up.' } });
  add('content_block_delta', { index, delta: { type: 'signature_delta', signature: `signed-${id}` } });
  add('content_block_stop', { index });
  index += 1;
  if (pieces.length > 0) {
    add('content_block_start', { index, content_block: { type: 'text', text: '', citations: null } });
    for (const text of pieces) add('content_block_delta', { index, delta: { type: 'text_delta', text } });
    add('content_block_stop', { index });
    index += 1;
  }
  for (const [place, { name, json }] of (reply.calls ?? []).entries()) {
    add('content_block_start', {
      index,
      content_block: { type: 'tool_use', id: `toolu_${id}_${place}`, name, input: {}, caller: { type: 'direct' } },
    });
    const half = Math.ceil(json.length / 2);
    for (const partial_json of ['', json.slice(0, half), json.slice(half)])
      add('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json } });
    add('content_block_stop', { index });
    index += 1;
  }
  const refused = reply.refusal !== undefined || reply.stop === 'filtered';
  const stop_reason =
    STOPS[reply.stop] ?? (refused ? 'refusal' : (reply.calls ?? []).length > 0 ? 'tool_use' : 'end_turn');
  add('message_delta', {
    delta: {
      stop_reason,
      stop_sequence: null,
      container: null,
      stop_details: stop_reason === 'refusal' ? { type: 'refusal', category: null, explanation: null } : null,
    },
    usage: used(usage.output),
  });
  add('message_stop', {});
  return events;
}

/** Returns a mid-stream error. */
const errorEvent = () => ['error', { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }];

/** Returns the complete answer, for clients that don't stream. */
function wholeOf(events) {
  const message = { ...events[0][1].message, content: [] };
  for (const [type, data] of events) {
    if (type === 'content_block_start') message.content.push({ ...data.content_block, json: '' });
    const block = message.content.at(-1);
    if (type === 'content_block_delta') {
      const { delta } = data;
      if (delta.type === 'text_delta') block.text += delta.text;
      if (delta.type === 'thinking_delta') block.thinking += delta.thinking;
      if (delta.type === 'signature_delta') block.signature += delta.signature;
      if (delta.type === 'input_json_delta') block.json += delta.partial_json;
    }
    if (type === 'message_delta') Object.assign(message, data.delta, { usage: data.usage });
  }
  message.content = message.content.map(({ json, ...block }) =>
    block.type === 'tool_use' ? { ...block, input: JSON.parse(json || '{}') } : block,
  );
  return message;
}

/** Anthropic's wire format. */
export const anthropic = { readRequest, eventsOf, errorEvent, wholeOf };
