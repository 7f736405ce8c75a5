import { Accordion, Drawer, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { ExplainedUser } from '@/domain/access/explainFeature';
import { ROLE_DESCRIPTIONS, ROLE_LABELS } from '@/domain/access/roles';
import { userName, type User } from '@/domain/user/schema';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { RouterLink } from '@/ui/links/RouterLink';
import { FeatureList } from './FeatureList';
import { RouteQuestion } from './RouteQuestion';

function MemberDetails({ member }: { member: User }) {
  const { uid, company } = useSession();
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
        <div>
          <Text fw={600}>{ROLE_LABELS[role]}</Text>
          <Text size="sm" c="dimmed">
            {isOwner ? 'The owner of the company stays an admin.' : ROLE_DESCRIPTIONS[role]}
          </Text>
          {!isOwner && (
            <RouterLink to={paths.team} size="sm">
              Change the role in Team
            </RouterLink>
          )}
        </div>
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

/** Shows one member: their role, which features are on or off for them, and why. */
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
