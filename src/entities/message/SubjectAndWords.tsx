import { Textarea, TextInput } from '@mantine/core';
import { TEXT_LENGTH } from '@/domain/message/schema';
import { EMAIL_TEXT_LENGTH, type MessageChannel } from '@/domain/message/settings';

/** Room for what is added to a text message. */
const ADDED_LENGTH = 200;

type SubjectAndWordsProps = {
  channel: MessageChannel;
  subject: string;
  onSubject: (subject: string) => void;
  message: string;
  onMessage: (message: string) => void;
  /** What the words are called. */
  label: string;
  minRows: number;
  maxRows: number;
};

/** A message in one's own words, as long as its way allows; an e-mail has a subject. */
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
