// npm run -s route -- FILE [--seconds N] [--seed N] [--id CASE] [--insert VISIT]: prints a plan as one JSON object. FILE is a field case
// (.json) or one of Solomon's instances (.txt). Exit code 2 and one line if the file or an option isn't right.
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { commandInput } from './commandInput.mjs';
import { engineBundle } from './engineBundle.mjs';

const { read, refuse } = commandInput('route');
const USAGE = 'npm run -s route -- FILE [--seconds N] [--seed N] [--id CASE] [--insert VISIT]';
const USUAL_SECONDS = 10;
/** Processor time, so a busy machine gives the same plan; but the wait is at most this many times as long. */
const MOST_WAITING = 3;

const { file, seconds, seed, id, insert } = options();
const text = read(file);
const { planText } = await import(pathToFileURL(await engineBundle('domain/routing', 'route')).href);
const { printed, fault } = planText(text, {
  fileName: file,
  seed,
  budget: { milliseconds: seconds * 1000, now: clock() },
  id,
  insert,
});
if (printed === undefined) refuse(`${basename(file)}: ${fault}`);
process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`);

function options() {
  const string = { type: 'string' };
  let parsed;
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: { seconds: string, seed: string, id: string, insert: string },
    });
  } catch (error) {
    return refuse(`${error.message.split(/\.\s/)[0]}: ${USAGE}`);
  }
  const { positionals, values } = parsed;
  if (positionals.length !== 1) return refuse(`name one file: ${USAGE}`);
  return {
    file: positionals[0],
    seconds: number(
      '--seconds',
      values.seconds,
      USUAL_SECONDS,
      (value) => value > 0 && value <= 3600,
      'above 0, at most 3600',
    ),
    seed: number(
      '--seed',
      values.seed,
      1,
      (value) => Number.isSafeInteger(value) && value >= 0,
      'a whole number from 0 on',
    ),
    id: values.id,
    insert: values.insert,
  };
}

function number(name, text, usual, isRight, what) {
  if (text === undefined) return usual;
  const value = Number(text);
  return text.trim() !== '' && isRight(value) ? value : refuse(`${name}: must be ${what}, not “${text}”`);
}

/** Returns milliseconds of processor time, or of wall-clock time if that is far ahead. */
function clock() {
  return () => {
    const { user, system } = process.cpuUsage();
    return Math.max((user + system) / 1000, performance.now() / MOST_WAITING);
  };
}
