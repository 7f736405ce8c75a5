// The local model server: speaks the protocols of OpenAI (/v1/responses, /v1/images/generations) and Anthropic (/v1/messages), validates
// requests as they do, and answers by rules (src/demo/assistant) or by a test's script. For tests:
// - POST /__control/script {id, turns: [{expect, reply}]} GET /__control/script?id=… GET /__control/log POST /__control/reset
// - A reply holds: text (a string, or pieces), calls [{name, arguments}], stop (length, refused, paused, context, filtered, failed),
// refusal, usage {input, output}, status with headers (an error instead), silent (never answers), firstByteMs, pieceMs, cutAfter (events,
// then the connection drops), errorAfter (events, then an error event), twice (every event is sent twice).
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { engineBundle } from '../engineBundle.mjs';
import { anthropic } from './anthropic.mjs';
import { Fault, invalid } from './fault.mjs';
import { openai } from './openai.mjs';
import { readPicture } from './picture.mjs';
import { createScripts } from './scripts.mjs';

const HOST = '127.0.0.1';
const MAX_BODY_BYTES = 40_000_000;
const LOG_LIMIT = 300;
const WIRES = { '/v1/responses': openai, '/v1/messages': anthropic };

async function bodyOf(request) {
  const pieces = [];
  let size = 0;
  for await (const piece of request) {
    size += piece.length;
    if (size > MAX_BODY_BYTES) throw new Fault(413, 'Request too large');
    pieces.push(piece);
  }
  const text = Buffer.concat(pieces).toString('utf8');
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw invalid('The body is not JSON');
  }
}

/** Returns the rules' answer to a request. */
function byRules({ localReply, readTexts, dataOf }, { turns, toolNames, shape }) {
  const last = turns.findLastIndex(({ from }) => from === 'person');
  const { question, context } = readTexts(turns[last]?.texts ?? []);
  const results = turns
    .slice(last + 1)
    .flatMap((turn) => (turn.from === 'tools' ? turn.results : []))
    .map(({ name, json, content, isError }) => ({ name, arguments: dataOf(json), data: dataOf(content), isError }));
  // A request for structured JSON gets the smallest valid value: rules don't write ads.
  if (shape) return { text: JSON.stringify(leastOf(shape)) };
  const reply = localReply({ tools: toolNames, question, context, pictureCount: turns[last]?.pictures ?? 0, results });
  return 'text' in reply ? { text: reply.text } : { calls: reply.calls };
}

function leastOf(schema) {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return leastOf(schema.anyOf[0]);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, leastOf(part)]));
  if (type === 'array') return [leastOf(schema.items)];
  return (
    { string: 'Local model server: rules, no AI model was asked', number: 0, integer: 0, boolean: false }[type] ?? null
  );
}

const piecesOf = (text) => (text === undefined ? [] : Array.isArray(text) ? text : (text.match(/\S+\s*|\s+/g) ?? []));
const jsonOf = (given) => (typeof given === 'string' ? given : JSON.stringify(given ?? {}));

async function sendStream(response, wire, events, reply) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  let sent = 0;
  for (const [name, data] of events) {
    if (response.destroyed) return;
    if (reply.cutAfter !== undefined && sent >= reply.cutAfter) {
      // Written data has to be flushed first.
      await sleep(50);
      return void response.destroy();
    }
    if (reply.errorAfter !== undefined && sent >= reply.errorAfter) {
      const [type, error] = wire.errorEvent();
      return void response.end(`event: ${type}\ndata: ${JSON.stringify(error)}\n\n`);
    }
    for (let time = 0; time < (reply.twice ? 2 : 1); time += 1)
      response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    sent += 1;
    if (reply.pieceMs) await sleep(reply.pieceMs);
  }
  response.end();
}

async function answerModel(state, wire, { request, response, body }) {
  const asked = wire.readRequest(body, request.headers);
  state.note({
    provider: asked.provider,
    path: request.url,
    headers: { version: request.headers['anthropic-version'] ?? '' },
    body,
  });
  let reply;
  try {
    reply = state.scripts.replyTo(asked) ?? byRules(state.rules, asked);
  } catch (error) {
    throw invalid(`The script says: ${error.message}`);
  }
  const entry = state.log.at(-1);
  response.once('close', () => (entry.isClosedEarly = !response.writableFinished));
  if (reply.silent) return;
  if (reply.firstByteMs) await sleep(reply.firstByteMs);
  if (reply.status) throw new Fault(reply.status, 'As the script wants', { headers: reply.headers, code: reply.code });
  const calls = (reply.calls ?? []).map(({ name, arguments: given }) => ({ name, json: jsonOf(given) }));
  const pieces = piecesOf(reply.text);
  const usage = {
    input: reply.usage?.input ?? Math.ceil(JSON.stringify(body).length / 4),
    output: reply.usage?.output ?? Math.ceil((pieces.join('').length + JSON.stringify(calls).length) / 4),
  };
  const events = wire.eventsOf({ ...reply, calls }, { model: asked.model, id: state.nextId(), pieces, usage });
  if (asked.isStream) return sendStream(response, wire, events, reply);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(wire.wholeOf(events)));
}

function control(state, { method, url, body }) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  switch (`${method} ${pathname.slice('/__control/'.length)}`) {
    case 'POST script':
      return void state.scripts.put(body);
    case 'GET script':
      return state.scripts.stateOf(searchParams.get('id'));
    case 'GET log':
      return { requests: state.log };
    case 'POST reset':
      state.scripts.reset();
      return void state.log.splice(0);
    default:
      throw new Fault(404, 'There is no such control');
  }
}

async function answer(state, request, response) {
  const path = new URL(request.url, 'http://localhost').pathname;
  const provider = path === '/v1/messages' ? 'anthropic' : 'openai';
  const id = `req_${state.nextId()}`;
  const json = (value, status = 200, headers = {}) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': id,
      'x-request-id': id,
      ...headers,
    });
    response.end(JSON.stringify(value ?? {}));
  };
  try {
    const body = request.method === 'POST' ? await bodyOf(request) : {};
    if (path.startsWith('/__control/')) return json(control(state, { method: request.method, url: request.url, body }));
    if (request.method !== 'POST') throw new Fault(404, 'Not found');
    if (path === '/v1/images/generations') {
      state.note({ provider: 'openai', path, headers: {}, body });
      return json(readPicture(body, request.headers));
    }
    const wire = WIRES[path];
    if (!wire) throw new Fault(404, 'Not found');
    return await answerModel(state, wire, { request, response, body });
  } catch (error) {
    const fault = error instanceof Fault ? error : new Fault(500, error.message);
    if (!response.headersSent) json(fault.body(provider, id), fault.status, fault.headers);
    else response.destroy();
  }
}

/**
 * @typedef {object} LocalAi
 * @property {string} url of the server
 * @property {Record<string, string>} env for the functions
 * @property {() => Promise<void>} stop
 */

/**
 * @param {{ port: number }} options port: 0 for any
 * @returns {Promise<LocalAi>}
 */
export async function startAi({ port }) {
  const rules = await import(pathToFileURL(await engineBundle('demo/assistant', 'local-assistant')).href);
  let ids = 0;
  const log = [];
  const state = {
    rules,
    scripts: createScripts(),
    log,
    note: (entry) => {
      log.push(entry);
      if (log.length > LOG_LIMIT) log.shift();
    },
    nextId: () => `local${(ids += 1)}`,
  };
  const server = createServer((request, response) => void answer(state, request, response));
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, HOST, resolve));
  const url = `http://${HOST}:${server.address().port}`;
  return {
    url,
    env: { OPENAI_API_BASE: `${url}/v1`, ANTHROPIC_API_BASE: url },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
