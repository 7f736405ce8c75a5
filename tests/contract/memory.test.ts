import { createMemoryStore } from '@/data/records/memoryStore';
import { newId } from '@/lib/ids';
import { describeLists } from './lists.contract';
import { describeRepository } from './repository.contract';
import type { World } from './world';

function openMemoryWorld(): Promise<World> {
  const companyId = newId();
  const store = createMemoryStore();
  return Promise.resolve({
    companyId,
    admin: { uid: newId(), store },
    colleague: { uid: newId(), store },
    seed: (collection, documents) =>
      store.commit(
        Object.entries(documents).map(([id, data]) => ({
          kind: 'set',
          path: `companies/${companyId}/${collection}`,
          id,
          data,
        })),
      ),
    stored: async (collection, id) => (await store.get(`companies/${companyId}/${collection}`, id))?.data ?? null,
    end: () => Promise.resolve(),
  });
}

describeRepository('the memory store', openMemoryWorld);
describeLists('the memory store', openMemoryWorld);
