import { Button, Group, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Recognition } from '@/domain/award/recognition';
import type { Stored } from '@/domain/record/schema';
import { useDecision } from '@/entities/record/useDecision';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type DecisionBarProps = { recognition: Stored<Recognition>; onDone: () => void };

/** Lets admins approve or decline a proposal as stored. */
export function DecisionBar({ recognition, onDone }: DecisionBarProps) {
  const { role, uid } = useSession();
  const settle = useDecision(collections.recognitions);
  const decide = async (state: 'approved' | 'declined'): Promise<void> => {
    try {
      await settle(recognition, { state, decidedBy: uid, decidedAt: nowIso() });
      notify.success(`${recognition.title} is ${state}.`);
      onDone();
    } catch (error) {
      notify.error(error);
    }
  };
  if (role !== 'admin') return <Text size="sm">It waits for an admin, who approves or declines it.</Text>;
  return (
    <InlineNotice tone="info" title="Your decision">
      <Text size="sm" mb="xs">
        Once approved, everyone sees it, and it stays as it is.
      </Text>
      <Group gap="sm">
        <Button variant="default" onClick={() => void decide('approved')}>
          Approve
        </Button>
        <Button variant="subtle" color="gray" onClick={() => void decide('declined')}>
          Decline
        </Button>
      </Group>
    </InlineNotice>
  );
}
