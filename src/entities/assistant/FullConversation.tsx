import { Button } from '@mantine/core';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Shown when a conversation has reached its message limit. */
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
      This conversation is full. Continue in a new one.
    </InlineNotice>
  );
}
