// npm run -s manual-j -- FILE.json: prints a house's loads as one JSON object. Exit code 2 and one line if the file is invalid.
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandInput } from './commandInput.mjs';
import { engineBundle } from './engineBundle.mjs';

const { read, refuse } = commandInput('manual-j');
const [file, ...others] = process.argv.slice(2);
if (file === undefined || others.length > 0) refuse('name one file: npm run -s manual-j -- FILE.json');
const text = read(file);
const { calculateCase } = await import(pathToFileURL(await engineBundle('domain/load-calc', 'manual-j')).href);
const { report, fault } = calculateCase(text);
if (report === undefined) refuse(`${basename(file)}: ${fault}`);
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
