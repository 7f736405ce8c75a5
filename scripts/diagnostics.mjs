// npm run -s diagnostics -- FILE.json: prints the outputs of one test as one JSON object. Exit code 2 and one line if the file is
// invalid.
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandInput } from './commandInput.mjs';
import { engineBundle } from './engineBundle.mjs';

const { read, refuse } = commandInput('diagnostics');
const [file, ...others] = process.argv.slice(2);
if (file === undefined || others.length > 0) refuse('name one file: npm run -s diagnostics -- FILE.json');
const text = read(file);
const { runCase } = await import(pathToFileURL(await engineBundle('domain/diagnostics', 'diagnostics')).href);
const { outputs, fault } = runCase(text);
if (outputs === undefined) refuse(`${basename(file)}: ${fault}`);
process.stdout.write(`${JSON.stringify(outputs, null, 2)}\n`);
