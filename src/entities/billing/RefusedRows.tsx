import { Button } from '@mantine/core';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

const FIRST = 5;

/** Lists pasted rows that couldn't be used, each with the reason. */
export function RefusedRows({ rows, onClose }: { rows: readonly string[]; onClose: () => void }) {
  if (rows.length === 0) return null;
  return (
    <InlineNotice
      tone="warning"
      role="status"
      title="Not everything could be pasted"
      action={
        <Button variant="default" size="compact-sm" onClick={onClose}>
          Close
        </Button>
      }
    >
      {rows.slice(0, FIRST).join(' ')}
      {rows.length > FIRST && ` And ${rows.length - FIRST} more.`}
    </InlineNotice>
  );
}
