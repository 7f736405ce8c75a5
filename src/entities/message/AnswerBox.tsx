import { Box, Button, Group, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useOnline } from '@/data/react/useOnline';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Customer } from '@/domain/customer/schema';
import { answerCustomer } from '@/domain/message/api';
import type { MessageChannel } from '@/domain/message/settings';
import type { Stored } from '@/domain/record/schema';
import { newId } from '@/lib/ids';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useDraftText } from '@/ui/forms/useDraftText';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';
import { OfferNotice } from './OfferNotice';
import { SavedReplies } from './SavedReplies';
import { RecordConsentDialog } from './RecordConsentDialog';
import { SubjectAndWords } from './SubjectAndWords';
import { useMayAskForTexts, useTextConsent } from './useTextConsent';

type AnswerBoxProps = {
  customer: Stored<Customer>;
  /** The channel of the customer's latest message, used for the answer; null if there is none. */
  wroteBy: MessageChannel | null;
};

/** Lets the user write to a customer by text or e-mail. Explains why a channel is unavailable: no consent, a STOP, no address. */
export function AnswerBox({ customer, wroteBy }: AnswerBoxProps) {
  const { uid, company } = useSession();
  const isOnline = useOnline();
  const consent = useTextConsent(customer);
  const mayAsk = useMayAskForTexts(consent);
  const mayText = consent.phone !== '' && consent.fault === '';
  const [chosen, setChannel] = useState<MessageChannel | null>(null);
  const channel = chosen ?? wroteBy ?? (mayText || customer.email === '' ? 'sms' : 'email');
  const [subject, setSubject] = useState(`From ${company.name}`);
  const draft = useDraftText(`${uid}:answer:${customer.id}`);
  const message = draft.text;
  const [isAsking, setIsAsking] = useState(false);
  const [sendId, setSendId] = useState(() => newId());
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const closed = channel === 'sms' ? consent.fault : customer.email === '' ? 'The customer has no e-mail address.' : '';
  const send = () =>
    submit(async () => {
      const { to } = await callFunction(answerCustomer, { customerId: customer.id, channel, sendId, subject, message });
      draft.change('');
      draft.forget();
      setSendId(newId());
      notify.success(`Sent to ${to}`);
    });
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <OneColumn gap="xs">
          <SegmentedControl
            aria-label="How you answer"
            value={channel}
            onChange={(value) => setChannel(value === 'email' ? 'email' : 'sms')}
            data={[
              { value: 'sms', label: 'Text' },
              { value: 'email', label: 'E-mail' },
            ]}
          />
          <SubjectAndWords
            label="Your answer"
            minRows={2}
            maxRows={8}
            channel={channel}
            subject={subject}
            onSubject={setSubject}
            message={message}
            onMessage={draft.change}
          />
          {closed !== '' && !consent.isLoading && (
            <InlineNotice
              tone="warning"
              action={
                channel === 'sms' && mayAsk ? (
                  <Button variant="default" onClick={() => setIsAsking(true)}>
                    Record consent…
                  </Button>
                ) : undefined
              }
            >
              {closed}
            </InlineNotice>
          )}
          {channel === 'sms' && <OfferNotice text={message} />}
          <SubmitNotice fault={fault} isSlow={isSlow} />
          <Group justify="flex-end">
            <Box mr="auto">
              <SavedReplies
                customer={customer}
                onTake={(words) => draft.change([message.trim(), words].filter(Boolean).join('\n'))}
              />
            </Box>
            <Button type="submit" loading={isBusy} disabled={!isOnline || closed !== '' || message.trim() === ''}>
              {isOnline ? 'Send' : 'Needs a connection'}
            </Button>
          </Group>
        </OneColumn>
      </form>
      {isAsking && <RecordConsentDialog customer={customer} onClose={() => setIsAsking(false)} />}
    </>
  );
}
