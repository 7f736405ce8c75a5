/** Firestore's error for a commit of more than 10 MiB: documents before and after, deleted ones, and index entries all count. */
const TOO_BIG = /Transaction too big|Request payload size exceeds/;

const isTooBig = (error: unknown): boolean => error instanceof Error && TOO_BIG.test(error.message);

/**
 * Runs `work` for this many documents, halving the number each time they are too large for one commit. `work` must be repeatable: nothing
 * of a rejected commit is written.
 * @throws what `work` throws, also when a single document is too large
 */
export async function fitting<T>(most: number, work: (size: number) => Promise<T>): Promise<T> {
  for (let size = most; ; size = Math.ceil(size / 2)) {
    try {
      return await work(size);
    } catch (error) {
      if (size <= 1 || !isTooBig(error)) throw error;
    }
  }
}

/** Commits all of `items` in order: together if they fit, otherwise as many as do. */
export async function commitFitting<T>(
  items: readonly T[],
  commit: (some: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let done = 0; done < items.length;)
    done += await fitting(items.length - done, async (size) => {
      await commit(items.slice(done, done + size));
      return size;
    });
}
