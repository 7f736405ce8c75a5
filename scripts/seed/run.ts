// Fills the running emulators with four demo companies, the same way people would: accounts, invitations, records under the security
// rules. Run by `npm start` when there is no saved state.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { rebuildDirectory } from '@/domain/customer/api';
import { newId } from '@/lib/ids';
import { countAll } from '../../functions/src/awards/countAll';
import { canSignIn, gatherTeam, type Team } from './accounts';
import { makeBankLines } from './bankLines';
import { takeCards } from './cardPayments';
import { catchUp, countWork, passNight } from './catchUp';
import { call } from './client';
import { COMPANIES } from './companies/companies';
import type { CompanyPlan } from './companies/plan';
import { SIGN_INS_FILE } from './config';
import { startTriggers, stopTriggers } from './emulators';
import { grantFeatures } from './features';
import { functionsDeps } from './functionsDeps';
import { makeLeads } from './leads';
import { makeAssistant } from './assistant';
import { makeMembers } from './members/makeMembers';
import { makeMemberCards } from './memberCards';
import { makeReviews } from './reviews';
import { makeAds } from './ads';
import { makeOutside } from './outside';
import { makeWebsite } from './website';
import { makeLiveEdits } from './liveEdits';
import { makeConversations } from './conversations';
import { makeContracts } from './contracts';
import { makePayRules } from './payRules';
import { makeQuotesAndInvoices } from './quoteToCash';
import { createRandom } from './random';
import { seedCompany, type Extent, type SeededCompany } from './seedCompany';
import { signInTable } from './signIns';

/** The first company gets the most attention; the others just must not be empty. */
const FIRST: Extent = { photographedJobs: 3, monthly: { repairs: 5, larger: 3, late: 2, financed: 8 } };
const OTHERS: Extent = { photographedJobs: 1, monthly: { repairs: 2, larger: 1, late: 0, financed: 0 } };

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** From here on people can sign in: `npm start` waits for this file, and prints it. */
function tellSignIns(): void {
  mkdirSync(dirname(SIGN_INS_FILE), { recursive: true });
  writeFileSync(SIGN_INS_FILE, `${signInTable()}\n`);
}

/** Fills the first company alone, so that there is soon one to view; then the others in parallel. */
async function fillCompanies(startedAt: number): Promise<SeededCompany[]> {
  const now = new Date();
  const nameWidth = Math.max(...COMPANIES.map(({ name }) => name.length));
  const gather = async (plan: CompanyPlan): Promise<Team> => {
    const team = await gatherTeam(plan, now.toISOString());
    await grantFeatures(team);
    return team;
  };
  const fill = async (plan: CompanyPlan, team: Team, extent: Extent): Promise<SeededCompany> => {
    const seeded = await seedCompany(plan, team, now, extent);
    await catchUp(functionsDeps({ now: () => now.toISOString(), newId }), team.companyId);
    const { customers, jobs, technicians } = seeded.counts;
    console.log(
      `${plan.name.padEnd(nameWidth)}  ${customers} customers, ${jobs} jobs, ${technicians} technicians  (after ${seconds(startedAt)})`,
    );
    return seeded;
  };
  const [plan, ...others] = COMPANIES;
  if (!plan) throw new Error('There is no company to seed');
  const team = await gather(plan);
  tellSignIns();
  const first = await fill(plan, team, FIRST);
  // Searchable while the others are filled.
  await call(team.owner.client, rebuildDirectory, {});
  // One after the other: joining a company reads its members in a transaction, and the emulator makes that wait for other joins.
  const gathered: { other: CompanyPlan; own: Team }[] = [];
  for (const other of others) gathered.push({ other, own: await gather(other) });
  const outcomes = await Promise.allSettled(gathered.map(({ other, own }) => fill(other, own, OTHERS)));
  const rest = outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
  return [first, ...rest];
}

async function fillWithoutTriggers(startedAt: number): ReturnType<typeof fillCompanies> {
  await stopTriggers();
  try {
    return await fillCompanies(startedAt);
  } finally {
    // Only when all writers have finished, even if one company failed.
    await startTriggers();
  }
}

async function seedAll(): Promise<void> {
  const startedAt = performance.now();
  const companies = await fillWithoutTriggers(startedAt);
  // One company after another: the emulator would answer two simultaneous calls with two processes.
  for (const { plan, team, jobs } of companies) {
    if (plan === COMPANIES[0]) await takeCards(team);
    await call(team.owner.client, rebuildDirectory, {});
    await makeLiveEdits(plan, team, jobs, createRandom(`${plan.domain} today`));
    await makeLeads({ plan, team, jobs, random: createRandom(`${plan.domain} leads`) });
    await makeConversations({ plan, team, jobs, random: createRandom(`${plan.domain} texts`) });
    await makeReviews({ plan, team, jobs, random: createRandom(`${plan.domain} reviews`) });
    await makeAssistant({ team, random: createRandom(`${plan.domain} assistant`) });
    await makeMemberCards({ team, random: createRandom(`${plan.domain} cards`) });
    await makeOutside({ plan, team, jobs, random: createRandom(`${plan.domain} outside`) });
    await makeAds({ plan, team, jobs, random: createRandom(`${plan.domain} ads`) });
    await makeWebsite({ plan, team, random: createRandom(`${plan.domain} website`) });
    await makeQuotesAndInvoices(
      { plan, team, jobs, random: createRandom(`${plan.domain} money`) },
      plan === COMPANIES[0] ? 4 : 2,
    );
    await makeBankLines({ plan, team, random: createRandom(`${plan.domain} bank`) });
    await makePayRules({ plan, team, jobs, random: createRandom(`${plan.domain} pay`) });
    await makeMembers({ plan, team, jobs, random: createRandom(`${plan.domain} offers`) });
    await makeContracts(
      { plan, team, jobs, random: createRandom(`${plan.domain} contracts`) },
      { areSignedHere: true },
    );
  }
  // Done last, because no one looks at scores and reports first.
  const deps = functionsDeps({ now: () => new Date().toISOString(), newId });
  await Promise.all(
    companies.map(async ({ team: { companyId } }) => {
      await countAll(deps, companyId);
      await countWork(deps, companyId);
      await passNight(deps, companyId);
    }),
  );
  await Promise.all(companies.flatMap(({ team }) => team.members.map(({ client }) => client.close())));
  console.log(`Seeded in ${seconds(startedAt)}\n`);
}

const [first] = COMPANIES;
if (first && (await canSignIn(`admin@${first.domain}`))) {
  console.log('The demo companies are there already.\n');
  tellSignIns();
} else {
  await seedAll();
}
// The SDK keeps timers and sockets open; everything is written by now.
process.exit(0);
