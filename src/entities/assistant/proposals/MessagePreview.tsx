import { Stack } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { ProposalFields } from '@/domain/assistant/proposal';
import { VISIT_MESSAGE_LABELS } from '@/domain/message/settings';
import { finishText } from '@/domain/message/finishText';
import { TextPreview } from '@/entities/message/TextPreview';
import classes from './proposals.module.css';

type MessagePreviewProps = { fields: ProposalFields<'message'>; recipient: string };

/** Shows who a message goes to, by which channel, and exactly what they will read. */
export function MessagePreview({ fields, recipient }: MessagePreviewProps) {
  const { company } = useSession();
  const { channel, subject, message, about } = fields;
  return (
    <Stack gap="sm">
      <dl className={classes['lines']}>
        <div>
          <dt>To</dt>
          <dd>{recipient}</dd>
        </div>
        <div>
          <dt>About</dt>
          <dd>
            {VISIT_MESSAGE_LABELS[about]}, by {channel === 'sms' ? 'text message' : 'e-mail'}
          </dd>
        </div>
        {channel === 'email' && (
          <div>
            <dt>Subject</dt>
            <dd>{subject}</dd>
          </div>
        )}
      </dl>
      {channel === 'sms' ? (
        <TextPreview text={finishText(message, company.name)} />
      ) : (
        <blockquote className={classes['letter']}>{message}</blockquote>
      )}
      <p className={classes['note']}>Nothing is sent until you approve it. A sent message cannot be recalled.</p>
    </Stack>
  );
}
