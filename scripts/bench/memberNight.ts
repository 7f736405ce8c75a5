// Run by agreements.ts in its own process, with the functions' code. Prints figures as JSON.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getApps, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { started } from '@/domain/agreement/record/change';
import { withBill } from '@/domain/agreement/record/night';
import type { Agreement } from '@/domain/agreement/record/schema';
import { companySchema } from '@/domain/company/schema';
import { newId } from '@/lib/ids';
import { buildAgreement, buildMember } from '@/testing/factories/agreement';
import { buildCustomer } from '@/testing/factories/customer';
import { buildProperty } from '@/testing/factories/property';
import { agreementsOfTheDay } from '../../functions/src/agreements/nightlyAgreements';
import { sendRun } from '../../functions/src/billing/recurring';
import type { Deps } from '../../functions/src/platform/admin';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import type { Figure } from './figures';

/**
 * `npm run bench -- agreements 400` uses fewer, and with `killed` after it the nightly run is killed halfway and restarted (emulator
 * only).
 */
const MEMBERS = Number(process.argv[2] ?? '2000');
/** For 2,000 members, scaled in proportion for other counts. */
const LIMIT_SECONDS = (300 * MEMBERS) / 2_000;
const COMPANY = 'companies/bench';
const TODAY = '2026-06-15';
/** The clock keeps running as on a real night: some limits count by the minute. */
const STARTED_MS = Date.parse(`${TODAY}T15:00:00.000Z`);
let aheadMs = 0;
const now = (): string => new Date(STARTED_MS + aheadMs + performance.now()).toISOString();
const AT_ONCE = 200;

const isOnEmulator = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
if (getApps().length === 0) initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' });
const db: Firestore = getFirestore();
const owner = { uid: 'owner', email: 'owner@example.com', emailVerified: true, disabled: false };
const deps: Deps = {
  db,
  auth: { getUser: () => Promise.resolve(owner) } as unknown as Auth,
  bucket: () => Promise.reject(new Error('No files here')),
  now,
  newId,
};

/** Documents read and written, as Firestore bills them. */
const counted = { reads: 0, writes: 0, transactions: 0 };

/** Counts what transactions read and write: everything in the nightly run except searching for what is due. */
function countTransactions(): void {
  const run = db.runTransaction.bind(db);
  db.runTransaction = (work, options) =>
    run(async (transaction) => {
      counted.transactions += 1;
      const [get, getAll] = [transaction.get.bind(transaction), transaction.getAll.bind(transaction)];
      const reading = transaction as unknown as Record<'get' | 'getAll' | (typeof WRITES)[number], unknown>;
      reading.get = async (target: Parameters<typeof get>[0]) => {
        const found = (await get(target as never)) as { size?: number };
        counted.reads += Math.max(1, found.size ?? 1);
        return found;
      };
      reading.getAll = async (...targets: Parameters<typeof getAll>) => {
        const found = await getAll(...targets);
        counted.reads += found.length;
        return found;
      };
      for (const kind of WRITES) {
        const write = (transaction[kind] as (...given: unknown[]) => unknown).bind(transaction);
        reading[kind] = (...given: unknown[]) => {
          counted.writes += 1;
          return write(...given);
        };
      }
      return work(transaction);
    }, options);
}
const WRITES = ['create', 'set', 'update', 'delete'] as const;

/** Builds a member since a month ago, whose second bill is due today and whose first month must be posted. */
function memberNumber(index: number): Agreement {
  const startsOn = '2026-05-15';
  const { id: _, ...draft } = buildAgreement({ number: `S26-${index}`, startsOn, ...partiesOf(index) });
  const { consent } = buildMember();
  if (!consent) throw new Error('A member has agreed');
  const act = { today: startsOn, now: `${startsOn}T15:00:00.000Z`, by: '' };
  const bill = { invoiceId: 'earlier', on: startsOn, dueOn: startsOn, lineId: '', name: '', pausedDays: 0, tries: [] };
  const period = { from: startsOn, until: TODAY, priceCents: draft.priceCents, isPaid: true };
  return withBill(started(draft, consent, act), { ...bill, ...period });
}

const partiesOf = (index: number) => ({
  customerId: `k${index}`,
  propertyId: `p${index}`,
  customerName: `Member ${index}`,
  customerEmail: `member${index}@example.com`,
});

/** Writes the company and its members. */
async function fill(): Promise<void> {
  const company = companySchema.parse({ name: 'Bench', ownerId: 'owner', timeZone: 'America/New_York' });
  await db.doc(COMPANY).set({ ...company, subscription: { firstPaidAt: now() } });
  for (let from = 0; from < MEMBERS; from += AT_ONCE) {
    const batch = db.batch();
    for (let index = from; index < Math.min(MEMBERS, from + AT_ONCE); index += 1) {
      const { customerId, propertyId, customerEmail } = partiesOf(index);
      const { id: _, ...customer } = buildCustomer({ email: customerEmail });
      const { id: __, ...property } = buildProperty({ customerId });
      batch.set(db.doc(`${COMPANY}/customers/${customerId}`), customer);
      batch.set(db.doc(`${COMPANY}/properties/${propertyId}`), property);
      batch.set(db.doc(`${COMPANY}/agreements/a${index}`), memberNumber(index));
    }
    await batch.commit();
  }
}

/** Runs the night once. E-mails are rendered with their PDF, and accepted by a mail server that takes no time. */
async function night() {
  const deliver = async (_: unknown, handOver: () => Promise<void>) => {
    await handOver();
    return { refused: [] };
  };
  const before = { ...counted };
  const startedAt = performance.now();
  const processor = process.cpuUsage();
  const { counts } = await runNightly(
    deps,
    'nightlyAgreements',
    agreementsOfTheDay((on, run) => sendRun(on, run, deliver), deliver),
  );
  return {
    seconds: (performance.now() - startedAt) / 1_000,
    processorSeconds: (({ user, system }) => (user + system) / 1e6)(process.cpuUsage(processor)),
    reads: (counted.reads - before.reads) / MEMBERS,
    writes: (counted.writes - before.writes) / MEMBERS,
    transactions: (counted.transactions - before.transactions) / MEMBERS,
    counts,
  };
}

/**
 * Lets a process like this one bill half of the members, and kills it there. Its lease on the company's money then expires on its own;
 * mail that was being sent is settled two minutes later, by the night's clock.
 */
async function killHalfway(): Promise<void> {
  const child = spawn(process.execPath, [process.argv[1] ?? '', String(MEMBERS), 'dies'], { stdio: 'ignore' });
  const numbered = async (): Promise<number> =>
    Number((await db.doc(`${COMPANY}/counters/invoices`).get()).get('last') ?? 0);
  while ((await numbered()) < MEMBERS / 2) await sleep(200);
  child.kill('SIGKILL');
  await sleep(20_500);
}

/** Returns the night's invoices, and how many distinct numbers they have: each member is billed once. */
async function issued() {
  const { docs } = await db.collection(`${COMPANY}/invoices`).select('number').get();
  return { invoices: docs.length, numbers: new Set(docs.map((one) => String(one.get('number')))).size };
}

const isKilled = process.argv[3] === 'killed';
if (isKilled) {
  // Run of the next hour.
  aheadMs = 3_600_000;
  await killHalfway();
} else await fill();
countTransactions();
const [first, again] = [await night(), await night()];
const made = await issued();
// The other half was billed before the kill.
const whole = isKilled ? {} : { atLeast: MEMBERS };
const where = isOnEmulator ? 'on the emulator' : 'in memory';
const billed = first.counts['billed'] ?? 0;
const figures: Figure[] = [
  {
    what: `A night that bills ${MEMBERS} members by e-mail, ${where}`,
    figure: first.seconds,
    unit: 's',
    limit: LIMIT_SECONDS,
  },
  { what: '... processor time of the functions', figure: first.processorSeconds, unit: 's' },
  { what: '... bills', figure: billed, unit: 'bills', limit: MEMBERS, ...whole },
  { what: '... of them sent', figure: first.counts['sent'] ?? 0, unit: 'e-mails', limit: MEMBERS, ...whole },
  { what: '... invoices of it', figure: made.invoices, unit: 'invoices', limit: MEMBERS, atLeast: MEMBERS },
  { what: '... different numbers', figure: made.numbers, unit: 'numbers', limit: MEMBERS, atLeast: MEMBERS },
  { what: '... documents read per member', figure: first.reads, unit: 'reads' },
  { what: '... documents written per member', figure: first.writes, unit: 'writes' },
  { what: '... transactions per member', figure: first.transactions, unit: 'transactions' },
  { what: '... bills of the same night run again', figure: again.counts['billed'] ?? 0, unit: 'bills', limit: 0 },
];
console.log(JSON.stringify(figures));
process.exit(0);
