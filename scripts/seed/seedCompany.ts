import type { Team } from './accounts';
import { awardRounds } from './awards';
import { companyClock } from './clock';
import type { CompanyPlan } from './companies/plan';
import { makeCustomers } from './customers';
import { diagnosticWrites } from './diagnostics';
import { discountWrites } from './discounts';
import { findingWrites } from './findings';
import { functionsDeps } from './functionsDeps';
import { recordHours } from './hours';
import { makeJobs, type SeedJob } from './jobs';
import { inspectionRounds } from './inspections';
import { jobRounds } from './jobWrites';
import { loadCalculationWrites } from './loadCalculations';
import { startMemberYears } from './members/memberYears';
import { noteWrites } from './notes';
import { makePastYear, type PastSales } from './pastYear';
import { takePhotos } from './photos';
import { settle } from './places';
import { plumbingWrites } from './plumbingCalculations';
import { pricebookWrites } from './pricebook';
import { refrigerantWrites } from './refrigerant';
import { readZones } from './quoteToCash';
import { siteRounds } from './sites';
import { createRandom } from './random';
import { crewWrites, householdWrites } from './recordWrites';
import { taxWrites } from './taxes';
import { odometerWrites, resourcesOf, resourceWrites, withResources } from './resources';
import { territoryWrites } from './territories';
import { joinedTechnicians, makeCrew } from './technicians';
import { entryRounds } from './visits';
import { makeWeeksAhead } from './weeksAhead';
import { changeBilling, unitsOf, withUnits } from './units';
import { workDoneWrites } from './workDone';
import { commitAll } from './writes';

export type SeededCompany = {
  plan: CompanyPlan;
  team: Team;
  jobs: SeedJob[];
  counts: { customers: number; jobs: number; technicians: number };
};

/** How much slow-to-make data to create: jobs with pictures, and sales in each month before this one. */
export type Extent = { photographedJobs: number; monthly: PastSales };

/** Fills a company with everything its people would have entered in six weeks. */
export async function seedCompany(
  plan: CompanyPlan,
  team: Team,
  now: Date,
  { photographedJobs, monthly }: Extent,
): Promise<SeededCompany> {
  // All randomness is seeded by the company's name, so that seeding in parallel changes nothing.
  const random = createRandom(plan.domain);
  const clock = companyClock(plan.timeZone, now);
  const root = `companies/${team.companyId}`;

  const crew = makeCrew(plan, team, await joinedTechnicians(team), clock, random);
  const households = makeCustomers(plan.region, plan.trade, random).map((customer) =>
    settle(customer, plan.region, plan.trade, clock, random),
  );
  const jobs = withUnits(plan, makeJobs({ trade: plan.trade, team, crew, households, clock, random }));
  const [creations = [], ...moves] = jobRounds(jobs, `${root}/jobs`, random);
  if (plan.units) {
    const settingUp = createRandom(`${plan.domain} units`);
    const deps = functionsDeps({ now: () => now.toISOString(), newId: () => settingUp.id() });
    await changeBilling(deps, team, { units: await unitsOf(plan, team) });
  }
  const notes = noteWrites(jobs, plan.trade.findings, team, `${root}/notes`, clock, random);

  // Uses a separate random sequence, so that it doesn't shift anything else.
  const billing = createRandom(`${plan.domain} billing`);
  const loads =
    plan.industry === 'hvac'
      ? await loadCalculationWrites(households, team, clock, createRandom(`${plan.domain} loads`))
      : [];
  await commitAll([
    ...taxWrites(plan.address.state, team, clock, billing),
    ...discountWrites(plan.trade, team, clock, billing),
    ...pricebookWrites(plan.industry, team, clock, billing),
    ...crewWrites(crew, team, clock, random),
    ...householdWrites(households, team, clock, random),
    ...creations,
    ...notes,
    ...loads,
    ...plumbingWrites(plan.industry, households, team, clock, createRandom(`${plan.domain} plumbing`)),
    ...diagnosticWrites(plan.industry, households, team, clock, createRandom(`${plan.domain} diagnostics`)),
    ...refrigerantWrites(plan.industry, households, team, clock, createRandom(`${plan.domain} refrigerant`)),
  ]);
  for (const round of moves) await commitAll(round);
  const found = createRandom(`${plan.domain} findings`);
  await commitAll(findingWrites(plan.trade.deficiencies ?? [], households, jobs, team, clock, plan.timeZone, found));
  const inspecting = createRandom(`${plan.domain} inspections`);
  for (const round of await inspectionRounds(plan, households, team, clock, inspecting)) await commitAll(round);
  await commitAll(workDoneWrites(jobs, plan.trade.sold, root, createRandom(`${plan.domain} work done`)));

  // A separate sequence here too.
  const planning = createRandom(`${plan.domain} weeks ahead`);
  const ahead = makeWeeksAhead(
    { trade: plan.trade, team, crew, households, clock, random: planning },
    jobs,
    plan.timeZone,
  );
  for (const round of jobRounds(withUnits(plan, ahead.jobs), `${root}/jobs`, planning)) await commitAll(round);
  const pins = new Map(households.flatMap(({ properties }) => properties.map(({ id, record }) => [id, record.pin])));
  const resources = resourcesOf({ crew, industry: plan.industry, entries: ahead.entries });
  await commitAll([
    ...resourceWrites(resources, team, clock, createRandom(`${plan.domain} resources`)),
    ...odometerWrites(resources, team, clock, createRandom(`${plan.domain} odometers`)),
    ...territoryWrites({ region: plan.region, crew, team, clock, random: createRandom(`${plan.domain} territories`) }),
  ]);
  const entries = withResources(ahead.entries, resources).map(({ entry, ...rest }) => ({
    ...rest,
    entry: { ...entry, propertyPin: pins.get(entry.propertyId) ?? '' },
  }));
  const sites = createRandom(`${plan.domain} sites`);
  for (const round of siteRounds(plan.industry, [...jobs, ...ahead.jobs], team, clock, sites)) await commitAll(round);
  for (const round of entryRounds(entries, `${root}/schedule`, planning)) await commitAll(round);
  await recordHours({ team, jobs, crew, clock, timeZone: plan.timeZone, random: createRandom(`${plan.domain} hours`) });
  const awarding = createRandom(`${plan.domain} awards`);
  for (const round of awardRounds({ plan, team, crew, jobs, clock, random: awarding })) await commitAll(round);
  const photographed = jobs.filter(({ fate }) => fate === 'work-done').slice(-photographedJobs);
  await commitAll((await Promise.all(photographed.map((job) => takePhotos(job, team.companyId, random)))).flat());

  const zones = await readZones(team.owner, root);
  const members = await startMemberYears({
    plan,
    team,
    households,
    zones,
    random: createRandom(`${plan.domain} members`),
  });
  await makePastYear({
    plan,
    team,
    households,
    zones,
    random: createRandom(`${plan.domain} past year`),
    monthly,
    members,
  });

  return { plan, team, jobs, counts: { customers: households.length, jobs: jobs.length, technicians: crew.length } };
}
