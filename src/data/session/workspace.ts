import type { CompanyFields } from '@/domain/company/schema';
import type { Stored } from '@/domain/record/schema';
import { DEFAULT_ROLE } from '@/domain/access/roles';
import type { FeatureMap } from '@/domain/access/features';
import type { Role } from '@/domain/access/roles';
import type { User } from '@/domain/user/schema';
import { collections } from '../collections';
import type { OutboxStorage } from '../outbox/entry';
import { createOutbox, type Outbox } from '../outbox/outbox';
import { quietly, readFailures } from '../readFailures';
import { parseRecord, type CollectionDefinition, type Scope } from '../records/definition';
import { clearAllCaches } from '../records/namedCaches';
import { createRepository, type Repository } from '../records/repository';
import type { RecordStore } from '../records/store';
import type { PhotoStorage } from '../uploads/pendingPhoto';
import { createPhotoQueue, type PhotoQueue } from '../uploads/photoQueue';
import { uploadPendingPhoto } from '../uploads/uploadPendingPhoto';

/** Who is working where: the user's and the company's documents as they are now. */
export type WorkspaceState = {
  user: User | null;
  company: Stored<CompanyFields> | null;
  role: Role;
  features: FeatureMap;
  /** Bought once and withdrawn: what was entered may still be read. */
  readOnlyFeatures: FeatureMap;
};

/** Everything a signed-in person works with. One per sign-in; the demo and page tests make theirs on a memory store. */
export type Workspace = {
  uid: string;
  store: RecordStore;
  outbox: Outbox;
  photoQueue: PhotoQueue;
  scope: () => Scope;
  repository: <T extends object>(definition: CollectionDefinition<T>) => Repository<T>;
  getState: () => WorkspaceState;
  subscribe: (listener: () => void) => () => void;
  /** Reads the user and the company anew, for instance after registering or joining. */
  refresh: () => Promise<void>;
  dispose: () => void;
};

type Options = {
  uid: string;
  store: RecordStore;
  outboxStorage: OutboxStorage;
  photoStorage: PhotoStorage;
  upload?: Parameters<typeof createPhotoQueue>[0]['upload'];
};

const stateOf = (user: User | null, company: Stored<CompanyFields> | null): WorkspaceState => ({
  user,
  company,
  role: user?.role ?? DEFAULT_ROLE,
  features: user?.features ?? {},
  readOnlyFeatures: user?.readOnlyFeatures ?? {},
});

/** Reads the user and their company, then follows both, so that a changed role or feature counts at once. */
export async function openWorkspace({
  uid,
  store,
  outboxStorage,
  photoStorage,
  upload = uploadPendingPhoto,
}: Options): Promise<Workspace> {
  readFailures.unmute();
  let state = stateOf(null, null);
  const listeners = new Set<() => void>();
  const scope = (): Scope => ({
    uid,
    companyId: state.user?.companyId ?? null,
    ownerUid: state.company?.ownerId ?? null,
  });
  const outbox = createOutbox({ store, storage: outboxStorage });
  const repositories = new Map<string, Repository<object>>();

  const repository = <T extends object>(definition: CollectionDefinition<T>): Repository<T> => {
    const known = repositories.get(definition.name);
    if (known) return known as Repository<T>;
    const made = createRepository(definition, { store, outbox, scope });
    repositories.set(definition.name, made);
    return made;
  };
  const setState = (next: WorkspaceState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const readUser = async (): Promise<User | null> => {
    const document = await store.get('users', uid);
    return document ? parseRecord(collections.users, document) : null;
  };
  const readCompany = async (companyId: string | null): Promise<Stored<CompanyFields> | null> => {
    if (!companyId) return null;
    const document = await store.get('companies', companyId);
    return document ? parseRecord(collections.companies, document) : null;
  };
  const refresh = async (): Promise<void> => {
    const user = await quietly('your account', readUser, null);
    const company = await quietly('your company', () => readCompany(user?.companyId ?? null), null);
    setState(stateOf(user, company));
  };

  await refresh();

  let isDisposed = false;
  let stopCompany: () => void = () => undefined;
  const followCompany = (companyId: string | null): void => {
    stopCompany();
    stopCompany = companyId
      ? store.watchDocument(
          'companies',
          companyId,
          (document) => document && setState(stateOf(state.user, parseRecord(collections.companies, document))),
          () => undefined,
        )
      : () => undefined;
  };
  followCompany(state.user?.companyId ?? null);
  const stopUser = store.watchDocument(
    'users',
    uid,
    (document) => {
      const user = document ? parseRecord(collections.users, document) : null;
      const hasMoved = user?.companyId !== state.user?.companyId;
      collections.users.cache.clear();
      if (!hasMoved) {
        setState(stateOf(user, state.company));
        return;
      }
      // Cache keys do not hold the company (specification, section 7): nothing of the former one may be shown.
      clearAllCaches();
      void refresh().then(() => {
        if (!isDisposed) followCompany(state.user?.companyId ?? null);
      });
    },
    (error) => console.warn('The account is not being followed', error),
  );
  const photoQueue = createPhotoQueue({
    uid,
    companyId: () => state.user?.companyId ?? null,
    storage: photoStorage,
    upload,
    createRecord: (photo, id) => repository(collections.photos).create(photo, { id }),
  });
  const resumeUploads = (): void => void photoQueue.run();
  window.addEventListener('online', resumeUploads);
  resumeUploads();
  void outbox.recover(uid);

  return {
    uid,
    store,
    outbox,
    photoQueue,
    scope,
    repository,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh,
    dispose: () => {
      isDisposed = true;
      readFailures.mute();
      window.removeEventListener('online', resumeUploads);
      stopUser();
      stopCompany();
      listeners.clear();
    },
  };
}
