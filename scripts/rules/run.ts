/** npm run rules:generate: writes what firestore.rules takes from the schemas. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generated } from './generate';

const path = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
const before = readFileSync(path, 'utf8');
const after = generated(before);
if (after === before) console.log('firestore.rules is up to date');
else {
  writeFileSync(path, after);
  console.log('firestore.rules was written anew: look at the changes, then run npm run test:rules');
}
