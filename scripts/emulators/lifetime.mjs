// The lifecycle of the firebase-tools process: when it is up, when it is gone, and how to stop it.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Mendable } from '../report.mjs';

const STOP_TIMEOUT_MS = 20_000;

/**
 * Copies the output to the log and detects in it when all emulators are up.
 * @param {import('node:child_process').ChildProcess} child
 * @param {import('node:fs').WriteStream} log
 * @param {(line: string) => void} [onLine]
 * @returns {{ isReady: Promise<void>, ended: Promise<void> }} isReady rejects with the last lines if the suite ends first
 */
export function followProcess(child, log, onLine) {
  const lastLines = [];
  let setReady;
  const ready = new Promise((resolve) => {
    setReady = resolve;
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      lastLines.push(line);
      if (lastLines.length > 25) lastLines.shift();
      if (line.includes('All emulators ready')) setReady();
      onLine?.(line);
    });
  }
  const ended = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  }).then(() => log.end());
  const endedEarly = ended.then(() => {
    throw new Error(`The emulators ended before they were ready:\n${lastLines.join('\n')}`);
  });
  endedEarly.catch(() => undefined); // Once ready, exiting is not an error.
  return { isReady: Promise.race([ready, endedEarly]), ended };
}

/**
 * Waits for the suite to be ready, up to a timeout.
 * @param {Promise<void>} promise
 * @param {number} ms
 * @param {string} logFile
 */
export async function withTimeout(promise, ms, logFile) {
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Mendable(
            `The emulators did not get ready in ${ms / 1000} seconds; see their log:`,
            `tail -50 ${logFile}`,
          ),
        ),
      ms,
    );
  });
  try {
    await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Stops the suite: firebase-tools stops its own children on SIGINT; anything left after a while is killed.
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<void>} ended
 * @param {Set<number>} pids of the emulators in their own process groups
 */
export async function stopProcess(child, ended, pids) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  if (process.platform === 'win32') {
    spawn('taskkill', ['/PID', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
  } else {
    child.kill('SIGINT');
  }
  const timer = setTimeout(() => {
    for (const pid of [-child.pid, ...pids]) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // Already gone.
      }
    }
  }, STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}
