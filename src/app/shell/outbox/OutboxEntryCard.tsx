import { Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import type { OutboxEntry } from '@/data/outbox/entry';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDateTime } from '@/ui/format/dateTime';
import { InspectionRefusal } from './InspectionRefusal';
import { changedFields, changedValues, entryTitle } from './outboxWords';

const STATES = {
  pending: { tone: 'info', label: 'Waiting for a connection' },
  refused: { tone: 'danger', label: 'Refused by the server' },
  conflict: { tone: 'danger', label: 'Someone else changed this too' },
} as const;

/** Renders one change that is only on this device, with the available actions. */
export function OutboxEntryCard({ entry }: { entry: OutboxEntry }) {
  const { outbox } = useWorkspace();
  const { company } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const { tone, label } = STATES[entry.state];

  const retry = async (): Promise<void> => {
    setIsBusy(true);
    await outbox.retry(entry.id, { isForced: entry.state === 'conflict' }).then(
      () => notify.success('Saved on the server.'),
      (error: unknown) => notify.error(error),
    );
    setIsBusy(false);
  };
  const discard = async (): Promise<void> => {
    const isSure = await confirmAction({
      title: 'Discard this change?',
      message: 'It was never saved on the server and cannot be recovered.',
      confirmLabel: 'Discard',
      tone: 'danger',
    });
    if (isSure) await outbox.discard(entry.id);
  };

  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" mb={4}>
        <Text fw={600} size="sm">
          {entryTitle(entry)}
        </Text>
        <StatusBadge tone={tone} label={label} />
      </Group>
      <Text size="xs" c="dimmed">
        {formatDateTime(entry.at, company.timeZone)}
      </Text>
      {entry.state === 'pending' && <Text size="xs">{changedFields(entry)}</Text>}
      {entry.state === 'refused' && entry.collection === 'inspections' && entry.write.kind === 'update' ? (
        <InspectionRefusal entry={entry} />
      ) : (
        entry.message && <Text size="sm">{entry.message}</Text>
      )}
      {entry.state !== 'pending' && (
        <>
          <Text size="xs" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} mt={4}>
            {changedValues(entry)}
          </Text>
          <Group mt="xs" gap="xs">
            <Button size="xs" loading={isBusy} onClick={() => void retry()}>
              {entry.state === 'conflict' ? 'Use mine' : 'Try again'}
            </Button>
            <Button size="xs" variant="default" onClick={() => void discard()}>
              {entry.state === 'conflict' ? 'Keep theirs' : 'Discard'}
            </Button>
          </Group>
        </>
      )}
    </Paper>
  );
}
