// Runs a command and records how much processor time it and its child processes took: node timed.mjs FILE COMMAND ARGS...
//
// Linux adds up a process's finished children. On other systems nothing is recorded or counted against the budget.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { childSeconds } from './processorTime.mjs';

const [file, command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void child.kill(signal));
child.once('error', (error) => {
  console.error(error.message);
  process.exitCode = 127;
});
child.once('close', (code, signal) => {
  const seconds = childSeconds((path) => readFileSync(path, 'utf8'));
  if (seconds !== undefined) writeFileSync(file, String(seconds));
  process.exitCode = code ?? 128 + constants.signals[signal];
});
