import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import { formatAddress } from '@/domain/contact/format';
import { answerSigning, linkForSigner, sendContract } from '@/domain/contract/record/api';
import { lawStateOf, newContractValues } from '@/domain/contract/record/origin';
import type { Cover } from '@/domain/contract/record/parts';
import { contractSchema, newContract, type Contract } from '@/domain/contract/record/schema';
import { scheduledCents, scheduleOfValuesLineSchema, writeSchedule } from '@/domain/contract/record/scheduleOfValues';
import { earliestEnd } from '@/domain/contract/record/covers';
import { starterTemplate } from '@/domain/contract/record/starters';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay, nowIso } from '@/lib/dates';
import type { Person, Team } from './accounts';
import { call } from './client';
import type { CompanyPlan } from './companies/plan';
import { contractDesk } from './contractDesk';
import { makeContractMoney } from './contractMoney';
import { SOLD } from './contractWorks';
import { makeBillsByCost, makeMeasuredBills } from './pricedContracts';
import type { SeedJob } from './jobs';
import type { Random } from './random';
import { WAREHOUSE_ID } from './sites';
import { changed, commitAll, created } from './writes';

type Setting = { plan: CompanyPlan; team: Team; jobs: readonly SeedJob[]; random: Random };
/** Status of each of a company's contracts, and the end of its insurance. */
const CONTRACTS = [
  { work: 0, fate: 'signed', startedDaysAgo: 25, insuredDays: 18 },
  { work: 1, fate: 'signed', startedDaysAgo: -10, insuredDays: 210 },
  { work: 0, fate: 'out', startedDaysAgo: -30, insuredDays: 210 },
  { work: 1, fate: 'draft', startedDaysAgo: -45, insuredDays: 210 },
  { work: 2, fate: 'signed', startedDaysAgo: 40, insuredDays: 210 },
  { work: 3, fate: 'signed', startedDaysAgo: 33, insuredDays: 210 },
] as const;

const coversOf = (today: string, days: number, random: Random): Cover[] => [
  {
    id: 'liability',
    kind: 'liability',
    issuer: 'Harbor Mutual',
    number: random.pattern('GL-######'),
    limitCents: 100_000_000,
    expiresOn: addCalendarDays(today, days),
  },
  {
    id: 'workers',
    kind: 'workers-comp',
    issuer: 'Harbor Mutual',
    number: random.pattern('WC-######'),
    limitCents: 0,
    expiresOn: addCalendarDays(today, 240),
  },
];

/**
 * Creates contracts for a company that builds or demolishes: signed, out for signature and a draft, through the screens' functions. The
 * in-tab demo moves dates and shortens ids, which would break an event chain: there they were signed on paper (`areSignedHere` false).
 */
export async function makeContracts(
  { plan, team, jobs, random }: Setting,
  { areSignedHere }: { areSignedHere: boolean },
): Promise<void> {
  const sold = SOLD[plan.industry];
  if (!sold) return;
  const by = team.members.find(({ role }) => role === 'manager') ?? team.owner;
  const today = calendarDay(plan.timeZone);
  const places = await placesOf({ team, by, jobs }, CONTRACTS.length);
  for (const [index, { work, fate, startedDaysAgo, insuredDays }] of CONTRACTS.entries()) {
    const { household } = places[index] ?? {};
    const given = sold.works[work];
    if (!household || !given) return;
    const property = household.properties[0];
    const lines = given.lines.map(([description, costCode, scheduledValueCents, priced = {}], line) =>
      scheduleOfValuesLineSchema.parse({
        id: `line-${line + 1}`,
        item: String(line + 1),
        ...{ description, costCode, scheduledValueCents },
        ...{ unit: priced.unit, unitPriceCents: priced.unitPriceCents, fee: priced.fee },
        ...(priced.quantity !== undefined && { quantityE4: priced.quantity * QUANTITY_ONE_E4 }),
      }),
    );
    const startsOn = addCalendarDays(today, -startedDaysAgo);
    const covers = coversOf(today, insuredDays, random);
    const values = newContractValues(
      {
        company: { name: plan.name, email: '', address: plan.address },
        writer: { name: [by.firstName, by.lastName].filter(Boolean).join(' '), email: '' },
        customer: null,
        property: null,
        estimate: null,
        template: starterTemplate(sold.template),
        jobId: '',
      },
      new Date(),
    );
    const contract = newContract({
      ...values,
      number: `C${today.slice(2, 4)}-${random.pattern('#####')}`,
      title: given.title,
      scope: given.scope,
      priceType: given.priceType ?? 'fixed',
      terms: { ...values.terms, depositCents: given.depositCents ?? 0 },
      customerId: household.id,
      customerName: household.record.name,
      customerSortName: household.record.sortName,
      customerEmail: household.record.email,
      propertyId: property?.id ?? '',
      propertyAddress: property ? formatAddress(property.record.address) : '',
      lawState: property ? lawStateOf(property.record) : '',
      schedule: writeSchedule(lines),
      priceCents: scheduledCents(lines),
      startsOn,
      finishesOn: addCalendarDays(startsOn, 75),
      covers,
      coverEndsOn: earliestEnd(covers),
      milestones: [
        { id: 'rough', name: 'Rough work complete', dueOn: addCalendarDays(startsOn, 35), amountCents: 0 },
        { id: 'done', name: 'Substantially complete', dueOn: addCalendarDays(startsOn, 75), amountCents: 0 },
      ],
      // Without addresses no one is e-mailed.
      parties: [
        { id: 'owner', role: 'owner', name: household.record.name.slice(0, 120), title: '', email: '', order: 1 },
        ...values.parties.map((party) => ({ ...party, id: 'us', email: '', order: 2 })),
      ],
    });
    const onPaper =
      fate === 'signed'
        ? { state: 'active' as const, signedOn: addCalendarDays(today, -Math.max(30, startedDaysAgo + 6)) }
        : {};
    const contractId = await makeContract({
      team,
      by,
      contract: areSignedHere ? contract : { ...contract, ...onPaper },
      fate: areSignedHere ? fate : 'draft',
      random,
    });
    if (given.priceType === 'unit') await makeMeasuredBills(contractDesk({ team, by, today, contractId }));
    else if (given.priceType) await makeBillsByCost(contractDesk({ team, by, today, contractId }));
  }
  if (plan.industry === 'demolition') await startWarehouse({ team, by, today, random }, areSignedHere);
}

/** Returns customers with work, each once. Those that the in-tab demo left out as old don't count. */
async function placesOf({ team, by, jobs }: Pick<Setting, 'team' | 'jobs'> & { by: Person }, count: number) {
  const places: SeedJob[] = [];
  for (const job of new Map(jobs.map((each) => [each.household.id, each])).values()) {
    if (places.length === count) break;
    const customer = doc(by.client.db, `companies/${team.companyId}/customers`, job.household.id);
    if ((await getDoc(customer)).data() !== undefined) places.push(job);
  }
  return places;
}

/** Signs the warehouse's contract, which was created with its site, and creates what followed under it. */
async function startWarehouse(
  { team, by, today, random }: Pick<Made, 'team' | 'by' | 'random'> & { today: string },
  isSignedHere: boolean,
): Promise<void> {
  const path = `companies/${team.companyId}/contracts`;
  const stored = (await getDoc(doc(by.client.db, path, WAREHOUSE_ID))).data();
  if (!stored) return;
  if (isSignedHere) {
    await call(by.client, sendContract, { contractId: WAREHOUSE_ID, revision: String(stored['revision']) });
    await signAll(by, { contractId: WAREHOUSE_ID, parties: contractSchema.shape.parties.parse(stored['parties']) });
  } else {
    const audit = changed(by, nowIso(), String(stored['revision']), random);
    const data = { state: 'active', signedOn: addCalendarDays(today, -26), ...audit };
    await commitAll([{ by, kind: 'update', path, id: WAREHOUSE_ID, data }]);
  }
  await makeContractMoney(contractDesk({ team, by, today, contractId: WAREHOUSE_ID }));
  if (isSignedHere) return;
  // Their event chains would break there too: they were sent on paper.
  const orders = await getDocs(query(collection(by.client.db, `companies/${team.companyId}/changeOrders`), limit(20)));
  await commitAll(
    orders.docs.map((order) => ({
      by,
      kind: 'update',
      path: `companies/${team.companyId}/changeOrders`,
      id: order.id,
      data: {
        ...{ version: 0, paper: '', paperHash: '', chainHead: '' },
        ...changed(by, nowIso(), String(order.data()['revision']), random),
      },
    })),
  );
}

type Made = {
  team: Team;
  by: Team['owner'];
  contract: Contract;
  fate: (typeof CONTRACTS)[number]['fate'];
  random: Random;
};

async function makeContract({ team, by, contract, fate, random }: Made): Promise<string> {
  const contractId = random.id();
  const audit = created(by, nowIso(), random);
  await commitAll([
    { by, kind: 'set', path: `companies/${team.companyId}/contracts`, id: contractId, data: { ...contract, ...audit } },
  ]);
  if (fate === 'draft') return contractId;
  await call(by.client, sendContract, { contractId, revision: audit.revision });
  if (fate !== 'out') await signAll(by, { contractId, parties: contract.parties });
  return contractId;
}

async function signAll(
  by: Person,
  { contractId, parties }: { contractId: string; parties: Contract['parties'] },
): Promise<void> {
  for (const { id: partyId, name } of parties) {
    const { token } = await call(by.client, linkForSigner, { contractId, partyId, isOnly: true });
    const { paperHash } = await call(by.client, answerSigning, { token, answer: { kind: 'consent' } });
    const signature = { name, kind: 'typed' as const, imageDataUrl: '' };
    await call(by.client, answerSigning, { token, answer: { kind: 'sign', paperHash, signature } });
  }
}
