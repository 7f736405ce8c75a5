// Builds the functions and rebuilds them when their sources change; the functions emulator then loads the new bundle automatically.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Mendable } from '../report.mjs';
import { projectEnvironment } from '../processes.mjs';
import { ROOT } from '../project.mjs';
import { projectNode } from '../setup/node.mjs';

/** @returns {{ isBuilt: Promise<void>, stop: () => Promise<void> }} isBuilt rejects when the first build fails */
export function watchFunctions() {
  const child = spawn(projectNode(), [join('functions', 'build.mjs'), '--watch'], {
    cwd: ROOT,
    detached: process.platform !== 'win32', // Ctrl-C reaches us alone, and we end it.
    stdio: ['ignore', 'pipe', 'pipe'],
    env: projectEnvironment(),
  });
  const ended = once(child, 'close');
  let builds = 0;
  const firstLine = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      builds += 1;
      if (builds > 1) console.log(`Functions rebuilt: ${line}`);
      resolve();
    });
  });
  // A failed first build doesn't end esbuild's watch mode: it waits for the error to be fixed.
  const firstError = new Promise((resolve) => {
    child.stderr.on('data', (chunk) => {
      process.stderr.write(chunk);
      if (chunk.includes('[ERROR]')) resolve();
    });
  });
  const failure = Promise.race([ended, firstError]).then(() => {
    throw new Mendable('The functions do not build; the messages above say why.', 'npm run build:functions');
  });
  failure.catch(() => undefined); // Once the first build is there, later ones may fail.
  return {
    isBuilt: Promise.race([firstLine, failure]),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
