import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { Inspection } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatCount } from '@/ui/format/quantities';
import { BulkBar } from '@/ui/table/BulkBar';

type InspectionBulkBarProps = { selected: readonly Stored<Inspection>[]; onClear: () => void };

/** Deletes the selected inspections one at a time, and reports those that couldn't be deleted. */
export function InspectionBulkBar({ selected, onClear }: InspectionBulkBarProps) {
  const save = useSaveRecord(collections.inspections);
  const [doneCount, setDoneCount] = useState<number | null>(null);
  const remove = async (): Promise<void> => {
    const many = formatCount(selected.length, 'inspection');
    const isSure = await confirmAction({
      title: `Delete ${many}?`,
      message: 'Their answers are permanently deleted. Findings and photos stay with the customer and the job.',
      confirmLabel: `Delete ${many}`,
      tone: 'danger',
    });
    if (!isSure) return;
    let removedCount = 0;
    try {
      for (const { id } of selected) {
        setDoneCount(removedCount);
        await save.remove(id);
        removedCount += 1;
      }
      notify.success(`${many} deleted.`);
    } catch (error) {
      notify.error(error);
    } finally {
      setDoneCount(null);
      if (removedCount > 0) onClear();
    }
  };
  return (
    <BulkBar
      count={selected.length}
      noun="inspection"
      onClear={onClear}
      extra={
        doneCount !== null && (
          <ProgressBar label="Deleting" value={Math.round((doneCount / Math.max(1, selected.length)) * 100)} />
        )
      }
    >
      <Button
        variant="default"
        loading={doneCount !== null}
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => void remove()}
      >
        Delete
      </Button>
    </BulkBar>
  );
}
