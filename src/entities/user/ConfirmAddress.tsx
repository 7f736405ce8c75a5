import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useAuth } from '@/data/react/useAuth';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';

type ConfirmAddressProps = {
  title?: string;
  /** What the confirmation is for, after "We sent a link to …". */
  reason: string;
};

/** Says that the own e-mail address is not confirmed yet, with the way to do so. Nothing once it is. */
export function ConfirmAddress({ title = 'Confirm your e-mail address first', reason }: ConfirmAddressProps) {
  const auth = useAuth();
  const [isSending, setIsSending] = useState(false);
  if (auth.status !== 'signed-in' || auth.user.isEmailVerified) return null;

  // Loaded when they are needed: nearly everybody has confirmed their address long ago.
  const send = async (): Promise<void> => {
    setIsSending(true);
    await import('@/data/session/signIn')
      .then(({ resendVerification }) => resendVerification())
      .then(
        () => notify.success('The e-mail is on its way.'),
        (error: unknown) => notify.error(error),
      );
    setIsSending(false);
  };
  const lookAgain = (): Promise<void> =>
    import('@/data/session/authWatch')
      .then(({ refreshAuthUser }) => refreshAuthUser())
      .catch((error: unknown) => {
        notify.error(error);
      });
  return (
    <InlineNotice
      tone="warning"
      title={title}
      action={
        <Group gap="xs">
          <Button size="xs" variant="default" loading={isSending} onClick={() => void send()}>
            Send the e-mail again
          </Button>
          <Button size="xs" variant="default" onClick={() => void lookAgain()}>
            I have confirmed it
          </Button>
        </Group>
      }
    >
      We sent a link to {auth.user.email}. {reason}
    </InlineNotice>
  );
}
