import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '@/lib/appError';
import { buildCompany } from '@/testing/factories/company';
import { buildCustomer } from '@/testing/factories/customer';
import { documentsOf } from '@/testing/factories/documents';
import { buildUser } from '@/testing/factories/user';
import { collections } from '../collections';
import { createMemoryOutbox } from '../outbox/storage';
import { updateOwnUser } from '../profile';
import { readFailures } from '../readFailures';
import { createMemoryStore } from '../records/memoryStore';
import type { RecordStore } from '../records/store';
import { createMemoryPhotos } from '../uploads/photoStorage';
import { openWorkspace } from './workspace';

async function setUp(user = buildUser({ id: 'u1', companyId: 'c1', role: 'user' })) {
  const store = createMemoryStore({
    users: documentsOf([user]),
    companies: documentsOf([
      buildCompany({ id: 'c1', ownerId: 'boss', name: 'Blue Ridge' }),
      buildCompany({ id: 'c2', name: 'Red Rock' }),
    ]),
    'companies/c1/customers': documentsOf([buildCustomer({ id: 'ada' })]),
    'companies/c2/customers': documentsOf([buildCustomer({ id: 'bob' })]),
  });
  const upload = () => Promise.resolve('');
  const workspace = await openWorkspace({
    uid: 'u1',
    store,
    outboxStorage: createMemoryOutbox(),
    photoStorage: createMemoryPhotos(),
    upload,
  });
  const write = (path: string, id: string, data: Record<string, unknown>) =>
    store.commit([{ kind: 'update', path, id, data }]);
  return { store, workspace, write };
}

const device = () => ({ outboxStorage: createMemoryOutbox(), photoStorage: createMemoryPhotos() });

describe('the workspace', () => {
  it('knows who works where', async () => {
    const { workspace } = await setUp();
    expect(workspace.getState()).toMatchObject({
      user: { id: 'u1' },
      company: { id: 'c1', name: 'Blue Ridge' },
      role: 'user',
      features: { jobs: true },
    });
    expect(workspace.scope()).toEqual({ uid: 'u1', companyId: 'c1', ownerUid: 'boss' });
  });

  it('follows a changed role and changed features at once, and tells listeners', async () => {
    const { workspace, write } = await setUp();
    const heard = vi.fn();
    workspace.subscribe(heard);
    await write('users', 'u1', { role: 'technician', features: { jobs: true, leads: true } });
    await vi.waitFor(() =>
      expect(workspace.getState()).toMatchObject({ role: 'technician', features: { leads: true } }),
    );
    expect(workspace.getState().features.customers).toBeUndefined();
    expect(heard).toHaveBeenCalled();
  });

  it('follows the company’s own changes', async () => {
    const { workspace, write } = await setUp();
    await write('companies', 'c1', { name: 'Blue Ridge & Sons' });
    await vi.waitFor(() => expect(workspace.getState().company?.name).toBe('Blue Ridge & Sons'));
  });

  it('moves with the user to another company, and shows nothing of the former one', async () => {
    const { workspace, write } = await setUp();
    const customers = workspace.repository(collections.customers);
    expect((await customers.getAll()).map(({ id }) => id)).toEqual(['ada']);
    await write('users', 'u1', { companyId: 'c2' });
    await vi.waitFor(() => expect(workspace.getState().company?.name).toBe('Red Rock'));
    expect((await customers.getAll()).map(({ id }) => id)).toEqual(['bob']);
    await write('companies', 'c2', { name: 'Red Rock Inc' });
    await vi.waitFor(() => expect(workspace.getState().company?.name).toBe('Red Rock Inc'));
  });

  it('belongs to no company once the user was removed from it', async () => {
    const { workspace, write } = await setUp();
    await write('users', 'u1', { companyId: null, role: 'user', features: {} });
    await vi.waitFor(() => expect(workspace.getState()).toMatchObject({ company: null, features: {} }));
    await expect(workspace.repository(collections.customers).getAll()).rejects.toThrow(
      'User not associated with a company',
    );
  });

  it('opens for somebody without a document or a company: a plain user without features', async () => {
    const store = createMemoryStore();
    const workspace = await openWorkspace({
      uid: 'new',
      store,
      outboxStorage: createMemoryOutbox(),
      photoStorage: createMemoryPhotos(),
    });
    expect(workspace.getState()).toMatchObject({ user: null, company: null, role: 'user', features: {} });
  });

  it('opens when the user cannot be read, after logging', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const store = createMemoryStore();
    vi.spyOn(store, 'get').mockRejectedValue(new Error('down'));
    const workspace = await openWorkspace({
      uid: 'u1',
      store,
      outboxStorage: createMemoryOutbox(),
      photoStorage: createMemoryPhotos(),
    });
    expect(workspace.getState().user).toBeNull();
    expect(console.error).toHaveBeenCalledWith('Error reading your account', expect.any(Error));
    vi.mocked(console.error).mockClear();
  });

  it('sends the photos that wait as soon as the connection is back or the app is looked at', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const upload = vi.fn(() => Promise.reject<string>(new AppError({ code: 'unavailable', userMessage: 'Gone' })));
    const workspace = await openWorkspace({ uid: 'u1', store: createMemoryStore(), ...device(), upload });
    onTestFinished(() => workspace.dispose());
    const image = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' });
    const of = { jobId: 'j1', customerId: '', stage: 'before', caption: '', takenAt: '', label: '' } as const;
    await workspace.photoQueue.add({ ...of, image });
    for (const news of [
      () => window.dispatchEvent(new Event('online')),
      () => document.dispatchEvent(new Event('visibilitychange')),
    ]) {
      await vi.advanceTimersByTimeAsync(90_000);
      upload.mockClear();
      news();
      await vi.advanceTimersByTimeAsync(0);
      expect(upload).toHaveBeenCalledTimes(1);
    }
  });

  it('opens at once with what this device knows, and takes what the server says when it answers', async () => {
    const store = createMemoryStore({
      users: documentsOf([buildUser({ id: 'u1', companyId: 'c1', role: 'technician' })]),
      companies: documentsOf([buildCompany({ id: 'c1', name: 'Blue Ridge' })]),
    });
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const silent: RecordStore = {
      ...store,
      getFromDevice: async (path, id) => {
        const document = await store.getFromDevice(path, id);
        return document && path === 'users' ? { id, data: { ...document.data, role: 'office' } } : document;
      },
      get: async (path, id) => {
        await answered;
        return store.get(path, id);
      },
      watchDocument: () => () => undefined,
    };
    const workspace = await openWorkspace({ ...device(), uid: 'u1', store: silent });
    expect(workspace.getState()).toMatchObject({ role: 'office', company: { name: 'Blue Ridge' } });
    answer();
    await workspace.confirmed;
    expect(workspace.getState()).toMatchObject({ role: 'technician' });
  });

  it('keeps what it knew when a damaged document comes, and says so', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { workspace, store } = await setUp();
    await workspace.confirmed;
    await store.commit([{ kind: 'set', path: 'companies', id: 'c1', data: { createdBy: 7 } }]);
    await vi.waitFor(() => expect(readFailures.get()).toEqual(['your company']));
    expect(workspace.getState().company?.name).toBe('Blue Ridge');
    workspace.dispose();
    vi.mocked(console.error).mockClear();
  });

  it('says why nothing is known when the connection failed', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const store = createMemoryStore();
    vi.spyOn(store, 'get').mockRejectedValue(Object.assign(new Error('off'), { code: 'unavailable' }));
    const workspace = await openWorkspace({ ...device(), uid: 'u1', store });
    expect(workspace.getState()).toMatchObject({ user: null, error: { code: 'unavailable' } });
    vi.mocked(console.error).mockClear();
  });

  it('leaves colleagues in the cache when it starts, and forgets only oneself when one’s own account changes', async () => {
    const { cache } = collections.users;
    cache.set('users:u1:u2', 'Bob');
    cache.set('users:u1:u1', 'Ada');
    const { workspace, write } = await setUp();
    expect(cache.get('users:u1:u2')).toBe('Bob');
    await write('users', 'u1', { colorScheme: 'dark' });
    await vi.waitFor(() => expect(workspace.getState().user?.colorScheme).toBe('dark'));
    expect([cache.get('users:u1:u2'), cache.get('users:u1:u1')]).toEqual(['Bob', undefined]);
  });

  it('knows which company somebody was taken out of', async () => {
    const { workspace, write } = await setUp();
    await write('users', 'u1', { companyId: null, role: 'user', features: {} });
    await vi.waitFor(() => expect(workspace.getState().leftCompany).toBe('Blue Ridge'));
    await write('users', 'u1', { companyId: 'c2' });
    await vi.waitFor(() => expect(workspace.getState()).toMatchObject({ leftCompany: '', company: { id: 'c2' } }));
  });

  it('takes somebody out without asking for what they may read no more', async () => {
    const { workspace, store, write } = await setUp();
    await workspace.confirmed;
    vi.spyOn(store, 'get').mockRejectedValue(
      new AppError({ code: 'permission-denied', userMessage: 'You are not allowed to do this.' }),
    );
    await write('users', 'u1', { companyId: null, role: 'user', features: {} });
    await vi.waitFor(() =>
      expect(workspace.getState()).toMatchObject({ user: { id: 'u1' }, leftCompany: 'Blue Ridge' }),
    );
    expect(readFailures.get()).toEqual([]);
  });

  it('keeps what it knows when the server cannot be reached, and nothing of what it may no longer read', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { workspace, store } = await setUp();
    await workspace.confirmed;
    const get = vi.spyOn(store, 'get');
    get.mockRejectedValue(new AppError({ code: 'unavailable', userMessage: 'The server cannot be reached.' }));
    await workspace.refresh();
    expect(workspace.getState()).toMatchObject({ user: { id: 'u1' }, company: { id: 'c1' } });
    get.mockRejectedValue(new AppError({ code: 'permission-denied', userMessage: 'No' }));
    await workspace.refresh();
    expect(workspace.getState()).toMatchObject({ user: null, company: null, features: {} });
    expect(workspace.getState().error?.code).toBe('permission-denied');
    vi.mocked(console.error).mockClear();
  });

  it('hears nothing more after it was closed', async () => {
    const { workspace, write } = await setUp();
    workspace.dispose();
    await write('users', 'u1', { role: 'admin' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(workspace.getState().role).toBe('user');
  });
});

describe('changing one’s own user', () => {
  it('writes the change with the time, and says that it worked', async () => {
    const { workspace, store } = await setUp();
    expect(await updateOwnUser(workspace, { companyId: 'c2', colorScheme: 'dark' })).toBe(true);
    const stored = (await store.get('users', 'u1'))?.data;
    expect(stored).toMatchObject({ companyId: 'c2', colorScheme: 'dark', updatedBy: 'u1' });
    expect(Date.parse(String(stored?.['updatedAt']))).toBeGreaterThan(Date.parse('2026-01-12T15:00:00.000Z'));
  });

  it('is answered with false when it fails, after logging (error catalog)', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { workspace, store } = await setUp();
    vi.spyOn(store, 'commit').mockRejectedValue(new Error('down'));
    expect(await updateOwnUser(workspace, { colorScheme: 'dark' })).toBe(false);
    expect(console.error).toHaveBeenCalledTimes(1);
    vi.mocked(console.error).mockClear();
  });
});
