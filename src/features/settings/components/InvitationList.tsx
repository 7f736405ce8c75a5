import { Button, Group, Text } from '@mantine/core';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ROLE_LABELS } from '@/domain/access/roles';
import { revokeInvitation } from '@/domain/team/api';
import { nowIso } from '@/lib/dates';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { notify } from '@/ui/feedback/notify';
import { formatDate } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import classes from './MemberRow.module.css';

/** The invitations that nobody has accepted yet. */
export function InvitationList() {
  const { company } = useSession();
  const invites = useRecords(collections.invites, {
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: 100,
  });
  const now = nowIso();
  const open = (invites.data ?? []).filter(({ status }) => status === 'pending');

  const revoke = async (inviteId: string, email: string): Promise<void> => {
    try {
      await callFunction(revokeInvitation, { inviteId });
      collections.invites.cache.clear();
      await invites.refetch();
      notify.success(`The invitation of ${email} no longer works.`);
    } catch (error) {
      notify.error(error);
    }
  };
  if (invites.error) return <ErrorState error={invites.error} onRetry={() => void invites.refetch()} />;
  if (open.length === 0) return null;
  return (
    <Section title="Open invitations" isFlush>
      {open.map(({ id, email, role, expiresAt }) => (
        <Group key={id} className={classes['row']} justify="space-between">
          <div>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {email}
            </Text>
            <Text size="sm" c="dimmed">
              {ROLE_LABELS[role]} ·{' '}
              {expiresAt < now ? 'expired' : `valid until ${formatDate(expiresAt, company.timeZone)}`}
            </Text>
          </div>
          <Button variant="default" size="sm" onClick={() => void revoke(id, email)}>
            Revoke
          </Button>
        </Group>
      ))}
    </Section>
  );
}
