import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { IconMail, IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOnline } from '@/data/react/useOnline';
import { useRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { tellCustomer } from '@/domain/scheduling/api';
import { tellingText, type TellKind } from '@/domain/scheduling/customerWords';
import { spokenTime } from '@/domain/scheduling/words';
import { firstNameOf, readyText } from '@/entities/job/reach';
import { phoneOf } from '@/entities/job/StopBar';
import { newId } from '@/lib/ids';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { userMessageOf } from '@/lib/appError';

export type Telling = {
  kind: TellKind;
  visitId: string;
  job: Stored<Job>;
  /** When somebody arrives; '' = not told. */ arrivalAt: string;
};

type TellCustomerProps = Telling & { technicianName: string; onClose: () => void };

/** Offers to tell the customer, in words that are shown first. Nothing goes out unless somebody sends it. */
export function TellCustomer({ kind, visitId, job, arrivalAt, technicianName, onClose }: TellCustomerProps) {
  const { company } = useSession();
  const can = useCan();
  const isOnline = useOnline();
  const customer = useRecord(collections.customers, job.customerId, {
    isEnabled: job.customerId !== '' && can('read', 'customers'),
  });
  const firstName = firstNameOf(job);
  const [message, setMessage] = useState(() =>
    tellingText(kind, {
      firstName,
      technicianName,
      companyName: company.name,
      arrivalText: arrivalAt === '' ? '' : spokenTime(arrivalAt, company.timeZone),
    }),
  );
  const [sendId] = useState(() => newId());
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const phone = phoneOf(job);
  const email = customer.data?.email ?? '';

  const send = async (): Promise<void> => {
    setIsSending(true);
    setFailure('');
    try {
      const { to } = await callFunction(tellCustomer, { visitId, kind, sendId, message });
      notify.success(`E-mail sent to ${to}`);
      onClose();
    } catch (error) {
      setFailure(userMessageOf(error));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Modal opened onClose={onClose} title={`Tell ${firstName || 'the customer'}?`}>
      <Stack gap="sm">
        <Textarea
          label="Message"
          autosize
          minRows={3}
          maxLength={1000}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <Text size="sm" c="dimmed">
          {email === ''
            ? 'There is no e-mail address on file for this customer.'
            : `The e-mail goes to ${email}, with a button to a page that shows who comes and when.`}
        </Text>
        {email !== '' && !isOnline && <Text size="sm">Sending an e-mail needs a connection.</Text>}
        {failure !== '' && (
          <InlineNotice tone="danger" role="alert">
            {failure}
          </InlineNotice>
        )}
        {email !== '' && (
          <Button
            size="lg"
            leftSection={<IconMail size={18} aria-hidden />}
            loading={isSending}
            disabled={!isOnline || message.trim() === ''}
            onClick={() => void send()}
          >
            Send e-mail
          </Button>
        )}
        {phone !== '' && (
          <Button
            component="a"
            size="lg"
            variant={email === '' ? 'filled' : 'default'}
            href={readyText(phone, message)}
            leftSection={<IconMessage size={18} aria-hidden />}
            onClick={onClose}
          >
            Text from this phone
          </Button>
        )}
        <Button variant="subtle" size="lg" onClick={onClose}>
          Don’t tell
        </Button>
      </Stack>
    </Modal>
  );
}
