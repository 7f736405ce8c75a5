import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useOnline } from '@/data/react/useOnline';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Customer } from '@/domain/customer/schema';
import { mailsOfCustomer } from '@/domain/mail/queries';
import { changeThread } from '@/domain/message/api';
import { textsOfCustomer } from '@/domain/message/queries';
import type { Stored } from '@/domain/record/schema';
import { visitsOfCustomer } from '@/domain/scheduling/queries';
import { nowIso } from '@/lib/dates';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDateTime } from '@/ui/format/dateTime';
import { OneColumn } from '@/ui/layout/OneColumn';
import { useMembers } from '../team/useMembers';
import { UserName } from '../user/UserName';
import { AnswerBox } from './AnswerBox';
import { linesOf, type Line } from './conversation';
import classes from './message.module.css';
import { SharedNumber } from './SharedNumber';
import { StopQuestion } from './StopQuestion';

/** Shows all messages with a customer in one list, across channels, with a reply box. Viewing it marks it as read. */
export function CustomerConversation({ customer }: { customer: Stored<Customer> }) {
  const can = useCan();
  const { company } = useSession();
  const isOnline = useOnline();
  const [now] = useState(nowIso);
  const { record: thread } = useLiveRecord(collections.threads, customer.id);
  const texts = useLiveRecords(collections.texts, textsOfCustomer(customer.id));
  const mails = useLiveRecords(collections.mail, mailsOfCustomer(customer.id));
  const visits = useLiveRecords(collections.schedule, visitsOfCustomer(customer.id), {
    isEnabled: can('read', 'schedule'),
  });
  const { members } = useMembers();
  const isUnread = thread?.isUnread ?? false;
  useEffect(() => {
    // Stays unread when offline: the next person to look sees it too.
    if (isUnread && isOnline)
      callFunction(changeThread, { customerId: customer.id, isUnread: false }).catch(() => undefined);
  }, [isUnread, isOnline, customer.id]);
  const error = texts.error ?? mails.error;
  if (error) return <ErrorState error={error} />;
  if (texts.isLoading || mails.isLoading) return <LoadingRows rows={5} label="Loading the conversation" />;
  const lines = linesOf({
    ...{ texts: texts.records, mails: mails.records, visits: visits.records, nowIso: now },
    ownAddresses: [company.email, ...members.map(({ email }) => email)],
  });
  const wrote = lines.findLast(({ isTheirs, channel }) => isTheirs && channel !== 'Request');
  const wroteBy = wrote ? (wrote.channel === 'Text' ? 'sms' : 'email') : null;
  return (
    <OneColumn>
      {can('read', 'threads') && <SharedNumber customer={customer} />}
      {lines.length === 0 ? (
        <Text c="dimmed">No messages yet.</Text>
      ) : (
        <ol className={classes['lines']} aria-label={`Conversation with ${customer.name}`}>
          {lines.map((line) => (
            <ConversationLine key={line.id} line={line} customerName={customer.name} timeZone={company.timeZone} />
          ))}
        </ol>
      )}
      <StopQuestion customer={customer} lines={lines} />
      {can('read', 'threads') && <AnswerBox key={customer.id} customer={customer} wroteBy={wroteBy} />}
    </OneColumn>
  );
}

type ConversationLineProps = { line: Line; customerName: string; timeZone: string };

function ConversationLine({ line, customerName, timeZone }: ConversationLineProps) {
  const who = line.isTheirs ? customerName : line.by === 'system' ? 'Automatic' : <UserName uid={line.by} />;
  return (
    <li className={classes['line']} data-theirs={line.isTheirs || undefined}>
      <Text span size="xs" c="dimmed">
        {who} · {line.about === '' ? line.channel : `${line.channel}, ${line.about.toLowerCase()}`} ·{' '}
        {formatDateTime(line.at, timeZone)}
      </Text>
      <p className={classes['words']} dir="auto">
        {line.words}
      </p>
      {line.fault !== '' && (
        <Text span size="xs" c="var(--fw-danger-fg)">
          {line.fault}
        </Text>
      )}
    </li>
  );
}
