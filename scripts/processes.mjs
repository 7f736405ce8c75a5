// Runs the other programs of a developer command.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './project.mjs';
import { pathWith, projectNode } from './setup/node.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @returns {Record<string, string>} the environment with the project's Node and its commands first on the PATH */
export function projectEnvironment() {
  return { ...process.env, PATH: pathWith(projectNode(), pathWith(join(ROOT, 'node_modules/.bin/any'))) };
}

/**
 * Runs a command with our standard input and output.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @param {(text: string) => void} [onOutput] receives the command's output, which is then not shown
 * @returns {{ child: import('node:child_process').ChildProcess, exitCode: Promise<number> }}
 */
export function run(command, args, env = {}, onOutput = undefined) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: { ...projectEnvironment(), ...env },
    shell: process.platform === 'win32',
  });
  for (const stream of onOutput ? [child.stdout, child.stderr] : []) stream.setEncoding('utf8').on('data', onOutput);
  const exitCode = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  return { child, exitCode };
}

/**
 * Calls back once, on the first signal to end. Ctrl-C can arrive twice at once, from the terminal and from npm; only
 * a later one means that the person will not wait.
 * @param {(signal: NodeJS.Signals) => void} onEnd
 */
export function onceAskedToEnd(onEnd) {
  let firstAt;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (firstAt === undefined) {
        firstAt = Date.now();
        onEnd(signal);
      } else if (Date.now() - firstAt > 2000) {
        process.exit(128 + constants.signals[signal]);
      }
    });
  }
}
