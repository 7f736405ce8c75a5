import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { userName } from '@/domain/user/schema';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { InvitationList } from './InvitationList';
import { InviteDialog } from './InviteDialog';
import { MemberRow } from './MemberRow';

const MEMBER_LIMIT = 300;

/** Who works here and as what; inviting, changing roles and removing for who may. */
export function TeamSettings() {
  const { company, role } = useSession();
  const [isInviting, { open, close }] = useDisclosure(false);
  const canInvite = canAct({ role }, 'inviteMember');
  const members = useRecords(collections.users, {
    where: [{ field: 'companyId', operator: '==', value: company.id }],
    limit: MEMBER_LIMIT,
  });
  const sorted = [...(members.data ?? [])].sort((a, b) => userName(a).localeCompare(userName(b)));

  return (
    <>
      <Section title="Team" isFlush actions={canInvite ? <Button onClick={open}>Invite a colleague</Button> : null}>
        {members.isPending && <LoadingRows rows={4} />}
        {members.error && <ErrorState error={members.error} onRetry={() => void members.refetch()} />}
        {members.isSuccess && sorted.length === 0 && (
          <EmptyState title="Nobody to show" text="The team could not be loaded. Try again in a moment." />
        )}
        {sorted.map((member) => (
          <MemberRow key={member.id} member={member} onChanged={() => void members.refetch()} />
        ))}
      </Section>
      {canInvite && <InvitationList />}
      <InviteDialog isOpen={isInviting} onClose={close} />
    </>
  );
}
