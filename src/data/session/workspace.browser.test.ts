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
  it('knows the user, company, role and features', async () => {
    const { workspace } = await setUp();
    expect(workspace.getState()).toMatchObject({
      user: { id: 'u1' },
      company: { id: 'c1', name: 'Blue Ridge' },
      role: 'user',
      features: { jobs: true },
    });
    expect(workspace.scope()).toEqual({ uid: 'u1', companyId: 'c1', ownerUid: 'boss' });
  });

  it('applies a changed role and features at once, and notifies listeners', async () => {
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

  it('follows changes of the company', async () => {
    const { workspace, write } = await setUp();
    await write('companies', 'c1', { name: 'Blue Ridge & Sons' });
    await vi.waitFor(() => expect(workspace.getState().company?.name).toBe('Blue Ridge & Sons'));
  });

  it('switches to another company with the user, and shows nothing of the old one', async () => {
    const { workspace, write } = await setUp();
    const customers = workspace.repository(collections.customers);
    expect((await customers.getAll()).map(({ id }) => id)).toEqual(['ada']);
    await write('users', 'u1', { companyId: 'c2' });
    await vi.waitFor(() => expect(workspace.getState().company?.name).toBe('Red Rock'));
    expect((await customers.getAll()).map(({ id }) => id)).toEqual(['bob']);
    await write('companies', 'c2', { name: 'Red Rock Inc' });
    await vi.waitFor(() => expect(workspace.getState().company?.name).toBe('Red Rock Inc'));
  });

  it('has no company once the user is removed from it', async () => {
    const { workspace, write } = await setUp();
    await write('users', 'u1', { companyId: null, role: 'user', features: {} });
    await vi.waitFor(() => expect(workspace.getState()).toMatchObject({ company: null, features: {} }));
    await expect(workspace.repository(collections.customers).getAll()).rejects.toThrow(
      'User not associated with a company',
    );
  });

  it('opens for a user without a document or company, as a plain user without features', async () => {
    const store = createMemoryStore();
    const workspace = await openWorkspace({
      uid: 'new',
      store,
      outboxStorage: createMemoryOutbox(),
      photoStorage: createMemoryPhotos(),
    });
    expect(workspace.getState()).toMatchObject({ user: null, company: null, role: 'user', features: {} });
  });

  it('opens when the user document cannot be read, and logs the error', async () => {
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

  it('sends waiting photos on reconnecting or when the app is looked at', async () => {
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

  it('opens at once from this device’s copy, then takes the server’s answer', async () => {
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

  it('keeps the last good data when a damaged document arrives, and says so', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { workspace, store } = await setUp();
    await workspace.confirmed;
    await store.commit([{ kind: 'set', path: 'companies', id: 'c1', data: { createdBy: 7 } }]);
    await vi.waitFor(() => expect(readFailures.get()).toEqual(['your company']));
    expect(workspace.getState().company?.name).toBe('Blue Ridge');
    workspace.dispose();
    vi.mocked(console.error).mockClear();
  });

  it('reports the error when the connection fails before anything is known', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const store = createMemoryStore();
    vi.spyOn(store, 'get').mockRejectedValue(Object.assign(new Error('off'), { code: 'unavailable' }));
    const workspace = await openWorkspace({ ...device(), uid: 'u1', store });
    expect(workspace.getState()).toMatchObject({ user: null, error: { code: 'unavailable' } });
    vi.mocked(console.error).mockClear();
  });

  it('keeps colleagues cached on start, and drops only the own account when it changes', async () => {
    const { cache } = collections.users;
    cache.set('users:u1:u2', 'Bob');
    cache.set('users:u1:u1', 'Ada');
    const { workspace, write } = await setUp();
    expect(cache.get('users:u1:u2')).toBe('Bob');
    await write('users', 'u1', { colorScheme: 'dark' });
    await vi.waitFor(() => expect(workspace.getState().user?.colorScheme).toBe('dark'));
    expect([cache.get('users:u1:u2'), cache.get('users:u1:u1')]).toEqual(['Bob', undefined]);
  });

  it('remembers which company the user was removed from', async () => {
    const { workspace, write } = await setUp();
    await write('users', 'u1', { companyId: null, role: 'user', features: {} });
    await vi.waitFor(() => expect(workspace.getState().leftCompany).toBe('Blue Ridge'));
    await write('users', 'u1', { companyId: 'c2' });
    await vi.waitFor(() => expect(workspace.getState()).toMatchObject({ leftCompany: '', company: { id: 'c2' } }));
  });

  it('removes the user without asking for documents they may no longer read', async () => {
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

  it('keeps its data when the server is unreachable, and drops it when access is refused', async () => {
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

  it('ignores changes after it is closed', async () => {
    const { workspace, write } = await setUp();
    workspace.dispose();
    await write('users', 'u1', { role: 'admin' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(workspace.getState().role).toBe('user');
  });
});

describe('updating one’s own user', () => {
  it('saves the change with the time, and returns true', async () => {
    const { workspace, store } = await setUp();
    expect(await updateOwnUser(workspace, { companyId: 'c2', colorScheme: 'dark' })).toBe(true);
    const stored = (await store.get('users', 'u1'))?.data;
    expect(stored).toMatchObject({ companyId: 'c2', colorScheme: 'dark', updatedBy: 'u1' });
    expect(Date.parse(String(stored?.['updatedAt']))).toBeGreaterThan(Date.parse('2026-01-12T15:00:00.000Z'));
  });

  it('returns false after logging a failure (error catalog)', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { workspace, store } = await setUp();
    vi.spyOn(store, 'commit').mockRejectedValue(new Error('down'));
    expect(await updateOwnUser(workspace, { colorScheme: 'dark' })).toBe(false);
    expect(console.error).toHaveBeenCalledTimes(1);
    vi.mocked(console.error).mockClear();
  });
});
