import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Lead } from '@/domain/lead/schema';
import { isOpenLead, movedTo, SPAM_REASON } from '@/domain/lead/state';
import type { Stored } from '@/domain/record/schema';
import { useChangeLead } from '@/entities/lead/useChangeLead';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatCount } from '@/ui/format/quantities';
import { BulkBar } from '@/ui/table/BulkBar';

type LeadBulkBarProps = { leads: readonly Stored<Lead>[]; onClear: () => void };

/** Number of concurrent writes: fast, yet gentle on a phone's connection. */
const AT_ONCE = 5;

/** Closes the selected leads as spam: bot submissions disappear immediately, and can be restored. */
export function LeadBulkBar({ leads, onClear }: LeadBulkBarProps) {
  const { uid } = useWorkspace();
  const { change } = useChangeLead();
  const [doneCount, setDoneCount] = useState<number | null>(null);
  const open = leads.filter(({ state }) => isOpenLead(state));

  const close = async (): Promise<void> => {
    const closed: { before: Stored<Lead>; saved: Stored<Lead> }[] = [];
    const queue = [...open];
    const worker = async (): Promise<void> => {
      for (let before = queue.shift(); before; before = queue.shift()) {
        const saved = await change(before, movedTo(before, 'lost', { at: nowIso(), by: uid, reason: SPAM_REASON }));
        // The error has already been shown; the remaining leads would hit the same one.
        if (!saved) return void queue.splice(0);
        closed.push({ before, saved });
        setDoneCount(closed.length);
      }
    };
    setDoneCount(0);
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    setDoneCount(null);
    if (closed.length === 0) return;
    onClear();
    notify.success(`${formatCount(closed.length, 'lead')} closed as spam.`, {
      undo: () => {
        for (const { before, saved } of closed) {
          const { state, lostReason: reason, nextWhat, nextAt, nextBy } = before;
          void change(saved, { ...movedTo(saved, state, { at: nowIso(), by: uid, reason }), nextWhat, nextAt, nextBy });
        }
      },
    });
  };
  return (
    <BulkBar
      count={leads.length}
      noun="lead"
      onClear={onClear}
      extra={
        doneCount !== null && (
          <ProgressBar label="Closing" value={Math.round((doneCount / Math.max(1, open.length)) * 100)} />
        )
      }
    >
      <Button
        variant="default"
        loading={doneCount !== null}
        disabled={open.length === 0}
        leftSection={<IconBan size={18} aria-hidden />}
        onClick={() => void close()}
      >
        {open.length === 0 || open.length === leads.length
          ? 'Close as spam'
          : `Close the ${formatCount(open.length, 'open lead')} as spam`}
      </Button>
    </BulkBar>
  );
}
