import { Button, Group, Text } from '@mantine/core';
import { useAuth } from '@/data/react/useAuth';
import type { Invitation } from '@/data/registration';
import { ROLE_LABELS } from '@/domain/access/roles';
import { useChangeCompany } from '@/entities/team/companies/useChangeCompany';
import { useMyInvitations } from '@/entities/team/companies/useMyInvitations';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { AuthCard } from '@/ui/layout/AuthCard';

type JoinAnotherProps = { company: { name: string }; invitation: Invitation; onLeave: (path: string) => void };

/** Shown when an invitation is opened by someone who already works in a company. */
export function JoinAnother({ company, invitation, onLeave }: JoinAnotherProps) {
  const auth = useAuth();
  const { join } = useChangeCompany();
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const isVerified = auth.status === 'signed-in' && auth.user.isEmailVerified;
  const { data, isPending, error, refetch } = useMyInvitations(
    invitation.inviteId === '' ? undefined : invitation,
    isVerified,
  );
  const stay = (
    <Button variant="default" onClick={() => onLeave(paths.start)}>
      Stay in {company.name}
    </Button>
  );
  const invited = data?.invitations.find(({ companyId }) => companyId === invitation.companyId);
  if (!isVerified)
    return (
      <AuthCard title="Join another company">
        <ConfirmAddress reason="Open it, then come back here." />
        {stay}
      </AuthCard>
    );
  if (isPending || error)
    return (
      <AuthCard title="Join another company">
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingRows rows={2} />}
      </AuthCard>
    );
  if (!invited)
    return (
      <AuthCard title="This invitation is no longer open">
        <Text mb="md">It was used, withdrawn or has expired. Ask for a new one.</Text>
        {stay}
      </AuthCard>
    );
  return (
    <AuthCard
      title={`Join ${invited.companyName}?`}
      subtitle={`${invited.invitedByName} invites you as ${ROLE_LABELS[invited.role]}.`}
    >
      <Text mb="md">You still belong to {company.name}. Switch between the two in the account menu.</Text>
      <SubmitNotice fault={fault} isSlow={isSlow} />
      <Group gap="sm">
        <Button loading={isBusy} onClick={() => void submit(() => join(invited))}>
          Join {invited.companyName}
        </Button>
        {stay}
      </Group>
    </AuthCard>
  );
}
