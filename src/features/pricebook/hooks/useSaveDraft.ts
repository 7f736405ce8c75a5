import { useState } from 'react';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { CHANGE_CHUNKS_LIMIT, chunkId, chunkRows, pricebookChangeSchema } from '@/domain/pricebook/change';
import type { FileDiff } from '@/domain/pricebook/fileDiff';
import { AppError } from '@/lib/appError';

/** Puts the differences of a file down as a draft that a manager can approve. `share`: how much is uploaded, 0 to 100. */
export function useSaveDraft() {
  const changes = useSaveRecord(collections.pricebookChanges);
  const chunksOf = useSaveRecord(collections.pricebookChangeRows);
  const categories = useSaveRecord(collections.pricebookCategories);
  const [share, setShare] = useState<number | null>(null);

  /** @throws AppError. Returns the change's id. */
  const save = async (name: string, diff: FileDiff): Promise<string> => {
    const all = [...diff.created, ...diff.updated, ...diff.deactivated];
    const chunks = chunkRows(all.map(({ change }) => change));
    if (chunks.length > CHANGE_CHUNKS_LIMIT)
      throw new AppError({ code: 'too-large', userMessage: 'There are too many changes at once. Split the file.' });
    setShare(0);
    try {
      for (const { id, ...category } of diff.newCategories)
        await categories.create({ ...category, order: 0 }, { id, label: category.name });
      const change = await changes.create(
        pricebookChangeSchema.parse({
          name,
          createdCount: diff.created.length,
          updatedCount: diff.updated.length,
          deactivatedCount: diff.deactivated.length,
          lowMarginCount: diff.lowMarginIds.length,
          chunkCount: chunks.length,
        }),
        { label: name },
      );
      for (const [index, rows] of chunks.entries()) {
        await chunksOf.create({ changeId: change.id, index, rows }, { id: chunkId(change.id, index), label: name });
        setShare(((index + 1) / chunks.length) * 100);
      }
      return change.id;
    } finally {
      setShare(null);
    }
  };
  return { save, share };
}
