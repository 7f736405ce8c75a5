import { createMemoryOutbox } from '@/data/outbox/storage';
import { createOutbox } from '@/data/outbox/outbox';
import type { CollectionDefinition } from '@/data/records/definition';
import { createRepository, type Repository } from '@/data/records/repository';
import type { RecordStore } from '@/data/records/store';

/** Returns the repositories of company c1 on a store, as an online device has them. */
export function benchRepositories(
  store: RecordStore,
): <T extends object>(of: CollectionDefinition<T>) => Repository<T> {
  const outbox = createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => true });
  return (definition) =>
    createRepository(definition, {
      store,
      outbox,
      scope: () => ({ uid: 'user-1', companyId: 'c1', ownerUid: 'user-1' }),
    });
}
