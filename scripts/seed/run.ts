// Fills the running emulators with four demo companies, through the same doors as people: accounts, invitations,
// records under the security rules. Run by `npm start` when there is no saved state.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { rebuildDirectory } from '@/domain/customer/api';
import { canSignIn } from './accounts';
import { call } from './client';
import { COMPANIES } from './companies';
import { SIGN_INS_FILE } from './config';
import { startTriggers, stopTriggers } from './emulators';
import { makeLiveEdits } from './liveEdits';
import { createRandom } from './random';
import { seedCompany } from './seedCompany';
import { signInTable } from './signIns';

/** Jobs with pictures: a few at the first company, one at each other. */
const PHOTOGRAPHED_JOBS = [3, 1, 1, 1];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function seedAll(): Promise<void> {
  const startedAt = performance.now();
  const now = new Date();
  const nameWidth = Math.max(...COMPANIES.map(({ name }) => name.length));
  await stopTriggers();
  const outcomes = await Promise.allSettled(
    COMPANIES.map(async (plan, index) => {
      const seeded = await seedCompany(plan, now, PHOTOGRAPHED_JOBS[index] ?? 1);
      const { customers, jobs, technicians } = seeded.counts;
      console.log(`${plan.name.padEnd(nameWidth)}  ${customers} customers, ${jobs} jobs, ${technicians} technicians  (after ${seconds(startedAt)})`);
      return seeded;
    }),
  );
  // Only when nobody writes any more, also if one company failed.
  await startTriggers();
  const companies = outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
  // One company after another: the emulator would answer two calls at once with two processes.
  for (const { plan, team, jobs } of companies) {
    await call(team.owner.client, rebuildDirectory, {});
    await makeLiveEdits(plan, team, jobs, createRandom(`${plan.domain} today`));
  }
  await Promise.all(companies.flatMap(({ team }) => team.members.map(({ client }) => client.close())));
  console.log(`Seeded in ${seconds(startedAt)}\n`);
}

const [first] = COMPANIES;
if (first && (await canSignIn(`admin@${first.domain}`))) {
  console.log('The demo companies are there already.\n');
} else {
  await seedAll();
}
mkdirSync(dirname(SIGN_INS_FILE), { recursive: true });
writeFileSync(SIGN_INS_FILE, `${signInTable()}\n`);
console.log(signInTable());
// The SDK keeps timers and sockets; everything is written by now.
process.exit(0);
