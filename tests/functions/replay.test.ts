import { beforeAll, describe, expect, it } from 'vitest';
import { decodeRows, shardId, shardOf } from '@/domain/directory/schema';
import { newId } from '@/lib/ids';
import { writeActivity } from '../../functions/src/activity/triggers';
import { CUSTOMER_DIRECTORY } from '../../functions/src/directory/kinds';
import { readCustomer } from '../../functions/src/directory/readCustomer';
import { updateShard } from '../../functions/src/directory/updateShard';
import type { RecordChange } from '../../functions/src/platform/recordChange';
import { depsAt } from './deps';
import { customerSnapshot } from './records';
import { db } from './support';

/** Events arrive at least once and in any order. Here the handlers get them that way, on the real database. */
const deps = depsAt();
const CUSTOMERS = { directory: CUSTOMER_DIRECTORY, readRow: readCustomer };
let companyId: string;

beforeAll(async () => {
  companyId = newId();
  await db.doc(`companies/${companyId}`).set({ name: 'Replay' });
});

const change = (changes: Partial<RecordChange>): RecordChange => ({
  eventId: newId(),
  at: '2026-03-02T15:00:00.000Z',
  params: { companyId, id: 'c1' },
  before: null,
  after: null,
  authUid: '',
  isByServer: false,
  ...changes,
});

describe('a redelivered event', () => {
  it('is one activity entry, the same as before', async () => {
    const created = change({ after: { name: 'Ada', createdBy: 'u1' } });
    await writeActivity(deps, companyId, 'customer', created);
    await writeActivity(deps, companyId, 'customer', created);
    await writeActivity(
      deps,
      companyId,
      'customer',
      change({ before: { name: 'Ada' }, after: { name: 'Ada', revision: 'r2' } }),
    );

    const entries = await db.collection(`companies/${companyId}/activity`).get();
    expect(entries.docs.map((entry) => [entry.id, String(entry.get('verb'))])).toEqual([[created.eventId, 'created']]);
  });

  it('doesn’t bring back the history of a deleted company', async () => {
    const gone = newId();
    await writeActivity(deps, gone, 'customer', change({ before: { name: 'Ada' } }));

    expect((await db.collection(`companies/${gone}/activity`).get()).size).toBe(0);
  });

  it(
    'leaves the directory matching the current documents, without a write if nothing is new',
    { tags: 'emulators' },
    async () => {
      const id = newId();
      const shard = db.doc(`companies/${companyId}/directory/${shardId(shardOf(id))}`);
      const customer = db.doc(`companies/${companyId}/customers/${id}`);
      await customer.set(customerSnapshot({ lastName: 'Newest' }));
      await updateShard(deps, CUSTOMERS, { companyId, shard: shardOf(id) }, [id]);
      const first = await shard.get();

      // An older event arrives late: the document counts.
      await updateShard(deps, CUSTOMERS, { companyId, shard: shardOf(id) }, [id, id]);
      expect((await shard.get()).updateTime).toEqual(first.updateTime);

      await customer.delete();
      await Promise.all([
        updateShard(deps, CUSTOMERS, { companyId, shard: shardOf(id) }, [id]),
        updateShard(deps, CUSTOMERS, { companyId, shard: shardOf(id) }, [id]),
      ]);
      expect(decodeRows(String((await shard.get()).get('rows'))).some((row) => row.id === id)).toBe(false);
    },
  );

  it('loses no row when many instances write one shard at once', { tags: 'emulators' }, async () => {
    const ids: string[] = [];
    while (ids.length < 12) {
      const id = newId();
      if (shardOf(id) === 7) ids.push(id);
    }
    await Promise.all(
      ids.map((id) => db.doc(`companies/${companyId}/customers/${id}`).set(customerSnapshot({ lastName: id }))),
    );

    for (let index = 0; index < ids.length; index += 4) {
      await Promise.all(
        ids.slice(index, index + 4).map((id) => updateShard(deps, CUSTOMERS, { companyId, shard: 7 }, [id])),
      );
    }

    const rows = decodeRows(String((await db.doc(`companies/${companyId}/directory/${shardId(7)}`).get()).get('rows')));
    expect(rows.map(({ id }) => id)).toEqual([...ids].sort());
  });
});
