import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerMonthSchema } from '@/domain/ledger/schema';
import { readCompaniesReport } from '@/domain/report/companies/api';
import { acceptInvitation, changeMemberRole, inviteMember, removeMember } from '@/domain/team/api';
import { userSchema } from '@/domain/user/schema';
import { companiesReportOf } from '../../functions/src/reports/readCompaniesReport';
import { depsAt } from './deps';
import { newCompany, newMember } from './fixtures';
import { at } from './records';
import { db, endClients, refusal, signedOut, type Client } from './support';

type Shop = { owner: Client; companyId: string };
let first: Shop;
let second: Shop;
/** Manager of the first, and admin of the second, where they work now. */
let ada: Client;

const ASKED = { range: 'last-month', comparison: 'before' } as const;
const read = async (who: Client) => await who.call(readCompaniesReport, ASKED);
const namesOf = (of: { companyId: string }[]) => of.map(({ companyId }) => companyId).toSorted();
const both = () => [first.companyId, second.companyId].toSorted();

async function newShop(changes: Record<string, unknown> = {}): Promise<Shop> {
  const shop = await newCompany();
  await db.doc(`companies/${shop.companyId}`).update({ 'features.invoices': true, ...changes });
  return shop;
}

async function join({ owner, companyId }: Shop, who: Client, role: 'admin' | 'manager' | 'technician'): Promise<void> {
  const { inviteId } = await owner.call(inviteMember, { email: who.email, role });
  await who.call(acceptInvitation, { companyId, inviteId });
}

const post = async ({ companyId }: Shop, month: string, fields: Record<string, unknown>) =>
  await at(companyId, `ledgerMonths/${month}`).set(ledgerMonthSchema.parse({ month, ...fields }));

beforeEach(async () => {
  [first, second] = [await newShop(), await newShop()];
  ada = await newMember(first.companyId, 'manager');
  await join(second, ada, 'admin');
});
afterAll(endClients);

describe('a manager of two companies', () => {
  it('reads the months of both, each with its own currency and receivables, and no others', async () => {
    const other = await newShop();
    await db.doc(`companies/${first.companyId}`).update({ name: 'A', timeZone: 'America/New_York' });
    await db.doc(`companies/${second.companyId}`).update({ name: 'B', timeZone: 'America/Los_Angeles' });
    for (const shop of [first, second, other]) {
      await post(shop, '2026-10', { salesCents: 100_00, taxCents: 8_00, receivedCents: 50_00, units: { u: {} } });
      await post(shop, '2026-09', { salesCents: 70_00 });
      await post(shop, '2026-08', { salesCents: 1 });
    }
    await post(first, '2026-11', { salesCents: 5_00 });
    await at(second.companyId, 'settings/billing').set({ currency: 'CAD' }, { merge: true });
    await at(first.companyId, 'summaries/receivables').set({
      byDueOn: { '2026-10-01': { count: 1, balanceCents: 9 } },
    });
    const user = { ...userSchema.parse((await db.doc(`users/${ada.uid}`).get()).data()), id: ada.uid };
    // Already December in New York, but still November in Los Angeles.
    const deps = depsAt(() => '2026-12-01T06:00:00.000Z');
    const { companies, leftOut } = await companiesReportOf(deps, ASKED, { uid: ada.uid, user });
    expect(leftOut).toEqual([]);
    expect(companies).toMatchObject([
      { name: 'A', isCurrent: false, currency: 'USD', today: '2026-12-01', range: { from: '2026-11', to: '2026-11' } },
      { name: 'B', isCurrent: true, currency: 'CAD', today: '2026-11-30', range: { from: '2026-10', to: '2026-10' } },
    ]);
    expect(companies.map(({ ledger }) => ledger.map(({ month, salesCents }) => [month, salesCents]))).toEqual([
      [
        ['2026-10', 100_00],
        ['2026-11', 5_00],
      ],
      [
        ['2026-09', 70_00],
        ['2026-10', 100_00],
      ],
    ]);
    expect(companies[0]?.receivables.byDueOn).toEqual({ '2026-10-01': { count: 1, balanceCents: 9 } });
  });

  it('gets only the totals that are shown', async () => {
    const line = { taxId: 't', name: 'Tax', jurisdiction: 'TX', taxableCents: 1, taxCents: 1 };
    // For a few hours, it's already the next month in UTC but not where the company is.
    for (const hoursAgo of [0, 24])
      await post(first, new Date(Date.now() - hoursAgo * 3_600_000).toISOString().slice(0, 7), {
        salesCents: 1,
        taxes: { 't:0': line },
        units: { u: { salesCents: 1 } },
      });
    const { companies } = await ada.call(readCompaniesReport, { range: 'this-month', comparison: 'none' });
    const sums = companies.find(({ companyId }) => companyId === first.companyId)?.ledger[0] ?? {};
    expect(Object.keys(sums).toSorted()).toEqual(
      ['days', 'issuedCount', 'month', 'receivedCents', 'refundedCents', 'salesCents', 'taxCents'].toSorted(),
    );
  });

  it('reads at most a hundred documents, with fewer months each for more companies', async () => {
    const shops = [first, second, await newShop(), await newShop(), await newShop()];
    for (const shop of shops.slice(2)) await join(shop, ada, 'manager');
    const months = Array.from(
      { length: 60 },
      (_, index) => `${2022 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
    );
    for (const shop of shops) for (const month of months) await post(shop, month, { salesCents: 1 });
    const wanted = { range: 'custom', from: '2026-01', to: '2026-12', comparison: 'year' } as const;
    const { companies } = await ada.call(readCompaniesReport, wanted);
    expect(companies).toHaveLength(5);
    const documents = companies.reduce((sum, { ledger }) => sum + ledger.length + 4, 0);
    expect(documents).toBe(100);
    expect(companies[0]).toMatchObject({ range: { from: '2026-05', to: '2026-12' }, comparison: 'year' });
  });
});

describe('a company is left out', () => {
  it('if the user is a technician there, with a note', async () => {
    expect(namesOf((await read(ada)).companies)).toEqual(both());
    await first.owner.call(changeMemberRole, { uid: ada.uid, role: 'technician' });
    const { companies, leftOut } = await read(ada);
    expect(namesOf(companies)).toEqual([second.companyId]);
    expect(leftOut).toMatchObject([{ companyId: first.companyId, why: 'role' }]);
  });

  it('if its plan has no invoices today, unless they stay readable', async () => {
    await db.doc(`companies/${first.companyId}`).update({ 'features.invoices': false });
    const { companies, leftOut } = await read(ada);
    expect(namesOf(companies)).toEqual([second.companyId]);
    expect(leftOut).toMatchObject([{ companyId: first.companyId, why: 'plan' }]);
    await db.doc(`companies/${first.companyId}`).update({ withdrawnFeatures: { invoices: true } });
    expect(namesOf((await read(ada)).companies)).toEqual(both());
  });

  it('if it removed the user, without telling them', async () => {
    await first.owner.call(removeMember, { uid: ada.uid, handOverTo: '' });
    const { companies, leftOut } = await read(ada);
    expect([namesOf(companies), leftOut]).toEqual([[second.companyId], []]);
  });

  it('if it was deleted', async () => {
    await db.doc(`companies/${first.companyId}`).delete();
    expect(namesOf((await read(ada)).companies)).toEqual([second.companyId]);
  });
});

it('gives a technician, an office user and a stranger nothing, even if they know the company’s id', async () => {
  for (const role of ['technician', 'office', 'user'] as const) {
    const { companies, leftOut } = await read(await newMember(first.companyId, role));
    expect([role, companies, leftOut]).toMatchObject([role, [], [{ companyId: first.companyId, why: 'role' }]]);
  }
  const stranger = await newMember('nowhere', 'admin');
  expect(await read(stranger)).toEqual({ companies: [], leftOut: [] });
});

it('refuses signed-out, disabled and unconfirmed users', async () => {
  expect(await refusal(read(signedOut()))).toMatchObject({ code: 'unauthenticated' });
  const unverified = await newMember(first.companyId, 'admin', { isVerified: false });
  expect(await refusal(read(unverified))).toMatchObject({ code: 'failed-precondition' });
  await db.doc(`users/${ada.uid}`).update({ disabled: true });
  expect(await refusal(read(ada))).toMatchObject({ code: 'permission-denied' });
});
