import { Textarea, TextInput } from '@mantine/core';
import { TEXT_LENGTH } from '@/domain/message/schema';
import { EMAIL_TEXT_LENGTH, type MessageChannel } from '@/domain/message/settings';

/** Space for text added to a text message. */
const ADDED_LENGTH = 200;

type SubjectAndWordsProps = {
  channel: MessageChannel;
  subject: string;
  onSubject: (subject: string) => void;
  message: string;
  onMessage: (message: string) => void;
  /** Label of the text field. */
  label: string;
  minRows: number;
  maxRows: number;
};

/** Edits a custom message, up to the channel's limit; an e-mail has a subject. */
export function SubjectAndWords({
  channel,
  subject,
  onSubject,
  message,
  onMessage,
  ...textarea
}: SubjectAndWordsProps) {
  return (
    <>
      {channel === 'email' && (
        <TextInput
          label="Subject"
          value={subject}
          maxLength={200}
          onChange={(event) => onSubject(event.currentTarget.value)}
        />
      )}
      <Textarea
        {...textarea}
        autosize
        maxLength={channel === 'sms' ? TEXT_LENGTH - ADDED_LENGTH : EMAIL_TEXT_LENGTH}
        value={message}
        onChange={(event) => onMessage(event.currentTarget.value)}
      />
    </>
  );
}
