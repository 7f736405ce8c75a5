// Run by books.ts in its own process, with the functions' code. Prints figures as JSON.
import type { Auth } from 'firebase-admin/auth';
import { companySchema } from '@/domain/company/schema';
import { customerSchema } from '@/domain/customer/schema';
import { directionsSchema, linkId, quickbooksLinkSchema } from '@/domain/quickbooks/setup';
import { sampleInvoice, samplePayment, settled } from '@/testing/factories/quickbooks';
import { addCalendarDays } from '@/lib/calendar';
import { memoryDeps } from '../../tests/outside/memoryDeps';
import { beginConnection, completeConnection } from '../../functions/src/oauth/connecting';
import { takeState } from '../../functions/src/oauth/states';
import { askBooksFor, quickbooksLink } from '../../functions/src/quickbooks/client';
import { offerLists } from '../../functions/src/quickbooks/offering';
import { makePlan } from '../../functions/src/quickbooks/planning';
import { makeReport } from '../../functions/src/quickbooks/reconciling';
import { saveSetup } from '../../functions/src/quickbooks/settingUp';
import { startQuickbooks } from '../quickbooks/startQuickbooks.mjs';
import type { Figure } from './figures';

/** Each is an invoice and its payment. */
const DIFF_DOCUMENTS = 5_000;
const YEAR_DOCUMENTS = 10_000;
const DIFF_LIMIT_SECONDS = 20;
const YEAR_LIMIT_SECONDS = 60;
const CUSTOMERS = 400;
const COMPANY = 'bench';
const UID = 'owner';
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const SET_AT_ONCE = 300;

const quickbooks = await startQuickbooks({ port: 0 });
process.env['QUICKBOOKS_API_BASE'] = quickbooks.url;
const account = { uid: UID, email: 'owner@example.com', emailVerified: true, disabled: false };
const deps = {
  ...memoryDeps(() => '2026-12-31T15:00:00.000Z'),
  auth: { getUser: () => Promise.resolve(account) } as unknown as Auth,
};
const company = companySchema.parse({ name: 'Bench', ownerId: UID, timeZone: 'America/New_York' });
const place = { companyId: COMPANY, company };
const link = quickbooksLink(COMPANY);
const ask = () => askBooksFor(deps, COMPANY);

async function control(action: string, body: object): Promise<Record<string, { Id: string }>> {
  const response = await fetch(`${quickbooks.url}/__control/${action}`, { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()) as Record<string, { Id: string }>;
}

async function connect(): Promise<void> {
  const form = new URLSearchParams(
    new URL(await beginConnection(deps, link, { uid: UID, appUrl: 'http://localhost:5173' })).search,
  );
  form.set('answer', 'connect');
  form.set('realmId', '9130347');
  const response = await fetch(`${quickbooks.url}/appcenter.intuit.com/consent`, {
    ...{ method: 'POST', body: form, redirect: 'manual' },
  });
  const back = new URL(response.headers.get('location') ?? '').searchParams;
  const started = await takeState(deps, back.get('state') ?? '', { uid: UID, companyId: COMPANY });
  await completeConnection(deps, link, {
    ...{ started, code: back.get('code') ?? '', error: '' },
    values: { realmId: back.get('realmId') ?? '' },
  });
  const { proposal } = await offerLists(deps, await ask(), COMPANY);
  await saveSetup(
    deps,
    ask,
    { companyId: COMPANY, uid: UID },
    { mapping: proposal, directions: directionsSchema.parse({}), startOn: YEAR.from },
  );
}

type Written = { path: string; record: object };
async function put(writes: readonly Written[]): Promise<void> {
  for (let from = 0; from < writes.length; from += SET_AT_ONCE) {
    const batch = deps.db.batch();
    for (const { path, record } of writes.slice(from, from + SET_AT_ONCE))
      batch.set(deps.db.doc(`companies/${COMPANY}/${path}`), { ...record });
    await batch.commit();
  }
}

const customerOf = (index: number): string => `k${String(index % CUSTOMERS)}`;
const dayOf = (index: number): string => addCalendarDays(YEAR.from, index % 360);

/** Our side: an invoice and the payment for it, from `first` to before `end`. */
const ours = (first: number, end: number): Written[] =>
  Array.from({ length: end - first }, (_, at) => first + at).flatMap((index) => {
    const [id, on] = [`i${String(index)}`, dayOf(index)];
    const shared = { customerId: customerOf(index), customerName: `Customer ${String(index % CUSTOMERS)}` };
    const dates = { issuedOn: on, dueOn: on, number: String(10_000 + index) };
    const paid = { invoiceId: id, amountCents: 24_330, receivedOn: on, method: 'cash' as const };
    return [
      {
        path: `invoices/${id}`,
        record: sampleInvoice(id, { ...shared, ...dates }, [settled('payment', `p${id}`, 24_330)]),
      },
      { path: `payments/p${id}`, record: samplePayment(`p${id}`, { ...shared, ...paid }) },
    ];
  });

/** The same in QuickBooks, with its links. */
async function theirs(end: number): Promise<Written[]> {
  const remote: string[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const { Customer } = await control('write', {
      ...{ entity: 'Customer', body: { DisplayName: `Customer ${String(index)}` } },
    });
    remote.push(Customer?.Id ?? '');
  }
  const links: Written[] = [];
  const linked = (key: string, entity: string, remoteId: string, on: string, taxCents: number): void => {
    const fields = { key, entity, remoteId, on, taxCents, totalCents: 24_330, state: 'linked', isOurs: true };
    links.push({
      path: `quickbooksLinks/${linkId(key)}`,
      record: quickbooksLinkSchema.parse({ ...fields, at: deps.now() }),
    });
  };
  for (const [index, id] of remote.entries())
    links.push({
      path: `quickbooksLinks/customer.${customerOf(index)}`,
      record: quickbooksLinkSchema.parse({
        ...{ key: `customer:${customerOf(index)}`, entity: 'Customer', state: 'linked', remoteId: id, at: deps.now() },
      }),
    });
  for (let index = 0; index < end; index += 1) {
    const on = dayOf(index);
    const CustomerRef = { value: remote[index % CUSTOMERS] ?? '' };
    const line = (Amount: number, code: string) => ({
      ...{ DetailType: 'SalesItemLineDetail', Amount },
      SalesItemLineDetail: { ItemRef: { value: '1' }, TaxCodeRef: { value: code } },
    });
    const { Invoice } = await control('write', {
      entity: 'Invoice',
      body: {
        ...{ CustomerRef, DocNumber: String(10_000 + index), TxnDate: on, TxnTaxDetail: { TotalTax: 3.3 } },
        Line: [line(200, 'NON'), line(40, 'TAX')],
      },
    });
    const { Payment } = await control('write', {
      entity: 'Payment',
      body: {
        ...{ CustomerRef, TotalAmt: 243.3, TxnDate: on },
        Line: [{ Amount: 243.3, LinkedTxn: [{ TxnId: Invoice?.Id ?? '', TxnType: 'Invoice' }] }],
      },
    });
    linked(`invoice:i${String(index)}`, 'Invoice', Invoice?.Id ?? '', on, 330);
    linked(`payment:pi${String(index)}`, 'Payment', Payment?.Id ?? '', on, 0);
  }
  return links;
}

async function seconds<T>(work: () => Promise<T>): Promise<{ took: number; result: T }> {
  const startedAt = performance.now();
  const result = await work();
  return { took: (performance.now() - startedAt) / 1_000, result };
}

await deps.db.doc(`companies/${COMPANY}`).set(company);
await connect();
await put(
  Array.from({ length: CUSTOMERS }, (_, index) => ({
    path: `customers/${customerOf(index)}`,
    record: {
      ...sampleInvoice('x'),
      ...customerSchema.parse({ name: `Customer ${String(index)}`, sortName: `customer ${String(index)}` }),
    },
  })),
);
await put(ours(0, DIFF_DOCUMENTS / 2));
const diff = await seconds(async () => makePlan(deps, await ask(), place));
await put(ours(DIFF_DOCUMENTS / 2, YEAR_DOCUMENTS / 2));
await put(await theirs(YEAR_DOCUMENTS / 2));
const year = await seconds(async () => makeReport(deps, await ask(), place, { id: 'year', ...YEAR, by: UID }));
const going = diff.result.rows.filter(
  ({ op, entity }) => op === 'create' && entity !== 'Customer' && entity !== 'Item',
);
const { totals, differenceCount } = year.result;
const compared = (totals.invoice?.count ?? 0) + (totals.payment?.count ?? 0);
const figures: Figure[] = [
  {
    what: `QuickBooks: the dry run of ${DIFF_DOCUMENTS} documents`,
    figure: diff.took,
    unit: 's',
    limit: DIFF_LIMIT_SECONDS,
  },
  { what: '... of them to be created', figure: going.length, unit: 'documents', atLeast: DIFF_DOCUMENTS },
  {
    what: `QuickBooks: ${YEAR_DOCUMENTS} documents of a year compared`,
    figure: year.took,
    unit: 's',
    limit: YEAR_LIMIT_SECONDS,
  },
  { what: '... of them on both sides', figure: compared, unit: 'documents', atLeast: YEAR_DOCUMENTS },
  { what: '... that differ', figure: differenceCount, unit: 'documents', limit: 0 },
];
await quickbooks.stop();
console.log(JSON.stringify(figures));
process.exit(0);
