import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryOutbox } from '@/data/outbox/storage';
import { createOutbox } from '@/data/outbox/outbox';
import { createRepository } from '@/data/records/repository';
import { companyPath, defineCollection } from '@/data/records/definition';
import type { Write } from '@/data/records/store';
import { customerSchema } from '@/domain/customer/schema';
import { AppError } from '@/lib/appError';
import { openFirestoreWorld, type FirestoreWorld } from './firestoreWorld';
import { describeLists } from './lists.contract';
import { describeRepository } from './repository.contract';
import { customer, deskOf, type Desk } from './world';

describeRepository('Firestore', openFirestoreWorld);
describeLists('Firestore', openFirestoreWorld);

describe('Firestore while offline', () => {
  let world: FirestoreWorld;
  let colleague: Desk;

  /** Someone who knows that they are offline; whether the server confirms is up to the test. */
  function offlineDesk({ store } = world.admin) {
    const { uid } = world.admin;
    const outbox = createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => false });
    const definition = defineCollection({
      name: 'customers',
      path: companyPath('customers'),
      schema: () => customerSchema,
    });
    return {
      outbox,
      customers: createRepository(definition, {
        store,
        outbox,
        scope: () => ({ uid, companyId: world.companyId, ownerUid: null }),
      }),
    };
  }
  /** Deletions are transactions, which `disableNetwork` lets through: what leaves a device without signal fails as it does there. */
  const cutOff = ({ store, uid }: FirestoreWorld['admin']) => {
    let isCut = false;
    const unavailable = new AppError({ code: 'unavailable', userMessage: 'No connection.' });
    return {
      uid,
      cut: (is: boolean) => void (isCut = is),
      store: {
        ...store,
        commit: (writes: readonly Write[]) => (isCut ? Promise.reject(unavailable) : store.commit(writes)),
      },
    };
  };
  const isSettled = (outbox: ReturnType<typeof createOutbox>) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (outbox.entries().every(({ state }) => state !== 'pending')) resolve();
      };
      outbox.subscribe(look);
      look();
    });

  beforeAll(async () => void (world = await openFirestoreWorld()));
  afterAll(() => world.end());
  beforeEach(async () => {
    await enableNetwork(world.adminDb);
    colleague = deskOf(world.colleague, world.companyId);
  });

  it('sends several offline changes to a record in order, on top of a colleague’s changes', async () => {
    const me = offlineDesk();
    const { id } = await me.customers.create(customer());
    await isSettled(me.outbox);
    await me.customers.getById(id);
    await disableNetwork(world.adminDb);
    await me.customers.update(id, { notes: 'a' });
    await me.customers.update(id, { notes: 'ab' });
    await me.customers.update(id, { language: 'French' });
    expect(me.outbox.entries()).toHaveLength(3);
    await colleague.customers.update(id, { phone: '512-555-0134' });
    await enableNetwork(world.adminDb);
    await isSettled(me.outbox);
    expect(me.outbox.entries()).toEqual([]);
    expect(await world.stored('customers', id)).toMatchObject({
      notes: 'ab',
      language: 'French',
      phone: '512-555-0134',
    });
  });

  it('keeps a change that conflicts with a colleague’s as a conflict, and the colleague’s stays', async () => {
    const me = offlineDesk();
    const { id } = await me.customers.create(customer());
    await isSettled(me.outbox);
    await me.customers.getById(id);
    await disableNetwork(world.adminDb);
    await me.customers.update(id, { notes: 'mine' }, { label: 'Ada' });
    await colleague.customers.update(id, { notes: 'theirs' });
    await enableNetwork(world.adminDb);
    await isSettled(me.outbox);
    expect(me.outbox.entries()).toMatchObject([{ state: 'conflict', label: 'Ada', mine: { notes: 'mine' } }]);
    expect(await world.stored('customers', id)).toMatchObject({ notes: 'theirs' });
  });

  it('creates, changes and reads a record immediately, and stores it on the server later', async () => {
    const me = offlineDesk();
    await disableNetwork(world.adminDb);
    const { id } = await me.customers.create(customer());
    await me.customers.update(id, { notes: 'in the basement' });
    expect(await me.customers.getById(id)).toMatchObject({ notes: 'in the basement' });
    expect(await world.stored('customers', id)).toBeNull();
    await enableNetwork(world.adminDb);
    await isSettled(me.outbox);
    expect(await world.stored('customers', id)).toMatchObject({ notes: 'in the basement' });
  });

  it('tells stored data apart from unsent changes on this device', async () => {
    const me = offlineDesk();
    const { id } = await me.customers.create(customer());
    await isSettled(me.outbox);
    await me.customers.getById(id);
    await disableNetwork(world.adminDb);
    await me.customers.update(id, { notes: 'unsent' });
    const path = `companies/${world.companyId}/customers`;
    expect((await world.admin.store.get(path, id))?.data).toMatchObject({ notes: 'unsent' });
    expect((await world.admin.store.getFromServer(path, id))?.data).toMatchObject({ notes: '' });
  });

  it('deletes only the version the user saw, not a colleague’s newer one', async () => {
    const device = cutOff(world.admin);
    const me = offlineDesk(device);
    const [kept, gone] = [await me.customers.create(customer()), await me.customers.create(customer())];
    await isSettled(me.outbox);
    device.cut(true);
    await me.customers.delete(kept.id, { base: kept, label: 'Ada' });
    await me.customers.delete(gone.id, { base: gone });
    await colleague.customers.update(kept.id, { notes: 'theirs' });
    device.cut(false);
    await me.outbox.recover(world.admin.uid);
    await isSettled(me.outbox);
    expect(me.outbox.entries()).toMatchObject([{ state: 'conflict', label: 'Ada' }]);
    expect(await world.stored('customers', kept.id)).toMatchObject({ notes: 'theirs' });
    expect(await world.stored('customers', gone.id)).toBeNull();
  });
});
