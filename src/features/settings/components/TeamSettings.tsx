import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { useMembers } from '@/entities/team/useMembers';
import { useAreSecondStepsKnown, useSecondSteps } from './useSecondSteps';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { InvitationList } from './InvitationList';
import { InviteDialog } from './InviteDialog';
import { MemberRow } from './MemberRow';
import { SettingsColumn } from './SettingsColumn';
import { useAwayMembers } from '@/entities/team/useAwayMembers';

/** Lists members with their roles; lets users with permission invite, change roles and remove. */
export function TeamSettings() {
  const { role } = useSession();
  const [isInviting, { open, close }] = useDisclosure(false);
  const canInvite = canAct({ role }, 'inviteMember');
  const { members, isLoading, error } = useMembers();
  const away = useAwayMembers();
  const secondSteps = useSecondSteps();
  const isKnown = useAreSecondStepsKnown();
  const admins = members.filter((member) => member.role === 'admin' && !member.disabled);
  const isUnprotected = isKnown && admins.length > 0 && admins.every(({ id }) => !secondSteps.includes(id));

  return (
    <SettingsColumn>
      <Section title="Team" isFlush actions={canInvite ? <Button onClick={open}>Invite colleagues</Button> : null}>
        {isUnprotected && (
          <InlineNotice
            tone="warning"
            title={
              admins.length === 1 ? 'Your only admin has no authenticator app' : 'No admin has an authenticator app'
            }
          >
            Whoever learns an admin’s password has everything. Add an app under Settings, You
            {admins.length === 1 ? ', and make a second person admin, for a phone that is lost.' : '.'}
          </InlineNotice>
        )}
        {isLoading && <LoadingRows rows={4} />}
        {error && <ErrorState error={error} />}
        {!isLoading && !error && members.length === 0 && (
          <EmptyState title="No one to show" text="The team could not be loaded. Try again in a moment." />
        )}
        {members.map((member) => (
          <MemberRow key={member.id} member={member} hasSecondStep={secondSteps.includes(member.id)} />
        ))}
        {away.map((member) => (
          <MemberRow key={member.id} member={member} hasSecondStep={false} isAway />
        ))}
      </Section>
      {canInvite && <InvitationList />}
      <InviteDialog isOpen={isInviting} onClose={close} />
    </SettingsColumn>
  );
}
