/** npm run rules:generate: writes the schema-based parts of firestore.rules and docs/record-fields.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES_COLLECTIONS } from './collections';
import { fieldsDocument } from './fields';
import { generated } from './generate';

const pathOf = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));

function write(file: string, text: string, then: string): void {
  const path = pathOf(file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) {
    console.log(`${file} is up to date`);
    return;
  }
  writeFileSync(path, text);
  console.log(`${file} was rewritten: ${then}`);
}

write(
  'firestore.rules',
  generated(readFileSync(pathOf('firestore.rules'), 'utf8')),
  'look at the changes, then run npm run test:rules',
);
write('docs/record-fields.md', fieldsDocument(RULES_COLLECTIONS), 'commit it too');
