import { Button } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { DocumentLine } from '@/domain/billing/schema';
import type { JobTypeChoice } from '@/domain/company/workSettings';
import { WORK_LINE_LIMIT } from '@/domain/job/workLines';
import { lineFromItem } from '@/domain/pricebook/line';
import type { LineEdits } from '@/entities/billing/useLineEdits';
import { resolvePicks } from '@/entities/pricebook/resolvePicks';
import { usePricebook } from '@/entities/pricebook/usePricebook';
import { useUsualItems } from '@/entities/pricebook/useUsualItems';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';

type UsualItemsProps = { type: JobTypeChoice; lines: readonly DocumentLine[]; edits: LineEdits };

/** Adds the job type's usual items at today's prices. Renders nothing once any is on the job: then someone has already decided. */
export function UsualItems({ type, lines, edits }: UsualItemsProps) {
  const can = useCan();
  const workspace = useWorkspace();
  const { engine } = usePricebook(type.usualItems !== '');
  const { items: usual, picks, price } = useUsualItems(type);
  const [isBusy, setIsBusy] = useState(false);
  const isUsed = lines.some(({ pricebookItemId }) => usual.some(({ itemId }) => itemId === pricebookItemId));
  if (picks.length === 0 || isUsed || !can('read', 'pricebook')) return null;

  const add = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { items } = await resolvePicks(workspace, engine, picks);
      const added = items.map(({ item, quantityE4 }) => lineFromItem(item, { id: newId(), quantityE4 }));
      edits.insertWithUndo(lines.length, added.slice(0, WORK_LINE_LIMIT - lines.length));
    } catch (error) {
      notify.error(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Button
      variant="default"
      leftSection={<IconListDetails size={18} aria-hidden />}
      loading={isBusy}
      onClick={() => void add()}
    >
      Usual for {type.name}: {price}
    </Button>
  );
}
