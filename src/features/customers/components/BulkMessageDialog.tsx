import { Button, Group, Modal, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Customer } from '@/domain/customer/schema';
import { answerCustomer } from '@/domain/message/api';
import { finishText } from '@/domain/message/finishText';
import type { MessageChannel } from '@/domain/message/settings';
import type { Stored } from '@/domain/record/schema';
import { SubjectAndWords } from '@/entities/message/SubjectAndWords';
import { TextPreview } from '@/entities/message/TextPreview';
import { userMessageOf } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatCount } from '@/ui/format/quantities';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';

type BulkMessageDialogProps = { customers: readonly Stored<Customer>[]; onClose: () => void };
type Outcome = { id: string; name: string; fault: string };

/**
 * Sends the same message to several customers, each individually. Consent, STOP, hours, and the daily limit are checked for each; those
 * who couldn't be messaged are listed with the reason.
 */
export function BulkMessageDialog({ customers, onClose }: BulkMessageDialogProps) {
  const { company } = useSession();
  const [channel, setChannel] = useState<MessageChannel>('email');
  const [subject, setSubject] = useState(`From ${company.name}`);
  const [message, setMessage] = useState('');
  // One send id per customer, created with the dialog, so that a second click doesn't send twice.
  const [sendIds] = useState(() => new Map(customers.map(({ id }) => [id, newId()])));
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const doneCount = outcomes?.length ?? 0;
  const isDone = outcomes !== null && doneCount === customers.length;
  const isSending = outcomes !== null && !isDone;
  const failed = (outcomes ?? []).filter(({ fault }) => fault !== '');
  const who = formatCount(customers.length, 'customer');
  const unreached = customers.filter(({ email, phone }) => (channel === 'email' ? email : phone) === '').length;

  const send = async (): Promise<void> => {
    const sent: Outcome[] = [];
    setOutcomes([]);
    // Sequential: the server counts each toward the daily limit before the next request.
    for (const { id, name } of customers) {
      const sendId = `${sendIds.get(id) ?? newId()}-${channel}`;
      const fault = await callFunction(answerCustomer, { customerId: id, channel, sendId, subject, message })
        .then(() => '')
        .catch(userMessageOf);
      sent.push({ id, name, fault });
      setOutcomes([...sent]);
    }
  };
  return (
    <Modal
      opened
      onClose={isSending ? () => undefined : onClose}
      withCloseButton={!isSending}
      size="lg"
      title={`Message ${who}`}
    >
      <OneColumn>
        {outcomes === null && (
          <Words {...{ channel, setChannel, subject, message }} onSubject={setSubject} onMessage={setMessage} />
        )}
        {outcomes === null && unreached > 0 && (
          <InlineNotice tone="warning">
            {unreached === 1 ? 'One of them has' : `${unreached} of them have`}{' '}
            {channel === 'email' ? 'no e-mail address' : 'no phone number'} and will get nothing.
          </InlineNotice>
        )}
        {isSending && (
          <ProgressBar
            label="Sending"
            value={(doneCount / customers.length) * 100}
            detail={`${doneCount} of ${customers.length}`}
          />
        )}
        {isDone && (
          <InlineNotice tone={failed.length === 0 ? 'success' : 'warning'} role="status">
            {`Sent to ${customers.length - failed.length} of ${who}.`}
          </InlineNotice>
        )}
        {failed.length > 0 && (
          <LinedList label="Not sent">
            {failed.map(({ id, name, fault }) => (
              <LinedRow key={id} title={name} details={fault} />
            ))}
          </LinedList>
        )}
        <Group justify="flex-end" gap="xs">
          {outcomes === null && (
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          )}
          {isDone ? (
            <Button onClick={onClose}>Done</Button>
          ) : (
            <Button
              loading={isSending}
              disabled={message.trim() === '' || (channel === 'email' && subject.trim() === '')}
              onClick={() => void send()}
            >
              {`Send to ${who}`}
            </Button>
          )}
        </Group>
      </OneColumn>
    </Modal>
  );
}

type WordsProps = {
  channel: MessageChannel;
  setChannel: (channel: MessageChannel) => void;
  subject: string;
  onSubject: (subject: string) => void;
  message: string;
  onMessage: (message: string) => void;
};

/** Form fields for the channel and the message, with a note on what it may be about. */
function Words({ channel, setChannel, subject, onSubject, message, onMessage }: WordsProps) {
  const { company } = useSession();
  return (
    <>
      <SegmentedControl
        aria-label="How to send it"
        data={[
          { value: 'email', label: 'E-mail' },
          { value: 'sms', label: 'Text' },
        ]}
        value={channel}
        onChange={(value) => setChannel(value === 'sms' ? 'sms' : 'email')}
      />
      <SubjectAndWords
        {...{ channel, subject, onSubject, message, onMessage }}
        label="Message"
        minRows={4}
        maxRows={12}
      />
      {channel === 'sms' && message.trim() !== '' && <TextPreview text={finishText(message, company.name)} />}
      <Text size="sm" c="dimmed">
        Write only about your work for them: a delay, a closing day, a visit. Offers and advertising need a consent of
        their own.
      </Text>
    </>
  );
}
