import { Button, Group, Stack } from '@mantine/core';
import type { QuickbooksRun } from '@/domain/quickbooks/run';
import type { Stored } from '@/domain/record/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { useRun } from '../hooks/useRun';

/** Shows a push's progress, with pause and resume. It continues while this is open; otherwise the server picks it up within minutes. */
export function RunProgress({ run }: { run: Stored<QuickbooksRun> }) {
  const { isBusy, isStopped, resume, pause } = useRun(run);
  const ended = run.done + run.failed;
  return (
    <Stack gap="sm">
      <ProgressBar
        label={run.kind === 'push' ? 'Pushing to QuickBooks' : 'Undoing in QuickBooks'}
        value={run.total === 0 ? 100 : (100 * ended) / run.total}
        detail={`${String(ended)} of ${String(run.total)}`}
      />
      {(run.note !== '' || isStopped) && (
        <InlineNotice tone="warning" role="status">
          {run.note === '' ? 'The connection to our server was lost. The push continues there.' : run.note}
        </InlineNotice>
      )}
      <Group gap="xs">
        {run.state === 'running' && run.waitUntil === '' && (
          <Button variant="default" loading={isBusy} onClick={() => void pause()}>
            Pause
          </Button>
        )}
        {(run.state === 'paused' || run.waitUntil !== '') && (
          <Button variant="default" loading={isBusy} onClick={() => void resume()}>
            Resume now
          </Button>
        )}
      </Group>
    </Stack>
  );
}
