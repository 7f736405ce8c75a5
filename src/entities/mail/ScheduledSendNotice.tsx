import { Button, Group } from '@mantine/core';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { cancelScheduledSend, type ScheduledKind } from '@/domain/mail/scheduled';
import { confirmAction } from '@/ui/feedback/confirm';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { formatDate } from '@/ui/format/dateTime';
import { useScheduledSend } from './useScheduledSend';

type ScheduledSendNoticeProps = {
  kind: ScheduledKind;
  subjectId: string;
  /** Omit for users with read-only access. */
  onChange?: () => void;
};

/** Shows the day an invoice or estimate will be sent, or why it wasn't. Renders nothing if none is scheduled. */
export function ScheduledSendNotice({ kind, subjectId, onChange }: ScheduledSendNoticeProps) {
  const { timeZone } = useSession().company;
  const { scheduled, refetch } = useScheduledSend(kind, subjectId);
  if (!scheduled || scheduled.state === 'sent' || scheduled.state === 'canceled') return null;
  const day = formatDate(scheduled.on, timeZone);
  const cancel = async (): Promise<void> => {
    const isMeant = await confirmAction({
      title: 'Cancel the scheduled e-mail?',
      message: `It will not go out on ${day}. You can still send it yourself.`,
      confirmLabel: 'Do not send it',
      cancelLabel: 'Keep it',
    });
    if (!isMeant) return;
    try {
      await callFunction(cancelScheduledSend, { kind, subjectId });
      notify.success('It will not go out on its own.');
    } catch (error) {
      notify.error(error);
    }
    await refetch();
  };
  if (scheduled.state === 'failed')
    return (
      <InlineNotice
        tone="danger"
        title={`It did not go out on ${day}`}
        action={
          onChange && (
            <Button variant="default" onClick={onChange}>
              Choose another day
            </Button>
          )
        }
      >
        {scheduled.reason}
      </InlineNotice>
    );
  return (
    <InlineNotice
      tone="info"
      title={`Goes out on ${day}`}
      action={
        onChange && (
          <Group gap="xs">
            <Button variant="default" onClick={onChange}>
              Change
            </Button>
            <Button variant="subtle" onClick={() => void cancel()}>
              Cancel it
            </Button>
          </Group>
        )
      }
    >
      To {scheduled.to.join(', ')}, in the morning.
    </InlineNotice>
  );
}
