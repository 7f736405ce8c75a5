import { Button } from '@mantine/core';
import { ROLE_LABELS } from '@/domain/access/roles';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { useChangeCompany } from './useChangeCompany';
import { useMyInvitations, type TextedLink } from './useMyInvitations';

type InvitationsProps = {
  /** The texted link that was opened, which identifies the invitation. */
  link?: TextedLink | undefined;
  /** Text for when there are no invitations; if omitted, nothing is rendered then. */
  whenNone?: string;
};

/** Lists the pending invitations for the user's address, each with “Join”. */
export function Invitations({ whenNone, link }: InvitationsProps) {
  const { join } = useChangeCompany();
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const { data, isPending, error, refetch } = useMyInvitations(link);
  if (isPending) return <LoadingRows rows={2} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data.invitations.length === 0)
    return whenNone === undefined ? null : (
      <EmptyState
        title="No invitation yet"
        text={whenNone}
        action={<Button onClick={() => void refetch()}>Look again</Button>}
      />
    );
  return (
    <>
      {data.invitations.map((invitation) => (
        <InlineNotice
          key={invitation.inviteId}
          tone="info"
          title={invitation.companyName}
          action={
            <Button loading={isBusy} onClick={() => void submit(() => join(invitation))}>
              Join
            </Button>
          }
        >
          {invitation.invitedByName} invites you as {ROLE_LABELS[invitation.role]}.
        </InlineNotice>
      ))}
      <SubmitNotice fault={fault} isSlow={isSlow} />
    </>
  );
}
