// Run by reactions.ts in a separate process, with the in-memory database instead of Firestore. Prints figures as JSON.
import { companySchema } from '@/domain/company/schema';
import { customerInputSchema, newCustomer } from '@/domain/customer/schema';
import { invoiceInputSchema, invoiceSchema } from '@/domain/invoice/schema';
import { newJob } from '@/domain/job/create';
import { jobInputSchema } from '@/domain/job/schema';
import { newId } from '@/lib/ids';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { invocations, settled } from '../../tests/functions/inMemory/allFunctions';
import { getFirestore } from '../../tests/functions/inMemory/firestore';
import type { Figure } from './figures';

const WRITES = 200;
const WARM_UP = 20;
const AT = '2026-03-02T15:00:00.000Z';
const COMPANY = 'companies/c1';
const db = getFirestore();

/** The fields a member's write adds to a record alongside its own. */
const audit = () => ({
  createdBy: 'u1',
  createdAt: AT,
  updatedBy: 'u1',
  updatedAt: AT,
  revision: newId(),
  baseRevision: '',
});

const customer = newCustomer(customerInputSchema.parse({ firstName: 'Ada', lastName: 'Lovelace' }));
const jobNamed = (title: string) =>
  newJob(jobInputSchema.parse({ title, customerId: 'k1', scheduledTime: AT }), {
    number: '26-K7M3Q',
    nowIso: AT,
    uid: 'u1',
    customer: { ...customer, id: 'k1' },
    property: null,
    isUnscheduled: false,
  });

const draftOf = (jobId: string) =>
  invoiceSchema.parse(
    invoiceInputSchema.parse({
      draftNumber: 'D26-BENCH',
      title: 'No heat',
      customerId: 'k1',
      customerName: 'Ada Lovelace',
      jobId,
      dueOn: '2026-04-01',
      document: buildDocument({ lines: [buildLine()] }),
    }),
  );

/** Runs a write of each record and waits for everything that follows. @param write writes the record with this number */
async function measured(what: string, write: (index: number) => Promise<unknown>): Promise<Figure[]> {
  let [count, micros] = [0, 0];
  for (let index = 0; index < WARM_UP + WRITES; index += 1) {
    const before = { count: invocations.count, cpu: process.cpuUsage() };
    await write(index);
    await settled();
    if (index < WARM_UP) continue;
    const { user, system } = process.cpuUsage(before.cpu);
    count += invocations.count - before.count;
    micros += user + system;
  }
  return [
    { what: `Functions started by ${what}`, figure: count / WRITES, unit: 'invocations' },
    { what: `… their processor time, in memory`, figure: micros / 1_000 / WRITES, unit: 'ms' },
  ];
}

const at = (path: string) => db.doc(`${COMPANY}/${path}`);

await db.doc(COMPANY).set({ ...companySchema.parse({ name: 'Bench', ownerId: 'u1' }), ...audit() });
await at('customers/k1').set({ ...customer, ...audit() });
await settled();

const figures = [
  ...(await measured('booking a job', (index) =>
    at(`jobs/j${String(index)}`).set({ ...jobNamed('No heat'), ...audit() }),
  )),
  ...(await measured('renaming a job', (index) =>
    at(`jobs/j${String(index)}`).update({ title: 'No cooling', revision: newId() }),
  )),
  ...(await measured('finishing the visit of a job', async (index) => {
    const visits = await at('schedule/x')
      .parent.where('jobId', '==', `j${String(index)}`)
      .get();
    for (const { ref } of visits.docs) await ref.update({ state: 'done', revision: newId() });
  })),
  ...(await measured('a draft of an invoice', (index) =>
    at(`invoices/i${String(index)}`).set({ ...draftOf(`j${String(index)}`), ...audit() }),
  )),
];
console.log(JSON.stringify(figures));
process.exit(0);
