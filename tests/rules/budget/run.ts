import { FIRESTORE_CASES } from '../cases';
import { firestoreClient } from '../support/firestore';
import { readRules } from '../support/hosts';
import { seed } from '../support/runner';
import { headroomOf } from './headroom';

const client = firestoreClient('demo-fieldwright-budget');
const source = readRules('firestore.rules');
await client.loadRules(source);
await seed(client);
for (const one of Object.values(FIRESTORE_CASES)
  .flat()
  .filter(({ id }) => /^largest |^budget /.test(id))) {
  console.log(String(await headroomOf(client, source, one)).padStart(5), one.id);
}
await client.clear();
process.exit(0);
