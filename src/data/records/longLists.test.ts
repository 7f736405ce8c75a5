import { describe, expect, it } from 'vitest';
import { buildLine } from '@/testing/factories/billing';
import { buildJob } from '@/testing/factories/job';
import { documentsOf } from '@/testing/factories/documents';
import { createGatedStore } from '@/testing/gatedStore';
import { jobSchema } from '@/domain/job/schema';
import { LOOKED_INTO } from '@/domain/record/lookedInto';
import { isSame } from '@/lib/stableJson';
import { collections } from '../collections';
import { createOutbox } from '../outbox/outbox';
import { createMemoryOutbox } from '../outbox/storage';
import { createMemoryStore } from './memoryStore';
import { createMemoryCache } from './recordCache';
import { createRepository } from './repository';
import type { RecordStore, Write } from './store';

const JOBS = 'companies/c1/jobs';
const WORK = 'companies/c1/jobWork';
const scope = () => ({ uid: 'u1', companyId: 'c1', ownerUid: null });
const checks = (count: number, isDone = false) =>
  Array.from({ length: count }, (_, index) => ({ id: `k${index}`, label: 'Check', isDone, doneAt: '', doneBy: '' }));
const listAt = (data: Record<string, unknown> | undefined, field: string): unknown[] =>
  (data?.[field] as unknown[] | undefined) ?? [];

/** Like the security rules: rejects a write with too many new or changed elements in a checked list. Writes go in order. */
function refusingLongLists(store: RecordStore): RecordStore {
  const check = async (write: Write): Promise<void> => {
    if (write.kind === 'delete') return;
    const looked: Record<string, number> =
      Object.entries(LOOKED_INTO).find(([name]) => write.path.endsWith(`/${name}`))?.[1] ?? {};
    const before = (await store.getFromServer(write.path, write.id))?.data;
    for (const [field, most] of Object.entries(looked)) {
      const known = listAt(before, field);
      const fresh = listAt(write.data, field).filter((one) => !known.some((other) => isSame(one, other)));
      if (fresh.length > most) throw Object.assign(new Error('no'), { code: 'permission-denied' });
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  const commit: RecordStore['commit'] = (writes) => {
    const done = last.then(() => Promise.all(writes.map(check))).then(() => store.commit(writes));
    last = done.catch(() => undefined);
    return done;
  };
  return { ...store, commit };
}

function setUp() {
  const job = buildJob({ id: 'j1', checklist: checks(12) });
  const server = createMemoryStore({ [JOBS]: documentsOf([job]) });
  const store = refusingLongLists(server);
  const storage = createMemoryOutbox();
  const outbox = createOutbox({ store, storage, isOnline: () => true });
  const jobs = createRepository({ ...collections.jobs, cache: createMemoryCache() }, { store, outbox, scope });
  const onServer = async (path: string, id: string) => (await server.get(path, id))?.data;
  return { job, server, store, outbox, storage, jobs, onServer };
}

describe('a list longer than the rules can check', () => {
  it('is created in steps', async () => {
    const { jobs, outbox, onServer } = setUp();
    const fields = jobSchema.parse(buildJob({ checklist: checks(12) }));
    const made = await jobs.create(fields, { id: 'j2' });
    expect(await onServer(JOBS, 'j2')).toMatchObject({ title: fields.title, checklist: checks(12) });
    expect(made.revision).toBe((await onServer(JOBS, 'j2'))?.['revision']);
    expect(outbox.entries()).toEqual([]);
  });

  it('is updated in steps, along with the other fields', async () => {
    const { jobs, job } = setUp();
    const saved = await jobs.update('j1', { title: 'New', checklist: checks(12, true) }, { base: job });
    expect(saved).toMatchObject({ title: 'New', checklist: checks(12, true) });
  });

  it('is compared with the stored list, which may lack default values', async () => {
    const { jobs, server } = setUp();
    const old = checks(12).map(({ doneBy: _, ...check }) => check);
    await server.commit([{ kind: 'update', path: JOBS, id: 'j1', data: { checklist: old } }]);
    const before = await jobs.getById('j1');
    const saved = await jobs.update('j1', { checklist: before.checklist.slice(1) }, { base: before });
    expect(saved.checklist).toEqual(checks(12).slice(1));
  });

  it('conflicts as a whole when someone else changed it', async () => {
    const { jobs, job, server, onServer } = setUp();
    const theirs = checks(12).slice(1);
    await server.commit([{ kind: 'update', path: JOBS, id: 'j1', data: { checklist: theirs } }]);
    const saving = jobs.update('j1', { checklist: checks(12, true) }, { base: job });
    await expect(saving).rejects.toMatchObject({ mine: { checklist: checks(12, true) }, fields: ['checklist'] });
    expect(await onServer(JOBS, 'j1')).toMatchObject({ checklist: theirs });
  });
});

describe('a long list saved offline', () => {
  const lines = (from: string) => Array.from({ length: 8 }, (_, index) => buildLine({ id: `${from}${index}` }));
  function offline() {
    const line = createGatedStore({ [WORK]: {} });
    const storage = createMemoryOutbox();
    const outbox = createOutbox({ store: line.store, storage, isOnline: () => false });
    const work = createRepository(
      { ...collections.jobWork, cache: createMemoryCache() },
      { store: line.store, outbox, scope },
    );
    const onServer = async () => (await line.server.get(WORK, 'j1'))?.data;
    return { ...line, outbox, storage, work, onServer };
  }
  const made = { jobId: 'j1', customerId: 'c1', workLines: lines('m') };

  it('waits as one, and arrives in order', async () => {
    const { work, outbox, deliver, onServer } = offline();
    await work.create(made, { id: 'j1', lists: ['workLines'] });
    expect(outbox.entries().map(({ write }) => write.kind)).toEqual(['set', 'update', 'update']);
    await deliver();
    expect(await onServer()).toMatchObject(made);
    expect(outbox.entries()).toEqual([]);
  });

  it('survives closing the page', async () => {
    const { work, storage, server, drop, onServer } = offline();
    await work.create(made, { id: 'j1', lists: ['workLines'] });
    drop();
    const next = createOutbox({ store: refusingLongLists(server), storage, isOnline: () => true });
    await next.recover('u1');
    expect(next.entries()).toEqual([]);
    expect(await onServer()).toMatchObject(made);
  });

  it('is merged with items a colleague added meanwhile', async () => {
    const { work, outbox, server, deliver, onServer } = offline();
    await work.create(made, { id: 'j1', lists: ['workLines'] });
    const theirs = { ...made, workLines: lines('t').slice(0, 2), revision: 'r9' };
    await server.commit([{ kind: 'set', path: WORK, id: 'j1', data: theirs }]);
    await deliver();
    expect(listAt(await onServer(), 'workLines')).toEqual([...theirs.workLines, ...made.workLines]);
    expect(outbox.entries()).toEqual([]);
  });
});

describe('a change that an earlier version stored in one piece', () => {
  it('is sent in steps, even over someone else’s list', async () => {
    const { store, storage, job, onServer } = setUp();
    const write = { kind: 'update', path: JOBS, id: 'j1' } as const;
    await storage.write({
      put: [
        {
          id: 'e1',
          uid: 'u1',
          collection: 'jobs',
          label: '',
          at: '2026-06-01T08:00:00.000Z',
          mine: { checklist: checks(12, true) },
          base: { checklist: [] },
          write: { ...write, data: { checklist: checks(12, true), revision: 'r2', baseRevision: 'r0' } },
          state: 'conflict',
          message: '',
        },
      ],
    });
    const outbox = createOutbox({ store, storage, isOnline: () => true });
    await outbox.recover('u1');
    await outbox.retry('e1', { isForced: true });
    expect(await onServer(JOBS, 'j1')).toMatchObject({ title: job.title, checklist: checks(12, true) });
    expect(outbox.entries()).toEqual([]);
  });
});
