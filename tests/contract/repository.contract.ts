import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConflictError } from '@/data/outbox/conflictError';
import { newId } from '@/lib/ids';
import { customer, deskOf, job, until, type Desk, type World } from './world';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Describes the behavior that every store must have for repositories. Lists have their own suite. */
export function describeRepository(name: string, openWorld: () => Promise<World>): void {
  describe(`records on ${name}`, () => {
    let world: World;
    let me: Desk;
    let colleague: Desk;

    beforeAll(async () => void (world = await openWorld()));
    afterAll(() => world.end());
    beforeEach(() => {
      me = deskOf(world.admin, world.companyId);
      colleague = deskOf(world.colleague, world.companyId);
    });

    it('gives a created record its id, fields and audit fields, and stores them', async () => {
      const made = await me.customers.create(customer({ notes: 'Side gate' }));
      expect(made).toMatchObject({
        firstName: 'Ada',
        notes: 'Side gate',
        createdBy: me.uid,
        updatedBy: me.uid,
        baseRevision: '',
      });
      expect(made.createdAt).toMatch(INSTANT);
      expect(made.updatedAt).toBe(made.createdAt);
      expect(made.revision).not.toBe('');
      const { id, ...fields } = made;
      expect(await world.stored('customers', id)).toEqual(fields);
      expect(await colleague.customers.getById(id)).toEqual(made);
    });

    it('creates a record under a given id, and refuses to create it twice', async () => {
      const id = newId();
      await me.customers.create(customer({ notes: 'first' }), { id });
      await expect(colleague.customers.create(customer({ notes: 'second' }), { id })).rejects.toMatchObject({
        code: 'permission-denied',
      });
      expect(await world.stored('customers', id)).toMatchObject({ notes: 'first' });
    });

    it('reports “customers not found” for a record that doesn’t exist', async () => {
      await expect(me.customers.getById('nobody')).rejects.toMatchObject({
        code: 'not-found',
        message: 'customers not found',
      });
      await expect(me.customers.update('nobody', { notes: 'x' })).rejects.toMatchObject({
        message: 'customers not found',
      });
      await expect(me.jobs.getById('nothing')).rejects.toMatchObject({ message: 'jobs not found' });
    });

    it('changes only the changed fields, and records who changed them and when', async () => {
      const made = await colleague.customers.create(customer());
      const changed = await me.customers.update(made.id, { notes: 'Side gate', email: ' Ada@Example.COM ' });
      expect(changed).toMatchObject({ firstName: 'Ada', notes: 'Side gate', email: 'ada@example.com' });
      expect(changed).toMatchObject({
        createdBy: colleague.uid,
        createdAt: made.createdAt,
        updatedBy: me.uid,
        baseRevision: made.revision,
      });
      expect(changed.updatedAt >= made.updatedAt).toBe(true);
      expect(changed.revision).not.toBe(made.revision);
      const { id, ...fields } = changed;
      expect(await world.stored('customers', id)).toEqual(fields);
    });

    it('writes nothing if nothing changed', async () => {
      const made = await me.customers.create(customer());
      await me.customers.update(made.id, { firstName: 'Ada' });
      expect(await world.stored('customers', made.id)).toMatchObject({ revision: made.revision });
    });

    it('doesn’t delete a record that a colleague has changed since it was read', async () => {
      const seen = await me.customers.create(customer());
      await colleague.customers.update(seen.id, { notes: 'Pays by check' });
      await expect(me.customers.delete(seen.id, { base: seen })).rejects.toMatchObject({
        code: 'conflict',
        theirs: { notes: 'Pays by check' },
      });
      const now = await colleague.customers.getById(seen.id);
      await me.customers.delete(seen.id, { base: now });
      expect(await world.stored('customers', seen.id)).toBeNull();
      await me.customers.delete(seen.id, { base: now });
    });

    it('deletes a record for everyone', async () => {
      const made = await me.customers.create(customer());
      await me.customers.delete(made.id);
      expect(await world.stored('customers', made.id)).toBeNull();
      await expect(colleague.customers.getById(made.id)).rejects.toMatchObject({ message: 'customers not found' });
    });

    it('rejects invalid fields by name before anything is sent', async () => {
      await expect(me.customers.create(customer({ phone: 'call me' }))).rejects.toMatchObject({
        code: 'invalid',
        message: expect.stringMatching(/^This cannot be saved: /) as string,
        details: { fieldErrors: { phone: expect.any(String) as string } },
      });
      const made = await me.customers.create(customer());
      await expect(me.customers.update(made.id, { notes: 'x'.repeat(10_001) })).rejects.toMatchObject({
        code: 'invalid',
      });
      expect(await world.stored('customers', made.id)).toMatchObject({ notes: '', revision: made.revision });
    });

    it('reports a conflict when a colleague changed the same field since it was read, and keeps theirs', async () => {
      const seen = await me.customers.create(customer());
      await colleague.customers.update(seen.id, { notes: 'theirs' });
      const save = me.customers.update(seen.id, { notes: 'mine' }, { base: seen });
      await expect(save).rejects.toBeInstanceOf(ConflictError);
      await expect(save).rejects.toMatchObject({
        fields: ['notes'],
        mine: { notes: 'mine' },
        theirs: { id: seen.id, notes: 'theirs' },
      });
      expect(await world.stored('customers', seen.id)).toMatchObject({ notes: 'theirs' });
      expect(await me.customers.getById(seen.id)).toMatchObject({ notes: 'theirs' });
    });

    it('keeps both changes when a colleague changed another field', async () => {
      const seen = await me.customers.create(customer());
      await colleague.customers.update(seen.id, { phone: '512-555-0134' });
      const saved = await me.customers.update(seen.id, { notes: 'mine' }, { base: seen });
      expect(saved).toMatchObject({ notes: 'mine', phone: '512-555-0134' });
      expect(await world.stored('customers', seen.id)).toMatchObject({
        notes: 'mine',
        phone: '512-555-0134',
        updatedBy: me.uid,
      });
    });

    it('keeps both changes when two colleagues save at the same moment', async () => {
      const { id } = await me.customers.create(customer());
      await Promise.all([
        me.customers.update(id, { notes: 'mine' }),
        colleague.customers.update(id, { phone: '512-555-0134' }),
      ]);
      expect(await world.stored('customers', id)).toMatchObject({ notes: 'mine', phone: '512-555-0134' });
    });

    it('refuses a write that doesn’t name the revision it replaces', async () => {
      const made = await me.customers.create(customer());
      const path = `companies/${world.companyId}/customers`;
      const data = {
        notes: 'blind',
        updatedBy: me.uid,
        updatedAt: new Date().toISOString(),
        revision: newId(12),
        baseRevision: newId(12),
      };
      await expect(me.store.commit([{ kind: 'update', path, id: made.id, data }])).rejects.toMatchObject({
        code: 'permission-denied',
      });
      expect(await world.stored('customers', made.id)).toMatchObject({ notes: '' });
    });

    it('applies all of several writes or none', async () => {
      const made = await me.customers.create(customer());
      const path = `companies/${world.companyId}/customers`;
      const stale = {
        updatedBy: me.uid,
        updatedAt: new Date().toISOString(),
        revision: newId(12),
        baseRevision: newId(12),
      };
      const other = newId();
      const { id: _id, ...fields } = { ...made, revision: newId(12) };
      const batch = me.store.commit([
        { kind: 'set', path, id: other, data: fields },
        { kind: 'update', path, id: made.id, data: { notes: 'blind', ...stale } },
      ]);
      await expect(batch).rejects.toMatchObject({ code: 'permission-denied' });
      expect(await world.stored('customers', other)).toBeNull();
      await me.store.commit([
        { kind: 'set', path, id: other, data: fields },
        { kind: 'delete', path, id: made.id },
      ]);
      expect(await world.stored('customers', other)).toMatchObject({ firstName: 'Ada' });
      expect(await world.stored('customers', made.id)).toBeNull();
    });

    it('sends several quick updates of one record in order, each once', async () => {
      const { id } = await me.customers.create(customer());
      const seen: string[] = [];
      const isLast = until<string>(
        (onNext, onError) => {
          return colleague.store.watchDocument(
            `companies/${world.companyId}/customers`,
            id,
            (document) => {
              const { notes, revision } = (document?.data ?? {}) as { notes: string; revision: string };
              seen.push(`${notes} ${revision}`);
              onNext(notes);
            },
            onError,
          );
        },
        (notes) => notes === 'abcdefgh',
      );
      await Promise.all(
        Array.from('abcdefgh', (_letter, index) => me.customers.update(id, { notes: 'abcdefgh'.slice(0, index + 1) })),
      );
      await isLast;
      expect(await world.stored('customers', id)).toMatchObject({ notes: 'abcdefgh' });
      expect(seen).toEqual([...new Set(seen)].sort((a, b) => a.indexOf(' ') - b.indexOf(' ')));
      expect(me.outbox.entries()).toEqual([]);
    });

    it('writes a list that is too long for one write in steps, and keeps a colleague’s change', async () => {
      const checks = (isDone: boolean) =>
        Array.from({ length: 12 }, (_, index) => ({ id: `k${index}`, label: 'Check', isDone, doneAt: '', doneBy: '' }));
      const made = await me.jobs.create(job(me.uid, { checklist: checks(false) }));
      expect(await world.stored('jobs', made.id)).toMatchObject({ checklist: checks(false), revision: made.revision });
      await colleague.jobs.update(made.id, { poNumber: 'PO 7' });
      await me.jobs.update(made.id, { title: 'No cooling', checklist: checks(true) }, { base: made });
      expect(await world.stored('jobs', made.id)).toMatchObject({
        title: 'No cooling',
        poNumber: 'PO 7',
        checklist: checks(true),
      });
      expect(me.outbox.entries()).toEqual([]);
    });

    it('shows a write to a read right after it, before the server has responded', async () => {
      const { id } = await me.customers.create(customer());
      const { revision } = (await world.stored('customers', id)) as { revision: string };
      const path = `companies/${world.companyId}/customers`;
      const data = {
        notes: 'now',
        updatedBy: me.uid,
        updatedAt: new Date().toISOString(),
        revision: newId(12),
        baseRevision: revision,
      };
      const written = me.store.commit([{ kind: 'update', path, id, data }]);
      expect((await me.store.get(path, id))?.data).toMatchObject({ notes: 'now' });
      await written;
    });

    it('delivers a watched record now, after a change, and when it is deleted', async () => {
      const { id } = await me.jobs.create(job(me.uid));
      const path = `companies/${world.companyId}/jobs`;
      const watched = (isIt: (title: unknown) => boolean) =>
        until<unknown>(
          (onNext, onError) => me.store.watchDocument(path, id, (document) => onNext(document?.data['title']), onError),
          isIt,
        );
      expect(await watched(() => true)).toBe('No heat');
      const changed = watched((title) => title === 'No cooling');
      await colleague.jobs.update(id, { title: 'No cooling' });
      await changed;
      const gone = watched((title) => title === undefined);
      await me.jobs.delete(id);
      await gone;
    });

    it('tells the creator who is watching a record that a colleague has deleted it', async () => {
      const { id } = await colleague.jobs.create(job(colleague.uid));
      const path = `companies/${world.companyId}/jobs`;
      const gone = until<unknown>(
        (onNext, onError) => colleague.store.watchDocument(path, id, (document) => onNext(document), onError),
        (document) => document === null,
      );
      await me.jobs.delete(id);
      expect(await gone).toBeNull();
      expect(await colleague.store.get(path, id)).toBeNull();
    });

    it('delivers nothing after the watcher has stopped', async () => {
      const { id } = await me.jobs.create(job(me.uid));
      const path = `companies/${world.companyId}/jobs`;
      const heard: unknown[] = [];
      const stop = me.store.watchDocument(
        path,
        id,
        (document) => heard.push(document),
        () => undefined,
      );
      stop();
      await me.jobs.update(id, { title: 'No cooling' });
      expect(heard).toEqual([]);
    });
  });
}
