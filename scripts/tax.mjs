// npm run -s tax -- FILE.json: prints the sales tax of one job as one JSON object. Exit code 2 and one line if the file is invalid.
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandInput } from './commandInput.mjs';
import { engineBundle } from './engineBundle.mjs';

const { read, refuse } = commandInput('tax');
const [file, ...others] = process.argv.slice(2);
if (file === undefined || others.length > 0) refuse('name one file: npm run -s tax -- FILE.json');
const text = read(file);
const { taxText } = await import(pathToFileURL(await engineBundle('domain/tax', 'tax')).href);
const { printed, fault } = taxText(text);
if (printed === undefined) refuse(`${basename(file)}: ${fault}`);
process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`);
