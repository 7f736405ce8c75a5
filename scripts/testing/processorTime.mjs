// Reads programs' processor time from Linux's /proc; undefined on systems that don't have it.
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
const USER = 13;
const SYSTEM = 14;
const CHILD_USER = 15;
const CHILD_SYSTEM = 16;

/** Parses /proc/…/stat. A program's name may contain spaces and parentheses, so the fields start after the last one. */
const fieldsOf = (stat) => ['', '', ...stat.slice(stat.lastIndexOf(')') + 2).split(' ')];

/**
 * @param {(path: string) => string} read throws where there is no such file
 * @returns {number | undefined} seconds of all children of this process that have ended, with theirs
 */
export function childSeconds(read) {
  const fields = statOf(read, 'self');
  return fields && (Number(fields[CHILD_USER]) + Number(fields[CHILD_SYSTEM])) / TICKS_A_SECOND;
}

/**
 * @param {(path: string) => string} read
 * @param {readonly string[]} pids of all running processes
 * @param {number} root
 * @returns {number | undefined} seconds of the running descendants of `root`, with the ended children of each
 */
export function descendantSeconds(read, pids, root) {
  const running = pids.flatMap((pid) => {
    const fields = statOf(read, pid);
    return fields ? [{ pid: Number(pid), parent: Number(fields[3]), fields }] : [];
  });
  if (running.length === 0) return undefined;
  const ours = new Set([root]);
  for (let size = 0; size !== ours.size;) {
    size = ours.size;
    for (const { pid, parent } of running) if (ours.has(parent)) ours.add(pid);
  }
  const ticks = running
    .filter(({ pid }) => pid !== root && ours.has(pid))
    .flatMap(({ fields }) => [USER, SYSTEM, CHILD_USER, CHILD_SYSTEM].map((at) => Number(fields[at])));
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_A_SECOND;
}

/** @returns {number | undefined} seconds of everything that this process has started and that still runs */
export function runningSeconds() {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
    return descendantSeconds((path) => readFileSync(path, 'utf8'), pids, process.pid);
  } catch {
    return undefined;
  }
}

const IDLE = 3;
const WAITING = 4;

/**
 * What all cores did since the machine started, for all programs: browsers end without anybody adding up what their pages took.
 * @param {(path: string) => string} [read] throws where there is no such file
 * @returns {number | undefined} seconds
 */
export function machineSeconds(read = (path) => readFileSync(path, 'utf8')) {
  try {
    const [line = ''] = read('/proc/stat').split('\n');
    const ticks = line.trim().split(/\s+/u).slice(1, 9).map(Number);
    return ticks.reduce((sum, one, at) => (at === IDLE || at === WAITING ? sum : sum + one), 0) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}

function statOf(read, pid) {
  try {
    return fieldsOf(read(`/proc/${pid}/stat`));
  } catch {
    return undefined;
  }
}
