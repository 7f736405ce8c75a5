import { afterAll, describe, expect, it } from 'vitest';
import { endConnection, finishConnection, startConnection } from '@/domain/connection/api';
import {
  exportBooks,
  planQuickbooks,
  readQuickbooksLists,
  reconcileQuickbooks,
  saveQuickbooksSetup,
  startQuickbooksPush,
  undoQuickbooksPush,
} from '@/domain/quickbooks/api';
import { directionsSchema } from '@/domain/quickbooks/setup';
import type { Role } from '@/domain/access/roles';
import { newId } from '@/lib/ids';
import { sampleInvoice } from '@/testing/factories/quickbooks';
import { newCompany, newMember } from './fixtures';
import { addCustomer, at } from './records';
import { db, endClients, refusal, signedOut, type Client } from './support';

const quickbooks = `http://127.0.0.1:${process.env['FIELDWRIGHT_QUICKBOOKS_PORT'] ?? ''}`;
const ON = { 'features.quickbooks': true, 'features.invoices': true };
const PROVIDER = { provider: 'quickbooks' } as const;

afterAll(endClients);

async function newShop(): Promise<{ owner: Client; companyId: string }> {
  const { owner, companyId } = await newCompany();
  await Promise.all([db.doc(`users/${owner.uid}`).update(ON), db.doc(`companies/${companyId}`).update(ON)]);
  return { owner, companyId };
}

async function colleague(companyId: string, role: Role): Promise<Client> {
  const client = await newMember(companyId, role);
  await db.doc(`users/${client.uid}`).update(ON);
  return client;
}

/** Gives consent on the fake's page, and returns what the callback page passes on. */
async function agree(url: string): Promise<{ state: string; code: string; values: Record<string, string> }> {
  const form = new URLSearchParams(new URL(url).search);
  form.set('answer', 'connect');
  form.set('realmId', '9130347');
  const response = await fetch(`${quickbooks}/appcenter.intuit.com/consent`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? '').searchParams;
  return {
    state: back.get('state') ?? '',
    code: back.get('code') ?? '',
    values: { realmId: back.get('realmId') ?? '' },
  };
}

async function connect(owner: Client): Promise<void> {
  await owner.call(finishConnection, await agree((await owner.call(startConnection, PROVIDER)).url));
}

describe('QuickBooks', () => {
  it('is connected, mapped, pushed by the office, compared, and undone by a manager', async () => {
    // Other tests use the same fake, and no one waits a minute here.
    await fetch(`${quickbooks}/__control/set`, {
      method: 'POST',
      body: JSON.stringify({ switches: { perSecond: 0, perMinute: 0, deliversItself: false } }),
    });
    const { owner, companyId } = await newShop();
    const customerId = await addCustomer(companyId, owner.uid, {
      name: 'Ada Lovelace',
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
    await at(companyId, 'invoices/i1').set(sampleInvoice('i1', { customerId, number: `T-${newId(6)}` }));
    await connect(owner);
    const office = await colleague(companyId, 'office');

    const { proposal, facts } = await office.call(readQuickbooksLists, {});
    expect(facts.companyName).toBe('Ridge Heating books');
    await office.call(saveQuickbooksSetup, {
      mapping: proposal,
      directions: directionsSchema.parse({}),
      startOn: '2026-01-01',
    });
    const plan = await office.call(planQuickbooks, {});
    expect(plan.rows.find(({ key }) => key === 'invoice:i1')).toMatchObject({ op: 'create', oursCents: 24_330 });
    const runId = newId();
    expect(await office.call(startQuickbooksPush, { runId, hash: plan.hash, leftOut: [] })).toMatchObject({
      isDone: true,
    });
    // A double click is one push.
    expect(await office.call(startQuickbooksPush, { runId, hash: plan.hash, leftOut: [] })).toMatchObject({
      isDone: true,
    });
    expect((await at(companyId, `quickbooksLinks/invoice.i1`).get()).data()).toMatchObject({
      state: 'linked',
      totalCents: 24_330,
    });

    const { reportId } = await office.call(reconcileQuickbooks, { from: '2026-03-01', to: '2026-03-31' });
    expect((await at(companyId, `quickbooksReports/${reportId}`).get()).get('totals.invoice.oursCents')).toBe(24_330);

    const undo = { runId: newId(), ofRunId: runId, pushIds: [] };
    expect(await refusal(office.call(undoQuickbooksPush, undo))).toMatchObject({ code: 'permission-denied' });
    expect(await owner.call(undoQuickbooksPush, undo)).toMatchObject({ isDone: true });
    expect((await at(companyId, `quickbooksLinks/invoice.i1`).get()).exists).toBe(false);

    expect(await owner.call(endConnection, PROVIDER)).toEqual({ isRevoked: true });
    expect(await refusal(office.call(planQuickbooks, {}))).toMatchObject({ code: 'failed-precondition' });
  });

  it('isn’t available to technicians, strangers, or without the plan', async () => {
    const { companyId } = await newShop();
    const technician = await colleague(companyId, 'technician');
    const { owner: without } = await newCompany();
    const denied = { code: 'permission-denied' };
    for (const client of [technician, without]) {
      expect(await refusal(client.call(planQuickbooks, {}))).toMatchObject(denied);
      expect(await refusal(client.call(startQuickbooksPush, { runId: newId(), hash: 'x', leftOut: [] }))).toMatchObject(
        denied,
      );
      expect(
        await refusal(client.call(exportBooks, { from: '2026-01-01', to: '2026-01-31', format: 'csv' })),
      ).toMatchObject(denied);
    }
    expect(await refusal(signedOut().call(planQuickbooks, {}))).toMatchObject({ code: 'unauthenticated' });
  });

  it('isn’t needed for a journal, which never includes another company’s documents', async () => {
    const { companyId: other } = await newShop();
    await at(other, 'invoices/secret').set(sampleInvoice('secret', { customerName: 'Not yours' }));
    const { owner, companyId } = await newShop();
    await at(companyId, 'invoices/i1').set(sampleInvoice('i1'));
    const { text, documents } = await owner.call(exportBooks, { from: '2026-03-01', to: '2026-03-31', format: 'csv' });
    expect(documents).toBe(1);
    expect(text).not.toContain('Not yours');
  });
});
