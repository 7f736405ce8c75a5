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
import { shareDocument } from '@/domain/public-document/api';
import { tellCustomer } from '@/domain/scheduling/api';
import { tellingText, type TellKind } from '@/domain/scheduling/customerWords';
import { spokenTime } from '@/domain/scheduling/words';
import { firstNameOf, readyText } from '@/entities/job/reach';
import { phoneOf } from '@/entities/job/StopBar';
import { addressOf } from '@/entities/public-document/customerLink';
import { newId } from '@/lib/ids';
import { openAddress } from '@/lib/openAddress';
import { paths } from '@/lib/paths';
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
  const [isOpening, setIsOpening] = useState(false);
  const [failure, setFailure] = useState('');
  const phone = phoneOf(job);
  // Who may not read customers, or has this one not on the device, cannot know: the server has the address.
  const email = customer.data?.email ?? null;

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

  /** Opens the phone's own messages; the link goes along where there is a connection. */
  const text = async (): Promise<void> => {
    setIsOpening(true);
    const link = isOnline ? await linkOf(visitId) : '';
    openAddress(readyText(phone, [message, link].filter(Boolean).join(' ')));
    onClose();
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
            : `The e-mail goes to ${email ?? 'the address on file'}, with a button to a page that shows who comes and when.`}
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
            size="lg"
            variant={email === '' ? 'filled' : 'default'}
            leftSection={<IconMessage size={18} aria-hidden />}
            loading={isOpening}
            onClick={() => void text()}
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

/** The address of the visit's page; '' where there is none to be had: the words are what counts. */
async function linkOf(visitId: string): Promise<string> {
  try {
    const { token } = await callFunction(shareDocument, { kind: 'visit', subjectId: visitId });
    return addressOf(paths.visit(token));
  } catch (error) {
    console.warn('The text goes out without a link', error);
    return '';
  }
}
