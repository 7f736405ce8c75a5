import { Button } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { DocumentLine } from '@/domain/billing/schema';
import { usualItemsOf } from '@/domain/company/usualItems';
import type { JobTypeChoice } from '@/domain/company/workSettings';
import { WORK_LINE_LIMIT } from '@/domain/job/workLines';
import { formatCents } from '@/domain/money/format';
import { lineFromItem } from '@/domain/pricebook/line';
import { priceOfParts } from '@/domain/pricebook/price';
import type { LineEdits } from '@/entities/billing/useLineEdits';
import { resolvePicks } from '@/entities/pricebook/resolvePicks';
import { usePricebook } from '@/entities/pricebook/usePricebook';
import { usePricebookRows } from '@/entities/pricebook/usePricebookRows';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';

type UsualItemsProps = { type: JobTypeChoice; lines: readonly DocumentLine[]; edits: LineEdits };

/**
 * Adds what a job of the type usually takes, at today's prices. Nothing once any of it is on the job: then somebody has decided.
 */
export function UsualItems({ type, lines, edits }: UsualItemsProps) {
  const can = useCan();
  const workspace = useWorkspace();
  const usual = usualItemsOf(type);
  const { engine } = usePricebook(usual.length > 0);
  const rows = usePricebookRows(usual.map(({ itemId }) => itemId));
  const [isBusy, setIsBusy] = useState(false);
  const picks = usual.flatMap(({ itemId, quantityE4 }) => {
    const item = rows.get(itemId);
    return item ? [{ item, quantityE4 }] : [];
  });
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

  const price = formatCents(priceOfParts(picks.map(({ item, quantityE4 }) => ({ ...item, quantityE4 }))).priceCents);
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
