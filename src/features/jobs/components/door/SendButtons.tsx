import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconMail, IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useOnline } from '@/data/react/useOnline';
import type { MessageChannel } from '@/domain/message/settings';
import { sendFromDoor, type DoorBill } from '@/domain/payment/doorApi';
import { RecordConsentDialog } from '@/entities/message/RecordConsentDialog';
import { useMayAskForTexts, useTextConsent } from '@/entities/message/useTextConsent';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';

type SendButtonsProps = {
  job: { id: string; customerId: string };
  kind: 'invoice' | 'receipt';
  /** Returns the invoice or payment ID, creating it on the first press if needed. */
  subject: () => Promise<string>;
  to: Pick<DoorBill, 'phone' | 'email'>;
};

const WHAT = { invoice: 'the link', receipt: 'the receipt' } as const;

/** Sends the pay link or receipt by text or e-mail, in one press if the customer's address is known. */
export function SendButtons({ job, kind, subject, to }: SendButtonsProps) {
  const isOnline = useOnline();
  const { record: customer } = useLiveRecord(collections.customers, job.customerId);
  const consent = useTextConsent(customer);
  const mayAsk = useMayAskForTexts(consent, job.id);
  const [isAsking, setIsAsking] = useState(false);
  // One ID per channel, so that repeated presses send only once.
  const [sendIds] = useState(() => ({ sms: newId(), email: newId() }));
  const [email, setEmail] = useState(to.email);
  const [sent, setSent] = useState<readonly MessageChannel[]>([]);
  const [asksEmail, setAsksEmail] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const send = (channel: MessageChannel) =>
    submit(async () => {
      if (channel === 'email' && email.trim() === '') {
        setAsksEmail(true);
        return;
      }
      if (channel === 'sms' && customer && mayAsk) {
        setIsAsking(true);
        return;
      }
      const subjectId = await subject();
      const address = channel === 'email' ? email.trim() : '';
      const { to: went } = await callFunction(sendFromDoor, {
        jobId: job.id,
        kind,
        subjectId,
        channel,
        to: address,
        sendId: sendIds[channel],
      });
      setSent((before) => [...before, channel]);
      notify.success(`Sent ${WHAT[kind]} to ${went}`);
    });
  return (
    <OneColumn gap="xs">
      <Group gap="xs">
        {to.phone !== '' && (
          <Button
            variant="default"
            size="md"
            leftSection={<IconMessage size={18} aria-hidden />}
            loading={isBusy}
            disabled={!isOnline || sent.includes('sms')}
            onClick={() => void send('sms')}
          >
            {sent.includes('sms') ? 'Texted' : `Text ${WHAT[kind]}`}
          </Button>
        )}
        <Button
          variant="default"
          size="md"
          leftSection={<IconMail size={18} aria-hidden />}
          loading={isBusy}
          disabled={!isOnline || sent.includes('email')}
          onClick={() => void send('email')}
        >
          {sent.includes('email') ? 'E-mailed' : `E-mail ${WHAT[kind]}`}
        </Button>
      </Group>
      {asksEmail && (
        <TextInput
          type="email"
          label="The customer’s e-mail"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          autoFocus
        />
      )}
      {!isOnline && (
        <Text size="sm" c="dimmed">
          {kind === 'receipt' ? 'The receipt' : 'The link'} can be sent once there is a connection.
        </Text>
      )}
      {isAsking && customer && (
        <RecordConsentDialog customer={customer} jobId={job.id} onClose={() => setIsAsking(false)} />
      )}
      <SubmitNotice fault={fault} isSlow={isSlow} />
    </OneColumn>
  );
}
