// npm run -s manual-j -- FILE.json: the loads of a house as one JSON object. Exit code 2 and one line when the file is not right.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE, ROOT } from './project.mjs';

const ENGINE = join(ROOT, 'src/domain/load-calc');
const BUNDLES = join(CACHE, 'manual-j');
const WRONG_INPUT = 2;

const [file, ...others] = process.argv.slice(2);
if (file === undefined || others.length > 0) refuse('name one file: npm run -s manual-j -- FILE.json');
const text = read(file);
const { calculateCase } = await import(pathToFileURL(await bundle()).href);
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

/** The engine in one file that any Node can load; made again when one of its files has changed. */
async function bundle() {
  const path = join(BUNDLES, `${fingerprint()}.mjs`);
  if (existsSync(path)) return path;
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(ENGINE, 'command.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  mkdirSync(BUNDLES, { recursive: true });
  const own = join(BUNDLES, `.${process.pid}.mjs`);
  writeFileSync(own, outputFiles[0].text);
  renameSync(own, path);
  for (const name of readdirSync(BUNDLES))
    if (!name.startsWith('.') && name !== basename(path)) rmSync(join(BUNDLES, name), { force: true });
  return path;
}

/** Of every file that goes into the bundle, and of what npm installed. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [join(ROOT, 'package-lock.json'), ...sources(ENGINE)]) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path}:${mtimeMs}:${size};`);
  }
  return hash.digest('hex').slice(0, 16);
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'cases' ? [] : sources(path);
    return /\.test\.ts$/.test(entry.name) ? [] : [path];
  });
}
