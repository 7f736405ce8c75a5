// npm run -s contract-math -- FILE.json: prints one case of an agreement, a contract or a demolition as one JSON object. Exit code 2 and
// one line if the file is invalid.
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandInput } from './commandInput.mjs';
import { engineBundle } from './engineBundle.mjs';

const { read, refuse } = commandInput('contract-math');
const [file, ...others] = process.argv.slice(2);
if (file === undefined || others.length > 0) refuse('name one file: npm run -s contract-math -- FILE.json');
const text = read(file);
const { contractMathText } = await import(pathToFileURL(await engineBundle('domain/contract', 'contract-math')).href);
const { printed, fault } = contractMathText(text);
if (printed === undefined) refuse(`${basename(file)}: ${fault}`);
process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`);
