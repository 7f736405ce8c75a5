import { createMemoryStore } from '@/data/records/memoryStore';
import type { RecordStore, Write } from '@/data/records/store';

type Waiting = { writes: readonly Write[]; answer: (outcome: Promise<void>) => void };
type Seed = Parameters<typeof createMemoryStore>[0];

/** Creates a device and its server, with a connection between them that the test opens: writes wait until `deliver`. */
export function createGatedStore(seed: Seed = {}) {
  const server = createMemoryStore(seed);
  let waiting: Waiting[] = [];
  const idle = new Set<() => void>();
  const store: RecordStore = {
    ...server,
    commit: (writes) => new Promise((resolve) => waiting.push({ writes, answer: resolve })),
    waitForPendingWrites: () =>
      waiting.length === 0 ? Promise.resolve() : new Promise((resolve) => idle.add(resolve)),
  };
  return {
    store,
    server,
    waitingCount: () => waiting.length,
    /** The server answers every write, including those that follow from its answers. */
    deliver: async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        next.answer(server.commit(next.writes));
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
      for (const resolve of idle) resolve();
      idle.clear();
    },
    /** The page closes before anything was sent. */
    drop: (): void => {
      waiting = [];
    },
  };
}
