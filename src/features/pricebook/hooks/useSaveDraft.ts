import { useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { partOf, useSaveTogether } from '@/data/react/useSaveTogether';
import { CHANGE_CHUNKS_LIMIT, chunkId, chunkRows, pricebookChangeSchema } from '@/domain/pricebook/change';
import type { FileDiff } from '@/domain/pricebook/fileDiff';
import { useUntilSent } from '@/entities/mail/useUntilSent';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';

/** A single write holds ten million bytes, and a character takes up to three. */
const TOGETHER_CHARACTERS = 3_000_000;

type Begun = { options: string; changeId: string; diff: FileDiff };

/** Groups numbered chunks so that each group fits in a single write. */
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
 * Saves a file's differences as a draft for a manager to approve: as one change, unless they exceed a single write. The draft keeps one
 * ID while the page is open, so that a retry completes it. `share`: percentage uploaded, 0 to 100.
 */
export function useSaveDraft() {
  const saveTogether = useSaveTogether();
  const untilSent = useUntilSent();
  const begun = useRef<Begun | null>(null);
  const [share, setShare] = useState<number | null>(null);

  /**
   * @param options what the differences depend on: as long as it is the same, an unfinished draft is completed
   * @throws AppError, also when it is on this device only. Returns the change's ID.
   */
  const save = async (name: string, wanted: FileDiff, options: string): Promise<string> => {
    // Its first categories are already in the pricebook, which would change the comparison.
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
        // On approval, the server checks the draft and its last chunk.
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
