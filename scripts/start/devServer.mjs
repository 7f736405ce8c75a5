// The web app's development server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOST } from '../emulators/ports.mjs';
import { projectEnvironment } from '../processes.mjs';
import { BIN, ROOT } from '../project.mjs';
import { projectNode } from '../setup/node.mjs';

export const DEV_SERVER_PORT = 5173;

/**
 * Starts Vite against the emulators. Only warnings and errors are shown.
 * @returns {{ isReady: Promise<void>, ended: Promise<unknown>, stop: () => Promise<void> }}
 */
export function startDevServer() {
  const args = [
    BIN.vite,
    '--host',
    HOST,
    '--port',
    String(DEV_SERVER_PORT),
    '--strictPort',
    '--logLevel',
    'warn',
    '--clearScreen',
    'false',
  ];
  const child = spawn(projectNode(), args, {
    cwd: ROOT,
    // Not in the terminal's process group: Ctrl-C reaches us alone, and we end it in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...projectEnvironment(), VITE_USE_EMULATORS: 'true' },
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

/** The first answer takes longest: asking for it here means that the browser need not wait. */
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
