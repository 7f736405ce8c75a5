import { Button } from '@mantine/core';
import { IconBook } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { LINES_PER_DOCUMENT_LIMIT } from '@/domain/billing/schema';
import { lineFromItem } from '@/domain/pricebook/line';
import { PricebookPicker } from '@/entities/pricebook/PricebookPicker';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import type { LineEdits } from './useLineEdits';

type AddFromPricebookProps = {
  edits: LineEdits;
  /** Number of existing lines: chosen items go after them. */
  count: number;
  /** The maximum number of lines. */
  limit?: number;
  /** The option's name, if there are several lists of lines. */
  listName?: string;
};

/** Lets the user choose pricebook items and adds their lines. Renders nothing if the company has no pricebook. */
export function AddFromPricebook({
  edits,
  count,
  limit = LINES_PER_DOCUMENT_LIMIT,
  listName = '',
}: AddFromPricebookProps) {
  const can = useCan();
  const [isOpen, setIsOpen] = useState(false);
  const room = limit - count;
  if (!can('read', 'pricebook')) return null;
  return (
    <>
      <Button
        variant={listName === '' ? 'default' : 'text'}
        leftSection={<IconBook size={18} aria-hidden />}
        disabled={room <= 0}
        onClick={() => setIsOpen(true)}
      >
        {listName === '' ? 'Add from pricebook' : 'Pricebook'}
        {listName !== '' && <span className="visually-hidden">: add to {listName}</span>}
      </Button>
      <PricebookPicker
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        onPick={(picked) => {
          const lines = picked.map(({ item, quantityE4 }) => lineFromItem(item, { id: newId(), quantityE4 }));
          edits.insertWithUndo(count, lines.slice(0, room));
          if (lines.length > room) notify.error(`Not all of them fit: at most ${limit} lines are possible.`);
        }}
      />
    </>
  );
}
