import { Accordion, Drawer, Group, Select, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { ExplainedUser } from '@/domain/access/explainFeature';
import { ROLES, ROLE_DESCRIPTIONS, ROLE_LABELS, toRole } from '@/domain/access/roles';
import { userName, type User } from '@/domain/user/schema';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { useChangeRole } from '../hooks/useChangeRole';
import { FeatureList } from './FeatureList';
import { RouteQuestion } from './RouteQuestion';

const roleOptions = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

function MemberDetails({ member }: { member: User }) {
  const { uid, company } = useSession();
  const { change, isBusy } = useChangeRole(member);
  const isOwner = member.id === company.ownerId;
  const { role, features, readOnlyFeatures } = member;
  const explained: ExplainedUser = { name: userName(member), role, features, readOnlyFeatures, isOwner };

  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Group gap="xs">
          <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {member.email}
          </Text>
          {isOwner && <StatusBadge tone="neutral" label="Owner" icon={<IconKey size={14} stroke={2.25} />} />}
          {member.id === uid && <StatusBadge tone="neutral" label="You" />}
        </Group>
        {member.disabled && (
          <InlineNotice tone="danger" title="This account is disabled">
            Whatever is switched on below, they can read and change nothing.
          </InlineNotice>
        )}
        <Select
          label="Role"
          description={isOwner ? 'The owner of the company stays an admin.' : ROLE_DESCRIPTIONS[role]}
          data={roleOptions}
          value={role}
          onChange={(value) => void change(toRole(value))}
          disabled={isOwner || isBusy}
          allowDeselect={false}
        />
      </Stack>
      <FeatureList member={member} explained={explained} />
      <Accordion variant="contained">
        <Accordion.Item value="diagnostics">
          <Accordion.Control>Diagnostics</Accordion.Control>
          <Accordion.Panel>
            <RouteQuestion member={member} explained={explained} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Stack>
  );
}

type MemberDrawerProps = { member: User | null; isOpen: boolean; isLoading: boolean; onClose: () => void };

/** One member: the role, what is on and off for them, and why. */
export function MemberDrawer({ member, isOpen, isLoading, onClose }: MemberDrawerProps) {
  return (
    <Drawer opened={isOpen} onClose={onClose} position="right" size="lg" title={member ? userName(member) : 'Member'}>
      {member ? (
        <MemberDetails key={member.id} member={member} />
      ) : isLoading ? (
        <LoadingRows rows={6} />
      ) : (
        <EmptyState title="No such member" text="They may have left the company." />
      )}
    </Drawer>
  );
}
