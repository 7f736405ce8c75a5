import { Button } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Mend } from '@/domain/access/explainFeature';
import { ROLE_LABELS } from '@/domain/access/roles';
import { checkSubscription } from '@/domain/subscription/api';
import { planOf } from '@/domain/subscription/plans';
import { userName, type User } from '@/domain/user/schema';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { LinkButton } from '@/ui/links/LinkButton';
import { useChangeRole } from '../hooks/useChangeRole';

type MendButtonProps = { mend: Mend; member: User; isOwner: boolean };

const look = { size: 'sm', variant: 'light' } as const;

/** Admins can recheck their own sign-in here; other members have to sign in themselves. */
function SignInAgain({ member }: { member: User }) {
  const { uid, company } = useSession();
  const [isChecking, setIsChecking] = useState(false);

  const check = async (): Promise<void> => {
    setIsChecking(true);
    try {
      const { hasChanged } = await callFunction(checkSubscription, {});
      if (hasChanged) notify.success('Your features are up to date now.');
      else notify.info('The check found nothing to switch on.');
    } catch (error) {
      notify.error(error);
    }
    setIsChecking(false);
  };
  if (member.id === uid) {
    return (
      <Button {...look} loading={isChecking} onClick={() => void check()}>
        Check my features now
      </Button>
    );
  }
  const body = `Please sign out of Fieldwright and in again: new features of ${company.name} reach your account then.`;
  return (
    <Button
      {...look}
      component="a"
      href={`mailto:${member.email}?subject=${encodeURIComponent('Please sign in again')}&body=${encodeURIComponent(body)}`}
    >
      Ask {userName(member)} to sign in again
    </Button>
  );
}

/** Offers the one action that would fix what is explained. */
export function MendButton({ mend, member, isOwner }: MendButtonProps) {
  const { change, isBusy } = useChangeRole(member);
  switch (mend.kind) {
    case 'subscribe':
      return (
        <LinkButton {...look} to={paths.billing}>
          Subscribe to {planOf(mend.planId).name}
        </LinkButton>
      );
    case 'changePlan':
      return (
        <LinkButton {...look} to={paths.billing}>
          Change to {planOf(mend.planId).name}
        </LinkButton>
      );
    case 'settlePayment':
      return (
        <LinkButton {...look} to={paths.billing}>
          Settle the payment
        </LinkButton>
      );
    case 'readWebhooks':
      return (
        <LinkButton {...look} to={`${paths.adminBackend}?tab=diagnostics`}>
          Open the webhook log
        </LinkButton>
      );
    case 'inviteAgain':
      return (
        <LinkButton {...look} to={paths.team}>
          Remove and invite again
        </LinkButton>
      );
    case 'signInAgain':
      return <SignInAgain member={member} />;
    case 'changeRole':
      return isOwner
        ? null
        : mend.roles.map((role) => (
            <Button key={role} {...look} loading={isBusy} onClick={() => void change(role)}>
              Make {ROLE_LABELS[role].toLowerCase()}
            </Button>
          ));
  }
}
