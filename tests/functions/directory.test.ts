import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildDirectory } from '@/domain/customer/api';
import { decodeRows, encodeRows, shardId, shardOf, type DirectoryRow } from '@/domain/directory/schema';
import { newCompany } from './fixtures';
import { addCustomer, addEquipment, addJob, addProperty, at } from './records';
import { db, endClients, eventually, type Client } from './support';

let owner: Client;
let companyId: string;

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
});
afterAll(endClients);

const shardDocument = (customerId: string) => at(companyId, `directory/${shardId(shardOf(customerId))}`);

async function rowOf(customerId: string): Promise<DirectoryRow | undefined> {
  const rows = (await shardDocument(customerId).get()).get('rows') as string | undefined;

  return decodeRows(rows ?? '[]').find(({ id }) => id === customerId);
}

const rowWhen = (customerId: string, is: (row: DirectoryRow) => boolean, what: string) =>
  eventually(async () => {
    const row = await rowOf(customerId);

    return row && is(row) ? row : null;
  }, what);

describe('the search directory', () => {
  it('follows a customer with properties and equipment through its whole life', { tags: 'emulators' }, async () => {
    const id = await addCustomer(companyId, owner.uid, {
      phone: '512-555-0134',
      email: 'ada@example.com',
      tags: ['vip'],
    });
    await rowWhen(id, () => true, 'the new row');
    const propertyId = await addProperty(companyId, owner.uid, id, '12 Elm St');
    await addEquipment(companyId, owner.uid, id, 'SN-77');

    const row = await rowWhen(
      id,
      ({ addresses, serials }) => addresses.length > 0 && serials.length > 0,
      'address and serial',
    );
    expect(row).toEqual({
      id,
      name: 'Ada Lovelace',
      sortName: 'lovelace, ada',
      phones: ['512-555-0134'],
      emails: ['ada@example.com'],
      addresses: ['12 Elm St, Austin, TX 78701'],
      serials: ['SN-77'],
      tags: ['vip'],
      isDoNotService: false,
      isCompany: false,
      source: '',
    });

    await at(companyId, `customers/${id}`).update({ name: 'Ada King', isDoNotService: true });
    await rowWhen(id, ({ name, isDoNotService }) => name === 'Ada King' && isDoNotService, 'the new name');
    const other = await addCustomer(companyId, owner.uid, { lastName: 'Other' });
    await at(companyId, `properties/${propertyId}`).update({ customerId: other });
    await rowWhen(id, ({ addresses }) => addresses.length === 0, 'the address to go');
    await rowWhen(other, ({ addresses }) => addresses.length === 1, 'the address to come');

    await at(companyId, `customers/${id}`).update({ status: 'archived' });
    await eventually(async () => (await rowOf(id)) === undefined, 'the archived row to go');
    await at(companyId, `customers/${other}`).delete();
    await eventually(async () => (await rowOf(other)) === undefined, 'the deleted row to go');
  });

  it('doesn’t touch the shard for fields it doesn’t show', async () => {
    const id = await addCustomer(companyId, owner.uid, { lastName: 'Quiet' });
    await rowWhen(id, () => true, 'the new row');
    const before = (await shardDocument(id).get()).updateTime;

    await at(companyId, `customers/${id}`).update({ notes: 'Likes tea', updatedAt: '2026-03-03T00:00:00.000Z' });
    const marker = await addCustomer(companyId, owner.uid, { lastName: 'Marker' });
    await rowWhen(marker, () => true, 'a later event');

    if (shardOf(marker) !== shardOf(id)) expect((await shardDocument(id).get()).updateTime).toEqual(before);
  });

  it('ends with the latest state when events pile up', { tags: 'emulators' }, async () => {
    const id = await addCustomer(companyId, owner.uid, { lastName: 'Crowd' });
    for (let index = 0; index < 8; index += 1)
      await at(companyId, `customers/${id}`).update({ phone: `512-555-01${index}0` });

    await rowWhen(id, ({ phones }) => phones[0] === '512-555-0170', 'the last number');
  });

  it('is rebuilt from the records, without stale rows', async () => {
    const { owner: other, companyId: otherId } = await newCompany();
    const ids = await Promise.all(['Kept', 'Gone'].map((lastName) => addCustomer(otherId, other.uid, { lastName })));
    const [kept = '', gone = ''] = ids;
    await addProperty(otherId, other.uid, kept, '7 Oak Ave');
    const shardOfKept = at(otherId, `directory/${shardId(shardOf(kept))}`);
    await eventually(
      async () => String((await shardOfKept.get()).get('rows')).includes('7 Oak Ave'),
      'the triggers to be through',
    );
    await at(otherId, `customers/${gone}`).update({ status: 'archived' });
    const shardOfGone = at(otherId, `directory/${shardId(shardOf(gone))}`);
    await eventually(
      async () => !String((await shardOfGone.get()).get('rows')).includes(gone),
      'the archived row to go',
    );
    const updatedAt = new Date(Date.now() + 60_000).toISOString();
    const stale: DirectoryRow = {
      id: gone,
      name: 'Stale',
      sortName: '',
      phones: [],
      emails: [],
      addresses: [],
      serials: [],
      tags: [],
      isDoNotService: false,
      isCompany: false,
      source: '',
    };
    await shardOfGone.set({ shard: shardOf(gone), updatedAt, count: 1, rows: encodeRows([stale]) });
    await shardOfKept.set({ shard: shardOf(kept), updatedAt, count: 0, rows: 'not json' });

    const result = await other.call(rebuildDirectory, {});

    expect(result).toEqual({ customerCount: 1, shardCount: 1 });
    const rebuilt = (await shardOfKept.get()).data();
    expect(decodeRows(String(rebuilt?.['rows']))).toMatchObject([
      { id: kept, addresses: ['7 Oak Ave, Austin, TX 78701'] },
    ]);
    expect(String(rebuilt?.['updatedAt']) > updatedAt, 'time never goes back').toBe(true);
    if (shardOf(kept) !== shardOf(gone)) expect((await shardOfGone.get()).get('count')).toBe(0);
    expect((await db.collection(`companies/${otherId}/directory`).get()).size).toBeLessThanOrEqual(2);
  });
});

describe('the search words of records', () => {
  const wordsWhen = (jobId: string, word: string) =>
    eventually(async () => {
      const job = await at(companyId, `jobs/${jobId}`).get();
      const words = (job.get('searchWords') ?? []) as string[];
      return words.includes(word) ? job : null;
    }, `${word} to be found`);

  it('follow a job’s text, without changing its revision and author', async () => {
    const customerId = await addCustomer(companyId, owner.uid, { lastName: 'Words' });
    const id = await addJob(companyId, owner.uid, customerId);
    const before = await wordsWhen(id, 'heat');

    await at(companyId, `jobs/${id}`).update({ title: 'Replace furnace' });
    const after = await wordsWhen(id, 'furnace');

    expect(after.get('searchWords')).not.toContain('heat');
    for (const field of ['revision', 'updatedBy', 'updatedAt']) expect(after.get(field)).toBe(before.get(field));
  });

  it('follow a job’s work and parts, which are a separate record', async () => {
    const customerId = await addCustomer(companyId, owner.uid, { lastName: 'Parts' });
    const id = await addJob(companyId, owner.uid, customerId);
    await wordsWhen(id, 'heat');
    await at(companyId, `jobWork/${id}`).set({ jobId: id, customerId, workLines: [{ name: 'Dual run capacitor' }] });
    const job = await wordsWhen(id, 'capacito');
    expect(job.get('searchWords')).toContain('heat');

    await at(companyId, `jobs/${id}`).update({ title: 'Replace furnace' });
    expect((await wordsWhen(id, 'furnace')).get('searchWords')).toContain('capacito');
  });

  it('follow findings, readings, the refrigerant log and leads too', async () => {
    const said: Record<string, object> = {
      findings: { title: 'Cracked heat exchanger' },
      diagnostics: { unitName: 'Cracked heat exchanger' },
      refrigerantMoves: { cylinderLabel: 'Cracked heat exchanger' },
      leads: { name: 'Ada Lovelace', address: { street: '9 Cracked Rd', city: 'Austin', country: 'US' } },
    };
    for (const [collection, fields] of Object.entries(said)) await at(companyId, `${collection}/words`).set(fields);
    for (const collection of Object.keys(said)) {
      const words = await eventually(async () => {
        const record = await at(companyId, `${collection}/words`).get();
        return (record.get('searchWords') ?? null) as string[] | null;
      }, `${collection} to have words`);
      expect(words).toContain('cracked');
      expect(words).not.toContain('us');
    }
  });

  it('are added to older records', async () => {
    const customerId = await addCustomer(companyId, owner.uid, { lastName: 'Older' });
    const id = await addJob(companyId, owner.uid, customerId);
    await wordsWhen(id, 'heat');
    await at(companyId, `jobs/${id}`).update({ searchWords: [] });
    await wordsWhen(id, 'heat');

    await owner.call(rebuildDirectory, {});

    await wordsWhen(id, 'older');
  });
});
