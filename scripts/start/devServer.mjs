// The web app's server: Vite's for development, or the finished build behind production's headers.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOST } from '../emulators/ports.mjs';
import { projectEnvironment } from '../processes.mjs';
import { BIN, ROOT } from '../project.mjs';
import { projectNode } from '../setup/node.mjs';

export const DEV_SERVER_PORT = 5173;

/** The mode keeps a build from being mistaken for one of a project: in `production` mode nothing talks to emulators. */
const EMULATORS = ['--mode', 'emulators', '--logLevel', 'warn', '--clearScreen', 'false'];

/** Builds the app as for a deployment, but for the emulators. @throws Error if the build fails */
function build(env) {
  const { status } = spawnSync(projectNode(), [BIN.vite, 'build', ...EMULATORS], { cwd: ROOT, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The web app could not be built; Vite says why above.');
}

/**
 * Starts Vite against the emulators. Only warnings and errors are shown.
 * @param {{ isBuilt?: boolean }} [options] whether the finished build is served, as the hosting serves it; it is built first
 * @returns {{ isReady: Promise<void>, ended: Promise<unknown>, stop: () => Promise<void> }}
 */
export function startDevServer({ isBuilt = false } = {}) {
  const env = { ...projectEnvironment(), VITE_USE_EMULATORS: 'true' };
  if (isBuilt) build(env);
  const place = ['--host', HOST, '--port', String(DEV_SERVER_PORT), '--strictPort'];
  const args = isBuilt
    ? [BIN.vite, 'preview', ...place, ...EMULATORS]
    : [BIN.vite, ...place, '--logLevel', 'warn', '--clearScreen', 'false'];
  const child = spawn(projectNode(), args, {
    cwd: ROOT,
    // Not in the terminal's process group: Ctrl-C reaches only us, and we end it in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  const ended = once(child, 'close');
  return {
    ended,
    isReady: Promise.race([
      untilItAnswers(),
      ended.then(() => {
        throw new Error('The web app did not start; Vite says why above.');
      }),
    ]),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The first response takes longest: requesting it here means the browser doesn't have to wait. */
async function untilItAnswers() {
  for (;;) {
    try {
      const response = await fetch(`http://${HOST}:${DEV_SERVER_PORT}/`, {
        headers: { accept: 'text/html' },
      });
      if (response.ok) return;
    } catch {
      // Not up yet.
    }
    await sleep(200);
  }
}
