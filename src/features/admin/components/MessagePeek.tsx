import { Stack, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { LinkButton } from '@/ui/links/LinkButton';

type MessagePeekProps = {
  to: string;
  /** The message text if it was kept, otherwise ''. */
  words: string;
  error: string;
  sentBy: string;
  requestedAt: string;
  sentAt: string;
  /** Link to where the message can be resent, or to the record it belongs to. */
  action: { label: string; to: string };
};

/** Shows a message next to the log: its text, why it failed, and what to do. */
export function MessagePeek({ to, words, error, sentBy, requestedAt, sentAt, action }: MessagePeekProps) {
  const { timeZone } = useSession().company;
  return (
    <Stack gap="md">
      {error !== '' && <InlineNotice tone="warning">{error}</InlineNotice>}
      <LinkButton to={action.to} variant="default">
        {action.label}
      </LinkButton>
      <DetailList
        columns={1}
        items={[
          { label: 'To', value: to },
          { label: 'Sent by', value: sentBy },
          { label: 'Requested', value: formatDateTime(requestedAt, timeZone) },
          { label: 'Handed over', value: formatDateTime(sentAt, timeZone), isHiddenWhenEmpty: true },
        ]}
      />
      {words !== '' && (
        <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
          {words}
        </Text>
      )}
    </Stack>
  );
}
