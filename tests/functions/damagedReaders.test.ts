import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ZodType } from 'zod';
import { DEFAULT_BILLING_SETTINGS } from '@/domain/billing/settings';
import type { CollectionName } from '@/domain/record/manifests';
import { auditSchema } from '@/domain/record/schema';
import { SCHEMAS } from '@/domain/record/schemas';
import { newId } from '@/lib/ids';
import { buildAgreement } from '@/testing/factories/agreement';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildInvoice } from '@/testing/factories/invoice';
import { isExact } from '../../scripts/rules/marking';
import type { Shape } from '../../scripts/rules/shape';
import { recordOf, WRITABLE, writtenAs, type RecordCollection } from '../rules/support/records';
import { newCompany } from './fixtures';
import { settled } from './inMemory/allFunctions';
import { documents } from './inMemory/firestore';
import { audit } from './records';
import { db, endClients, type Client } from './support';

/**
 * Stores invalid values in every field that the rules leave to readers, in all collections that people write, with no
 * valid value before them to restore: all texts are too long, and all lists and maps contain something else. No
 * reaction may fail on them, for the record itself or for records that reference it, and none may copy them into
 * another document.
 */
type Data = Record<string, unknown>;

const LONG = 'q'.repeat(6_000);
/** Longer than any text that gets truncated along the way. */
const CARRIED = 'q'.repeat(2_100);

const withoutStamps = (record: object): Data =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field !== 'id' && !(field in auditSchema.shape)));
/** The code of these schemas rejects the rules' samples. */
const BUILT: Partial<Record<RecordCollection, Data>> = {
  agreements: withoutStamps(buildAgreement()),
  estimates: withoutStamps(buildEstimate()),
  settings: DEFAULT_BILLING_SETTINGS,
  invoices: withoutStamps(buildInvoice()),
};

/** Makes every ID refer to the one record in each collection. */
function linked(value: unknown, name = ''): unknown {
  if (typeof value === 'string' && /Id$/.test(name)) return 'r1';
  if (Array.isArray(value)) return value.slice(0, 2).map((one) => (/Ids$/.test(name) ? 'r1' : linked(one)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, linked(one, field)]));
}

async function goodOf(name: RecordCollection): Promise<Data | null> {
  const schema: ZodType = await SCHEMAS[name as CollectionName]();
  const samples = [recordOf(name), recordOf(name, true), BUILT[name]].flatMap((one) =>
    one ? [linked(one) as Data, one] : [],
  );
  return samples.find((one) => schema.safeParse({ ...one, ...audit('u') }).success) ?? null;
}

const WRONG = [
  { text: LONG, list: [LONG, null, { broken: true }], map: { broken: LONG } },
  { text: true, list: 'vip', map: [7] },
] as const;

function wrong(shape: Shape, how: (typeof WRONG)[number]): unknown {
  if (shape.kind === 'nullable') return wrong(shape.of, how);
  if (shape.kind === 'list') return how.list;
  return shape.kind === 'map' || shape.kind === 'address' || shape.kind === 'unsayable' ? how.map : how.text;
}

function damaged(name: RecordCollection, good: Data, how: (typeof WRONG)[number]): Data {
  const fields = Object.entries(writtenAs(name).shape.fields).filter(
    ([field, shape]) => shape.kind !== 'number' && field !== 'searchWords' && !isExact(shape, name, field),
  );
  return { ...good, ...Object.fromEntries(fields.map(([field, shape]) => [field, wrong(shape, how)])) };
}

/** Others refer to these. */
const CENTRAL: readonly RecordCollection[] = ['customers', 'properties', 'jobs', 'schedule', 'invoices', 'technicians'];

let [owner, companyId]: [Client | null, string] = [null, ''];
const good = new Map<RecordCollection, Data>();
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  ({ owner, companyId } = await newCompany());
  for (const name of WRITABLE) {
    const fields = await goodOf(name);
    if (fields) good.set(name, { ...fields, ...(name === 'technicians' && { linkedUid: owner.uid }) });
  }
});
afterAll(endClients);

const at = (name: RecordCollection) =>
  db.doc(name === 'technicians' ? `users/${owner?.uid ?? ''}/technicians/r1` : `companies/${companyId}/${name}/r1`);
/** Replaces the record, so that no earlier, valid version of it can be restored. */
async function make(name: RecordCollection, data: Data): Promise<void> {
  await at(name).delete();
  await at(name).set({ ...data, ...audit(owner?.uid ?? ''), revision: newId() });
}

/** Lists the resulting faults: reactions to be retried, and documents with values that aren't theirs. */
async function faults(name: RecordCollection): Promise<string[]> {
  await settled();
  const failed = await db.collection('failedReactions').get();
  const carried = documents.paths().flatMap((path) =>
    [...documents.at(path)].flatMap(([id, data]) => {
      const isOwn = `${path}/${id}` === at(name).path;
      const fields = Object.keys(data).filter((field) => JSON.stringify(data[field] ?? '').includes(CARRIED));
      return isOwn ? [] : fields.map((field) => `${name} carried into ${path.split('/').at(-1) ?? ''}.${field}`);
    }),
  );
  await Promise.all(failed.docs.map(({ ref }) => ref.delete()));
  return [
    ...failed.docs.flatMap((one) => (one.get('reactions') as string[]).map((each) => `${name}: ${each}`)),
    ...carried,
  ];
}

it.each(WRONG)('an unreadable record stops nothing and spreads nowhere ($#)', async (how) => {
  expect(good.size).toBeGreaterThan(40);
  for (const [name, data] of good) await make(name, data);
  await settled();
  const found: string[] = [];
  for (const [name, data] of good) {
    await make(name, damaged(name, data, how));
    found.push(...(await faults(name)));
    if (CENTRAL.includes(name)) {
      for (const [other, fields] of good) if (other !== name) await make(other, fields);
      found.push(...(await faults(name)));
    }
    await make(name, data);
    await settled();
  }
  expect([...new Set(found)]).toEqual([]);
});
