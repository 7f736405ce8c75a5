import { Button, Group } from '@mantine/core';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useConfirmAddress } from './useConfirmAddress';

type ConfirmAddressProps = {
  /** Why confirmation is needed, after "We sent a link to …". */
  reason: string;
};

/** Warns that the user's own e-mail address isn't confirmed yet, with a way to do so. Renders nothing once it is. */
export function ConfirmAddress({ reason }: ConfirmAddressProps) {
  const unconfirmed = useConfirmAddress();
  if (!unconfirmed) return null;
  const { email, isSending, send, lookAgain } = unconfirmed;
  return (
    <InlineNotice
      tone="warning"
      title="Confirm your e-mail address first"
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
      We sent a link to {email}. {reason}
    </InlineNotice>
  );
}
