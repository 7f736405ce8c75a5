// npm run -s manual-j -- FILE.json: the loads of a house as one JSON object. Exit code 2 and one line when the file is not right.
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineBundle } from './engineBundle.mjs';

const WRONG_INPUT = 2;

const [file, ...others] = process.argv.slice(2);
if (file === undefined || others.length > 0) refuse('name one file: npm run -s manual-j -- FILE.json');
const text = read(file);
const { calculateCase } = await import(pathToFileURL(await engineBundle('load-calc', 'manual-j')).href);
const { report, fault } = calculateCase(text);
if (report === undefined) refuse(`${basename(file)}: ${fault}`);
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);

/** npm runs scripts in the project's folder: the name means the folder that it was typed in, then this one. */
function read(name) {
  const typedIn = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  try {
    return readFileSync(existsSync(typedIn) ? typedIn : resolve(name), 'utf8');
  } catch (error) {
    return refuse(`${name}: cannot be read (${error.code ?? error.message})`);
  }
}

function refuse(line) {
  console.error(`manual-j: ${line}`);
  process.exit(WRONG_INPUT);
}
