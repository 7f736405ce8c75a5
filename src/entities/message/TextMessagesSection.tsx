import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatPhone } from '@/domain/contact/format';
import type { Customer } from '@/domain/customer/schema';
import { BY_CUSTOMER, CONSENT_SOURCE_LABELS, STANDING_LABELS, type ConsentStanding } from '@/domain/message/consent';
import { textsOfCustomer } from '@/domain/message/queries';
import { stateOfSending } from '@/domain/message/handOver';
import { TEXT_KIND_LABELS, type TextMessage, type TextState } from '@/domain/message/schema';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import type { Tone } from '@/ui/tone';
import { UserName } from '../user/UserName';
import classes from './message.module.css';
import { RecordConsentDialog } from './RecordConsentDialog';
import { useTextConsent } from './useTextConsent';

const TONES: Record<ConsentStanding, Tone> = {
  'never-asked': 'neutral',
  agreed: 'success',
  refused: 'warning',
  stopped: 'danger',
};
const STATES: Record<TextState, string> = {
  sending: 'being sent',
  unclear: 'may not have arrived',
  sent: 'sent',
  delivered: 'delivered',
  failed: 'not delivered',
  received: 'received',
};

/** Shows whether a customer may be texted, since when and according to whom, and the messages so far. */
export function TextMessagesSection({ customer }: { customer: Stored<Customer> }) {
  const can = useCan();
  const { company } = useSession();
  const { phone, standing, entries, isLoading } = useTextConsent(customer);
  const texts = useLiveRecords(collections.texts, textsOfCustomer(customer.id), { isEnabled: can('read', 'texts') });
  const [isAsking, setIsAsking] = useState(false);
  if (phone === '') return null;
  const [latest] = entries;
  const mayAsk = can('update', 'customers') && standing !== 'stopped' && customer.status === 'active';
  return (
    <Section
      title="Text messages"
      actions={
        mayAsk && (
          <Button variant="text" onClick={() => setIsAsking(true)}>
            Record consent…
          </Button>
        )
      }
    >
      <DetailList
        columns={1}
        items={[
          { label: 'Number', value: formatPhone(phone) },
          {
            label: 'Consent',
            value: !isLoading && <StatusBadge tone={TONES[standing]} label={STANDING_LABELS[standing]} />,
          },
          {
            label: 'Since',
            value: latest && (
              <>
                {formatDateTime(latest.at, company.timeZone)}
                {' · '}
                {CONSENT_SOURCE_LABELS[latest.source].toLowerCase()}
                {latest.by !== BY_CUSTOMER && (
                  <>
                    {', recorded by '}
                    <UserName uid={latest.by} />
                  </>
                )}
                {latest.evidence !== '' && <div className={classes['second']}>“{latest.evidence}”</div>}
              </>
            ),
            isHiddenWhenEmpty: true,
          },
        ]}
      />
      {standing === 'stopped' && (
        <Text size="sm" c="dimmed" mt="xs">
          All companies that use Fieldwright text from one number, so this may have answered a message of another one.
          Only the customer can opt in again, by texting START.
        </Text>
      )}
      {standing === 'never-asked' && customer.consent.sms === 'yes' && !isLoading && (
        <Text size="sm" c="dimmed" mt="xs">
          The record says “agreed”, but not how and when. Record it, then text messages can be sent.
        </Text>
      )}
      {texts.records.length > 0 && (
        <ul className={classes['entries']} aria-label="Text messages to and from this customer">
          {texts.records.map((message) => (
            <Line key={message.id} message={message} timeZone={company.timeZone} />
          ))}
        </ul>
      )}
      {isAsking && <RecordConsentDialog customer={customer} onClose={() => setIsAsking(false)} />}
    </Section>
  );
}

function Line({ message, timeZone }: { message: Stored<TextMessage>; timeZone: string }) {
  const { body, kind, error, requestedAt } = message;
  return (
    <li>
      {body}
      <div className={classes['second']}>
        {TEXT_KIND_LABELS[kind]} · {formatDateTime(requestedAt, timeZone)} · {STATES[stateOfSending(message, nowIso())]}
        {error !== '' && `: ${error}`}
      </div>
    </li>
  );
}
