// npm run -s pay -- FILE.json: prints one time sheet's pay as one JSON object. Exit code 2 and one line if the file is invalid. Anything
// calculated with a caveat (a wrong clock, a state whose law isn't covered) gets a line on stderr.
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandInput } from './commandInput.mjs';
import { engineBundle } from './engineBundle.mjs';

const { read, refuse } = commandInput('pay');
const [file, ...others] = process.argv.slice(2);
if (file === undefined || others.length > 0) refuse('name one file: npm run -s pay -- FILE.json');
const text = read(file);
const { payText } = await import(pathToFileURL(await engineBundle('domain/pay', 'pay')).href);
const { printed, fault, doubts = [] } = payText(text);
if (printed === undefined) refuse(`${basename(file)}: ${fault}`);
for (const doubt of doubts) console.error(`pay: ${basename(file)}: ${doubt}`);
process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`);
