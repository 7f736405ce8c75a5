// npm run -s pay -- FILE.json: the pay of one time sheet as one JSON object. Exit code 2 and one line when the file is not right.
// What was counted with a doubt (a clock that was off, a state whose law nobody collected) has a line on the error output.
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
