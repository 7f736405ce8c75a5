import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { forgetLists } from '@/data/imports/forgetLists';
import { importFiles } from '@/data/imports/importFiles';
import { undoImport, type UndoProgress } from '@/data/imports/undoImport';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { ImportRecord } from '@/domain/import/schema';
import type { Stored } from '@/domain/record/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';

export type Undoing = UndoProgress & { importId: string };

/** Undoes imports, one at a time. Leaving the page stops it; it can be resumed from the list. */
export function useImportUndo() {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  const [undoing, setUndoing] = useState<Undoing | null>(null);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const undo = async (record: Stored<ImportRecord>): Promise<void> => {
    const isConfirmed = await confirmAction({
      title: `Undo the import of ${record.fileName}?`,
      message: `Removes the ${formatCount(record.createdCount, 'row')} it added: customers with their properties and equipment. Customers who now have jobs, notes or other equipment, or whom someone has changed since, are kept, and you will see how many.`,
      confirmLabel: 'Undo import',
      tone: 'danger',
    });
    if (!isConfirmed) return;
    const imports = workspace.repository(collections.imports);
    const progress = { removed: 0, kept: 0 };
    setUndoing({ importId: record.id, ...progress });
    try {
      if (record.status !== 'undoing') await imports.update(record.id, { status: 'undoing' });
      const isThrough = await undoImport(workspace, record.id, {
        shouldStop: () => isGone.current,
        onProgress: (next) => {
          Object.assign(progress, next);
          setUndoing({ importId: record.id, ...next });
        },
      });
      if (!isThrough) return;
      await imports.update(record.id, { status: 'undone' });
      await importFiles()
        .delete(record.id)
        .catch(() => undefined);
      notify.success(
        `${formatCount(progress.removed, 'customer')} removed, ${progress.kept.toLocaleString('en-US')} kept.`,
      );
    } catch (error) {
      notify.error(error);
    } finally {
      setUndoing(null);
      await forgetLists(workspace, queryClient, ['customers', 'properties', 'imports']);
    }
  };

  return { undoing, undo };
}
