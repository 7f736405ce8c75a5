import { useState } from 'react';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { inOrder, moveTo, type Credential } from '@/domain/award/credential';
import type { Stored } from '@/domain/record/schema';
import { notify } from '@/ui/feedback/notify';

/**
 * Moves credentials by drag or keyboard. `rows` is the optimistic order, so the next key press starts from it; `said` announces the last
 * moved item's position to screen readers.
 */
export function useMoveCredential(stored: readonly Stored<Credential>[]) {
  const { writeTogether } = useSaveRecord(collections.credentials);
  const [moved, setMoved] = useState<ReadonlyMap<string, number>>(new Map());
  const [said, setSaid] = useState('');
  const rows = inOrder(stored.map((one) => ({ ...one, position: moved.get(one.id) ?? one.position })));

  const move = async (id: string, index: number): Promise<void> => {
    if (index < 0 || index >= rows.length) return;
    const changes = moveTo(rows, id, index);
    if (changes.length === 0) return;
    setMoved(new Map([...moved, ...changes.map((change) => [change.id, change.position] as const)]));
    setSaid(`${rows.find((row) => row.id === id)?.title ?? ''} is now number ${index + 1} of ${rows.length}`);
    try {
      // One write: half of a reorder would be wrong.
      await writeTogether(
        changes.flatMap(({ id: changed, position }) => {
          const base = rows.find((one) => one.id === changed);
          return base ? [{ id: changed, update: { position }, base }] : [];
        }),
      );
    } catch (error) {
      setMoved(new Map());
      notify.error(error);
    }
  };
  return { rows, move, said };
}
