import { useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { partOf, useSaveTogether } from '@/data/react/useSaveTogether';
import { CHANGE_CHUNKS_LIMIT, chunkId, chunkRows, pricebookChangeSchema } from '@/domain/pricebook/change';
import type { FileDiff } from '@/domain/pricebook/fileDiff';
import { useUntilSent } from '@/entities/mail/useUntilSent';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';

/** One write holds ten million bytes, and a character is up to three. */
const TOGETHER_CHARACTERS = 3_000_000;

type Begun = { options: string; changeId: string; diff: FileDiff };

/** Chunks with their numbers, as many together as one write holds. */
function inWrites(chunks: readonly string[]): { index: number; rows: string }[][] {
  const writes: { index: number; rows: string }[][] = [[]];
  let size = 0;
  for (const [index, rows] of chunks.entries()) {
    if (size > 0 && size + rows.length > TOGETHER_CHARACTERS) {
      writes.push([]);
      size = 0;
    }
    size += rows.length;
    writes.at(-1)?.push({ index, rows });
  }
  return writes;
}

/**
 * Puts the differences of a file down as a draft that a manager can approve: as one change, unless they are more than one write holds.
 * The draft has one id for as long as the page is open, so a second try completes it. `share`: how much is uploaded, 0 to 100.
 */
export function useSaveDraft() {
  const saveTogether = useSaveTogether();
  const untilSent = useUntilSent();
  const begun = useRef<Begun | null>(null);
  const [share, setShare] = useState<number | null>(null);

  /**
   * @param options what the differences depend on: as long as it is the same, what was begun is completed
   * @throws AppError, also when it is on this device only. Returns the change's id.
   */
  const save = async (name: string, wanted: FileDiff, options: string): Promise<string> => {
    // Its first categories are in the pricebook by now, so that the file would be compared differently.
    const known = begun.current?.options === options ? begun.current : null;
    const { changeId, diff } = (begun.current = known ?? { options, changeId: newId(), diff: wanted });
    const all = [...diff.created, ...diff.updated, ...diff.deactivated];
    const chunks = chunkRows(all.map(({ change }) => change));
    if (chunks.length > CHANGE_CHUNKS_LIMIT)
      throw new AppError({ code: 'too-large', userMessage: 'There are too many changes at once. Split the file.' });
    const once = { label: name, isOnce: true };
    const change = pricebookChangeSchema.parse({
      name,
      createdCount: diff.created.length,
      updatedCount: diff.updated.length,
      deactivatedCount: diff.deactivated.length,
      lowMarginCount: diff.lowMarginIds.length,
      chunkCount: chunks.length,
    });
    const begin = [
      partOf(
        collections.pricebookCategories,
        diff.newCategories.map(({ id, ...category }) => ({
          id,
          create: { ...category, order: 0 },
          ...once,
          label: category.name,
        })),
      ),
      partOf(collections.pricebookChanges, [{ id: changeId, create: change, ...once }]),
    ];
    setShare(0);
    try {
      for (const [at, group] of inWrites(chunks).entries()) {
        const rows = group.map((chunk) => ({
          id: chunkId(changeId, chunk.index),
          create: { changeId, ...chunk },
          ...once,
        }));
        await saveTogether([...(at === 0 ? begin : []), partOf(collections.pricebookChangeRows, rows)]);
        // The server looks at the draft, and at its last chunk, when it is approved.
        await untilSent(rows.map(({ id }) => id));
        setShare((((group.at(-1)?.index ?? 0) + 1) / Math.max(1, chunks.length)) * 100);
      }
      return changeId;
    } finally {
      setShare(null);
    }
  };
  return { save, share };
}
