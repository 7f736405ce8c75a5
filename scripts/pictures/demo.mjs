// The demo that pictures are taken of: the running `npm start`, or one that this starts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOST, emulatorPorts } from '../emulators/ports.mjs';
import { projectEnvironment } from '../processes.mjs';
import { PROJECT_ID, ROOT } from '../project.mjs';
import { projectNode } from '../setup/node.mjs';
import { DEV_SERVER_PORT } from '../start/devServer.mjs';
import { savedState } from '../start/savedState.mjs';

export const ADDRESS = `http://localhost:${DEV_SERVER_PORT}`;
const START_LIMIT_MS = 8 * 60_000;

export const answers = (url) =>
  fetch(url, { headers: { accept: 'text/html' } }).then(
    (response) => response.ok,
    () => false,
  );

/** @returns {Promise<() => Promise<void>>} stops what was started; the companies are complete by then */
export async function openDemo() {
  if (await answers(ADDRESS)) return async () => undefined;
  const child = spawn(projectNode(), [join('scripts', 'start.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...projectEnvironment(), BROWSER: 'none' },
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const until = Date.now() + START_LIMIT_MS;
  // The state is saved once every company is seeded.
  while (savedState() === undefined || !(await answers(ADDRESS)) || (await companyOf('Blue Ridge')) === undefined) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error('The demo did not start: npm start says why.');
    }
    await sleep(1000);
  }
  return stop;
}

/** @returns {Promise<{ id: string, fields: Record<string, any> }[]>} the documents of a collection, past all rules */
export async function documentsIn(path) {
  const { firestore } = emulatorPorts();
  const url = `http://${HOST}:${firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents/${path}?pageSize=300`;
  const found = [];
  let pageToken = '';
  do {
    const answer = await fetch(`${url}&pageToken=${pageToken}`, { headers: { authorization: 'Bearer owner' } }).then(
      (response) => response.json(),
      () => ({}),
    );
    found.push(...(answer.documents ?? []));
    pageToken = answer.nextPageToken ?? '';
  } while (pageToken !== '');
  return found.map(({ name, fields }) => ({
    id: name.split('/').at(-1),
    fields: Object.fromEntries(Object.entries(fields ?? {}).map(([key, value]) => [key, plain(value)])),
  }));
}

/** @returns {Promise<string | undefined>} the id of the company whose name begins so */
export async function companyOf(name) {
  const companies = await documentsIn('companies');
  return companies.find(({ fields }) => fields.name?.startsWith(name))?.id;
}

/** Converts a value from Firestore's REST format to plain JSON. */
function plain(value) {
  if ('mapValue' in value)
    return Object.fromEntries(Object.entries(value.mapValue.fields ?? {}).map(([key, part]) => [key, plain(part)]));
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plain);
  const [kind, content] = Object.entries(value)[0];
  return kind === 'integerValue' || kind === 'doubleValue' ? Number(content) : content;
}
