import { Button } from '@mantine/core';
import { isClientBroken } from '@/data/brokenClient';
import { useFlag } from '@/data/react/useFlag';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Warns that the database client has crashed, and offers a restart, which is the only fix. */
export function BrokenClientNotice() {
  if (!useFlag(isClientBroken)) return null;
  return (
    <InlineNotice
      tone="danger"
      role="alert"
      title="The connection to your data has to be restarted"
      action={
        <Button size="xs" onClick={() => window.location.reload()}>
          Restart now
        </Button>
      }
    >
      What you have entered is kept on this device.
    </InlineNotice>
  );
}
