import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { shardId, shardOf } from '@/domain/directory/schema';
import { approvePricebookChange, cancelPricebookChange, rollBackPricebookChange } from '@/domain/pricebook/api';
import { chunkId, chunkRows, decodeResults, pricebookChangeSchema, type ChangeRow } from '@/domain/pricebook/change';
import { decodePricebookRows } from '@/domain/pricebook/row';
import { pricebookItemSchema, type PricebookItem } from '@/domain/pricebook/schema';
import { newId } from '@/lib/ids';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { dueChanges } from '../../functions/src/pricebook/liveDueChanges';
import { depsAt } from './deps';
import { newCompany, newMember } from './fixtures';
import { db, endClients, eventually, refusal, type Client } from './support';

let companyId: string;
let manager: Client;
let office: Client;

beforeAll(async () => {
  ({ companyId } = await newCompany());
  manager = await memberWithPricebook('manager');
  office = await memberWithPricebook('office');
});
afterAll(endClients);

async function memberWithPricebook(role: 'manager' | 'office'): Promise<Client> {
  const client = await newMember(companyId, role);
  await db.doc(`users/${client.uid}`).update({ 'features.pricebook': true });
  return client;
}

const at = (path: string) => db.doc(`companies/${companyId}/${path}`);
const itemOf = async (id: string): Promise<PricebookItem> =>
  pricebookItemSchema.parse((await at(`pricebook/${id}`).get()).data());

async function addItem(fields: Partial<PricebookItem> = {}): Promise<string> {
  const id = newId();
  await at(`pricebook/${id}`).set({
    ...pricebookItemSchema.parse({ name: 'Capacitor', costCents: 2_000, priceCents: 10_000, ...fields }),
    revision: 'first-revision',
  });
  return id;
}

const raise = (itemId: string, from: number, to: number): ChangeRow => ({
  itemId,
  action: 'update',
  name: 'Capacitor',
  fields: { priceCents: to },
  before: { priceCents: from },
});

async function addChange(rows: ChangeRow[], chunks = chunkRows(rows)): Promise<string> {
  const id = newId();
  await at(`pricebookChanges/${id}`).set(
    pricebookChangeSchema.parse({ name: 'Spring', updatedCount: rows.length, chunkCount: chunks.length }),
  );
  await Promise.all(
    chunks.map((chunk, index) =>
      at(`pricebookChangeRows/${chunkId(id, index)}`).set({ changeId: id, index, rows: chunk }),
    ),
  );
  return id;
}

const changeOf = async (id: string) => pricebookChangeSchema.parse((await at(`pricebookChanges/${id}`).get()).data());

describe('a price change', () => {
  it('goes live at once over several chunks, skips items someone changed, and is rolled back', async () => {
    const [first, second, edited] = [await addItem(), await addItem(), await addItem({ priceCents: 12_345 })];
    const created: ChangeRow = {
      itemId: newId(),
      action: 'create',
      name: 'Contactor',
      fields: { name: 'Contactor', priceCents: 25_000 },
      before: {},
    };
    const rows = [raise(first, 10_000, 11_000), raise(second, 10_000, 11_500), raise(edited, 10_000, 11_000), created];
    const changeId = await addChange(
      rows,
      rows.map((row) => JSON.stringify([row])),
    );

    expect(await manager.call(approvePricebookChange, { changeId, goLiveOn: '' })).toEqual({
      status: 'live',
      isDone: true,
    });
    expect((await itemOf(first)).priceCents).toBe(11_000);
    expect((await itemOf(edited)).priceCents).toBe(12_345);
    expect((await itemOf(created.itemId)).name).toBe('Contactor');
    expect(await changeOf(changeId)).toMatchObject({
      status: 'live',
      appliedCount: 3,
      skippedCount: 1,
      doneChunks: 4,
      approvedBy: manager.uid,
    });
    const skipped = decodeResults(
      String((await at(`pricebookChangeResults/${chunkId(changeId, 2)}`).get()).get('results')),
    );
    expect(skipped[0]).toMatchObject({ outcome: 'skipped', reason: expect.stringContaining('priceCents') as string });
    expect((await refusal(manager.call(approvePricebookChange, { changeId, goLiveOn: '' }))).code).toBe(
      'failed-precondition',
    );

    await at(`pricebook/${second}`).update({ priceCents: 99_900 });
    expect(await manager.call(rollBackPricebookChange, { changeId })).toEqual({ status: 'rolled-back', isDone: true });
    expect((await itemOf(first)).priceCents).toBe(10_000);
    expect((await itemOf(second)).priceCents).toBe(99_900);
    expect((await itemOf(created.itemId)).isActive).toBe(false);
    expect(await changeOf(changeId)).toMatchObject({ status: 'rolled-back', restoredCount: 2, keptCount: 1 });
  });

  it('writes no invalid items', async () => {
    const id = await addItem();
    const changeId = await addChange([
      { ...raise(id, 10_000, -5) },
      { itemId: newId(), action: 'create', name: 'Half', fields: { name: '' }, before: {} },
      { itemId: await addItem(), action: 'update', name: 'Blind', fields: { priceCents: 1 }, before: {} },
    ]);
    await manager.call(approvePricebookChange, { changeId, goLiveOn: '' });
    expect((await itemOf(id)).priceCents).toBe(10_000);
    expect(await changeOf(changeId)).toMatchObject({ appliedCount: 0, skippedCount: 3 });
  });

  it('waits for its day, and an interrupted one is finished by the hourly run', async () => {
    const [later, begun] = [await addItem(), await addItem()];
    const scheduled = await addChange([raise(later, 10_000, 20_000)]);
    const interrupted = await addChange([raise(begun, 10_000, 20_000)]);
    expect(await manager.call(approvePricebookChange, { changeId: scheduled, goLiveOn: '2199-01-01' })).toMatchObject({
      status: 'scheduled',
    });
    await at(`pricebookChanges/${interrupted}`).update({ status: 'applying', approvedBy: manager.uid });
    const deps = depsAt();

    await runNightly(deps, 'goLivePricebook', dueChanges);
    expect((await itemOf(begun)).priceCents).toBe(20_000);
    expect((await itemOf(later)).priceCents).toBe(10_000);
    await runNightly({ ...deps, now: () => '2199-01-01T18:00:00.000Z' }, 'goLivePricebook', dueChanges);
    expect((await itemOf(later)).priceCents).toBe(20_000);
    expect((await changeOf(scheduled)).status).toBe('live');
  });

  it('leaves the rest of a company’s changes to the next hour when its time is over', async () => {
    const items = [await addItem(), await addItem()];
    for (const id of items) {
      const change = await addChange([raise(id, 10_000, 20_000)]);
      await at(`pricebookChanges/${change}`).update({ status: 'applying', approvedBy: manager.uid });
    }
    const prices = async () => (await Promise.all(items.map(itemOf))).map(({ priceCents }) => priceCents).toSorted();
    // Minutes pass each time the date is read.
    let clock = Date.now();
    const now = vi.spyOn(Date, 'now').mockImplementation(() => clock);
    onTestFinished(() => now.mockRestore());
    const deps = { ...depsAt(), now: () => new Date((clock += 150_000)).toISOString() };
    const run = () => runNightly(deps, 'goLivePricebook', dueChanges);
    expect((await run()).counts).toEqual({ live: 1, unfinished: 1 });
    expect(await prices()).toEqual([10_000, 20_000]);
    expect((await run()).counts).toEqual({ live: 1 });
    expect(await prices()).toEqual([20_000, 20_000]);
  });

  it('is approved by managers, dropped by the office, and never approved half uploaded', async () => {
    const id = await addItem();
    const changeId = await addChange([raise(id, 10_000, 20_000)]);
    expect((await refusal(office.call(approvePricebookChange, { changeId, goLiveOn: '' }))).code).toBe(
      'permission-denied',
    );
    expect(await office.call(cancelPricebookChange, { changeId })).toMatchObject({ status: 'cancelled' });
    expect((await refusal(manager.call(approvePricebookChange, { changeId, goLiveOn: '' }))).code).toBe(
      'failed-precondition',
    );
    const half = await addChange([raise(id, 10_000, 20_000)]);
    await at(`pricebookChanges/${half}`).update({ chunkCount: 2 });
    expect((await refusal(manager.call(approvePricebookChange, { changeId: half, goLiveOn: '' }))).message).toContain(
      'not uploaded completely',
    );
    expect((await itemOf(id)).priceCents).toBe(10_000);
  });
});

describe('the pricebook directory', () => {
  it('follows an item and drops an archived one', async () => {
    const id = await addItem({ code: 'CAP-45', vendorPartNumber: '97F9895' });
    const rowOf = async () => {
      const rows = (await at(`pricebookDirectory/${shardId(shardOf(id), 'pricebook')}`).get()).get('rows') as
        | string
        | undefined;
      return decodePricebookRows(rows ?? '[]').find((row) => row.id === id);
    };
    const row = await eventually(async () => (await rowOf()) ?? null, 'the new row');
    expect(row).toMatchObject({ code: 'CAP-45', name: 'Capacitor', priceCents: 10_000, vendorPartNumber: '97F9895' });
    await at(`pricebook/${id}`).update({ isActive: false });
    await eventually(async () => (await rowOf()) === undefined, 'the archived row to go');
  });
});
