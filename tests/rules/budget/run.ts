import { FIRESTORE_CASES } from '../cases';
import { firestoreClient } from '../support/firestore';
import { readRules } from '../support/hosts';
import { seed } from '../support/runner';
import { headroomOf } from './headroom';

const client = firestoreClient('demo-fieldwright-budget');
const source = readRules('firestore.rules');
await client.loadRules(source);
await seed(client);
// `npm run test:rules:budget -- reviews leads` measures only these: all of them take longer than a foreground command may.
const wanted = process.argv.slice(2);
for (const one of Object.values(FIRESTORE_CASES)
  .flat()
  .filter(({ id }) => /^largest |^budget /.test(id))
  .filter(({ id }) => wanted.length === 0 || wanted.some((name) => id.includes(` ${name} `)))) {
  console.log(String(await headroomOf(client, source, one)).padStart(5), one.id);
}
await client.clear();
process.exit(0);
