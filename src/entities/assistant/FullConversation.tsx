import { Button } from '@mantine/core';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Where a conversation has as many messages as it may. */
export function FullConversation({ onNew }: { onNew: () => void }) {
  return (
    <InlineNotice
      tone="info"
      action={
        <Button variant="default" onClick={onNew}>
          New conversation
        </Button>
      }
    >
      This conversation is full. Go on in a new one.
    </InlineNotice>
  );
}
