// OpenAI's Responses wire format: https://platform.openai.com/docs/api-reference/responses
import { Fault, invalid } from './fault.mjs';
import { assertKnown, assertPicture, assertStrictSchema, assertToolName } from './schemaRules.mjs';

const KNOWN = [
  'model',
  'instructions',
  'input',
  'tools',
  'tool_choice',
  'parallel_tool_calls',
  'max_output_tokens',
  'store',
  'include',
  'reasoning',
  'text',
  'prompt_cache_key',
  'prompt_cache_options',
  'safety_identifier',
  'stream',
  'stream_options',
  'metadata',
  'service_tier',
  'truncation',
  'user',
  'background',
  'conversation',
  'previous_response_id',
  'prompt',
  'max_tool_calls',
];
const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'];

/** Validates a request the way the real server does and returns its messages, whatever their format. */
function readRequest(body, headers) {
  if (!/^Bearer \S+$/.test(headers.authorization ?? '')) throw new Fault(401, 'You didn’t provide an API key.');
  for (const gone of ['temperature', 'top_p', 'max_tokens', 'messages'])
    if (gone in body) throw invalid(`Unsupported parameter: '${gone}' is not supported with this model.`, gone);
  assertKnown(body, KNOWN);
  if (typeof body.model !== 'string' || body.model === '')
    throw invalid("Missing required parameter: 'model'.", 'model');
  if (!Array.isArray(body.input) || body.input.length === 0)
    throw invalid("Missing required parameter: 'input'.", 'input');
  if (
    body.max_output_tokens !== undefined &&
    !(Number.isInteger(body.max_output_tokens) && body.max_output_tokens >= 16)
  )
    throw invalid("Invalid 'max_output_tokens': at least 16.", 'max_output_tokens');
  if (body.reasoning?.effort !== undefined && !EFFORTS.includes(body.reasoning.effort))
    throw invalid('Invalid effort', 'reasoning.effort');
  if (body.stream_options && !body.stream) throw invalid('stream_options is for streams', 'stream_options');
  for (const tool of body.tools ?? []) {
    assertKnown(tool, ['type', 'name', 'description', 'parameters', 'strict'], 'tools.');
    if (tool.type !== 'function') throw invalid(`Tools of type '${tool.type}' are not permitted here`, 'tools');
    assertToolName(tool.name);
    if (tool.strict) assertStrictSchema(tool.parameters, `function '${tool.name}'`);
  }
  const format = body.text?.format;
  if (format?.type === 'json_schema') assertStrictSchema(format.schema, `response_format '${format.name}'`);
  return {
    provider: 'openai',
    model: body.model,
    instructions: body.instructions ?? '',
    toolNames: (body.tools ?? []).map(({ name }) => name),
    turns: turnsOf(body.input),
    maxTokens: body.max_output_tokens ?? 100_000,
    isStream: body.stream === true,
    shape: format?.type === 'json_schema' ? format.schema : null,
  };
}

function turnsOf(input) {
  const turns = [];
  const calls = new Map();
  for (const item of input) {
    const type = item.type ?? 'message';
    if (type === 'message' && ['user', 'system', 'developer'].includes(item.role)) {
      const parts = typeof item.content === 'string' ? [{ type: 'input_text', text: item.content }] : item.content;
      const texts = [];
      let pictures = 0;
      for (const part of parts ?? []) {
        if (part.type === 'input_text') {
          if (typeof part.text !== 'string') throw invalid('input_text needs a text', 'input');
          texts.push(part.text);
        } else if (part.type === 'input_image') {
          const match = /^data:([\w/]+);base64,(.*)$/s.exec(part.image_url ?? '');
          if (!match) throw invalid('Invalid image_url', 'input');
          assertPicture(match[1], match[2]);
          pictures += 1;
        } else throw invalid(`Invalid value: '${part.type}'.`, 'input');
      }
      turns.push({ from: 'person', texts, pictures });
    } else if (type === 'message' && item.role === 'assistant') {
      const text =
        typeof item.content === 'string'
          ? item.content
          : (item.content ?? []).map((part) => part.text ?? part.refusal ?? '').join('');
      turns.push({ from: 'model', text, calls: [] });
    } else if (type === 'function_call') {
      if (typeof item.arguments !== 'string') throw invalid("'arguments' must be a string", 'input');
      calls.set(item.call_id, item);
      turns.push({ from: 'model', text: '', calls: [{ id: item.call_id, name: item.name, json: item.arguments }] });
    } else if (type === 'function_call_output') {
      const call = calls.get(item.call_id);
      if (!call) throw invalid(`No tool call found for function call output with call_id ${item.call_id}.`, 'input');
      if (typeof item.output !== 'string') throw invalid("'output' must be a string", 'input');
      calls.delete(item.call_id);
      const isError = item.output.startsWith('Error: ');
      turns.push({
        from: 'tools',
        results: [
          { name: call.name, json: call.arguments, content: isError ? item.output.slice(7) : item.output, isError },
        ],
      });
    } else if (type === 'reasoning') {
      if (!item.encrypted_content)
        throw invalid('Reasoning that is not stored must bring its encrypted content', 'input');
    } else throw invalid(`Invalid value: '${type}'.`, 'input');
  }
  const open = [...calls.values()][0];
  if (open) throw invalid(`No tool output found for function call ${open.call_id}.`, 'input');
  return turns;
}

/** Returns an answer's events, in order, as `[name, data]`. */
function eventsOf(reply, { model, id, pieces, usage }) {
  let sequence = 0;
  const events = [];
  const add = (type, more) => events.push([type, { type, sequence_number: sequence++, ...more }]);
  const response = (status, output, more = {}) => ({
    id: `resp_${id}`,
    object: 'response',
    created_at: 1_795_000_000,
    status,
    model,
    output,
    error: null,
    incomplete_details: null,
    parallel_tool_calls: true,
    tools: [],
    tool_choice: 'auto',
    metadata: {},
    instructions: null,
    temperature: null,
    top_p: null,
    usage: null,
    ...more,
  });
  add('response.created', { response: response('in_progress', []) });
  add('response.in_progress', { response: response('in_progress', []) });
  const output = [];
  const reasoning = { id: `rs_${id}`, type: 'reasoning', summary: [], encrypted_content: `sealed-${id}` };
  add('response.output_item.added', { output_index: 0, item: reasoning });
  add('response.output_item.done', { output_index: 0, item: reasoning });
  output.push(reasoning);
  const isCut = reply.stop === 'length';
  if (pieces.length > 0 || reply.refusal !== undefined) {
    const output_index = output.length;
    const item = { id: `msg_${id}`, type: 'message', role: 'assistant', status: 'in_progress', content: [] };
    add('response.output_item.added', { output_index, item });
    const at = { item_id: item.id, output_index, content_index: 0 };
    const part =
      reply.refusal === undefined
        ? { type: 'output_text', text: pieces.join(''), annotations: [], logprobs: [] }
        : { type: 'refusal', refusal: reply.refusal };
    add('response.content_part.added', {
      ...at,
      part: { ...part, ...(reply.refusal === undefined ? { text: '' } : { refusal: '' }) },
    });
    if (reply.refusal === undefined) {
      for (const delta of pieces) add('response.output_text.delta', { ...at, delta, logprobs: [] });
      add('response.output_text.done', { ...at, text: part.text, logprobs: [] });
    } else {
      add('response.refusal.delta', { ...at, delta: reply.refusal });
      add('response.refusal.done', { ...at, refusal: reply.refusal });
    }
    add('response.content_part.done', { ...at, part });
    const done = { ...item, status: isCut ? 'incomplete' : 'completed', content: [part] };
    add('response.output_item.done', { output_index, item: done });
    output.push(done);
  }
  for (const [index, { name, json }] of (reply.calls ?? []).entries()) {
    const output_index = output.length;
    const item = {
      id: `fc_${id}_${index}`,
      type: 'function_call',
      call_id: `call_${id}_${index}`,
      name,
      arguments: '',
      status: 'in_progress',
    };
    add('response.output_item.added', { output_index, item });
    const half = Math.ceil(json.length / 2);
    for (const delta of [json.slice(0, half), json.slice(half)].filter(Boolean))
      add('response.function_call_arguments.delta', { item_id: item.id, output_index, delta });
    add('response.function_call_arguments.done', { item_id: item.id, output_index, name, arguments: json });
    const done = { ...item, arguments: json, status: isCut ? 'incomplete' : 'completed' };
    add('response.output_item.done', { output_index, item: done });
    output.push(done);
  }
  const used = {
    input_tokens: usage.input,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: usage.output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: usage.input + usage.output,
  };
  if (reply.stop === 'failed')
    add('response.failed', {
      response: response('failed', output, {
        error: { code: 'server_error', message: 'The server had an error.' },
        usage: used,
      }),
    });
  else if (isCut || reply.stop === 'filtered')
    add('response.incomplete', {
      response: response('incomplete', output, {
        incomplete_details: { reason: isCut ? 'max_output_tokens' : 'content_filter' },
        usage: used,
      }),
    });
  else add('response.completed', { response: response('completed', output, { usage: used }) });
  return events;
}

/** Returns a mid-stream error. */
const errorEvent = () => [
  'error',
  { type: 'error', sequence_number: 99, code: 'server_error', message: 'The server had an error.', param: null },
];
/** Returns the complete answer, for clients that don't stream. */
const wholeOf = (events) => events.at(-1)[1].response;

/** OpenAI's wire format. */
export const openai = { readRequest, eventsOf, errorEvent, wholeOf };
