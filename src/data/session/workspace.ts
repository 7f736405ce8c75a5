import { collections } from '../collections';
import { onReturn } from '../connection';
import type { OutboxStorage } from '../outbox/entry';
import { createOutbox, type Outbox } from '../outbox/outbox';
import { readFailures } from '../readFailures';
import { damagedRecords } from '../records/damagedRecords';
import type { CollectionDefinition, Scope } from '../records/definition';
import { createRepository, type Repository } from '../records/repository';
import type { RecordStore } from '../records/store';
import { withoutDeleted } from '../records/withoutDeleted';
import type { PhotoStorage } from '../uploads/pendingPhoto';
import { createPhotoQueue, type PhotoQueue } from '../uploads/photoQueue';
import { uploadPendingPhoto } from '../uploads/uploadPendingPhoto';
import { holdPage } from './holdPage';
import { openMembership, type Membership } from './membership';

/** Everything a signed-in user works with. One per sign-in; the demo and page tests create theirs on a memory store. */
export type Workspace = Omit<Membership, 'dispose'> & {
  uid: string;
  store: RecordStore;
  outbox: Outbox;
  photoQueue: PhotoQueue;
  scope: () => Scope;
  repository: <T extends object>(definition: CollectionDefinition<T>) => Repository<T>;
  dispose: () => void;
};

type Options = {
  uid: string;
  store: RecordStore;
  outboxStorage: OutboxStorage;
  photoStorage: PhotoStorage;
  upload?: Parameters<typeof createPhotoQueue>[0]['upload'];
};

/** Opens the signed-in user's workspace, from this device's data if available, otherwise after reading it. */
export async function openWorkspace({
  uid,
  store: server,
  outboxStorage,
  photoStorage,
  upload = uploadPendingPhoto,
}: Options): Promise<Workspace> {
  readFailures.unmute();
  damagedRecords.clear();
  const membership = await openMembership({ uid, store: server });
  const { getState } = membership;
  const scope = (): Scope => ({
    uid,
    companyId: getState().user?.companyId ?? null,
    ownerUid: getState().company?.ownerId ?? null,
  });
  const outbox = createOutbox({ store: server, storage: outboxStorage });
  const stopHolding = holdPage(outbox);
  const store = withoutDeleted(server, outbox);
  const repositories = new Map<string, Repository<object>>();
  const repository = <T extends object>(definition: CollectionDefinition<T>): Repository<T> => {
    const known = repositories.get(definition.name);
    if (known) return known as Repository<T>;
    const made = createRepository(definition, { store, outbox, scope });
    repositories.set(definition.name, made);
    return made;
  };
  const photoQueue = createPhotoQueue({
    uid,
    companyId: () => scope().companyId,
    storage: photoStorage,
    upload,
    createRecord: (photo, { id, label }) => repository(collections.photos).create(photo, { id, label }),
    hasRecord: async (id) => (await store.getFromServer(collections.photos.path(scope()), id)) !== null,
  });
  const resume = (): void => {
    if (document.visibilityState === 'hidden') return;
    void photoQueue.run();
    void outbox.recover(uid);
  };
  const stopResuming = onReturn(resume);
  resume();

  return {
    ...membership,
    uid,
    store,
    outbox,
    photoQueue,
    scope,
    repository,
    dispose: () => {
      readFailures.mute();
      stopResuming();
      stopHolding();
      outbox.dispose();
      photoQueue.dispose();
      membership.dispose();
    },
  };
}
