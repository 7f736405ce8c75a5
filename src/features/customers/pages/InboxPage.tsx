import { Button, SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { changeThread } from '@/domain/message/api';
import {
  THREADS_SHOWN,
  threadList,
  threadsOf,
  unansweredThreads,
  unreadThreads,
  type Thread,
} from '@/domain/message/thread';
import type { ListQuery } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import { userName } from '@/domain/user/schema';
import { CustomerConversation } from '@/entities/message/CustomerConversation';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { useMembers } from '@/entities/team/useMembers';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatDateTime, formatRelative } from '@/ui/format/dateTime';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { Columns } from '@/ui/layout/Columns';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { NewMessage } from '../components/NewMessage';

const VIEWS = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'unanswered', label: 'Unanswered' },
  { value: 'mine', label: 'Mine' },
];

function queryOf(view: string, uid: string): ListQuery {
  switch (view) {
    case 'unread':
      return unreadThreads();
    case 'unanswered':
      return unansweredThreads();
    case 'mine':
      return threadsOf(uid);
    default:
      return threadList();
  }
}

const NOTHING: Readonly<Record<string, string>> = {
  unread: 'No unread messages',
  unanswered: 'No unanswered messages',
};

/** Shows conversations with customers: senders, unread and unanswered ones, assignees, and replies. */
export function Component() {
  const { uid } = useSession();
  const can = useCan();
  const isPhone = useIsPhone();
  const [params, setParams] = useSearchParams();
  const view = params.get('view') ?? 'all';
  const openId = params.get('with') ?? '';
  const [shown, setShown] = useState(THREADS_SHOWN);
  const query = { ...queryOf(view, uid), limit: shown };
  const { records, isLoading, error } = useLiveRecords(collections.threads, query);
  const list = (
    <OneColumn gap="sm">
      <SegmentedControl
        aria-label="Which conversations"
        data={VIEWS}
        value={view}
        onChange={(next) => setParams(openId === '' ? { view: next } : { view: next, with: openId }, { replace: true })}
      />
      {error && <ErrorState error={error} />}
      {isLoading && <LoadingRows rows={5} label="Loading the conversations" />}
      {!isLoading && !error && records.length === 0 && (
        <EmptyState
          title={NOTHING[view] ?? 'No conversations yet'}
          text="Messages to and from your customers appear here."
        />
      )}
      {records.length > 0 && (
        <Section>
          <LinedList label="Conversations">
            {records.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} to={`${paths.inboxWith(thread.customerId)}&view=${view}`} />
            ))}
          </LinedList>
        </Section>
      )}
      {records.length >= shown && (
        <Button variant="default" onClick={() => setShown(shown + THREADS_SHOWN)}>
          Show older conversations
        </Button>
      )}
    </OneColumn>
  );
  const conversation = openId !== '' && <OpenConversation key={openId} customerId={openId} />;
  return (
    <PageBody size="wide">
      <PageHeader
        title="Messages"
        {...(can('read', 'threads') && !(isPhone && openId !== '') && { actions: <NewMessage view={view} /> })}
        {...(isPhone && openId !== '' ? { back: { to: `${paths.inbox}?view=${view}`, label: 'Messages' } } : {})}
      />
      {!can('read', 'threads') ? (
        <NotAllowed ask="other" title="Your role cannot read customers’ messages" needs="The office does." />
      ) : isPhone ? (
        conversation || list
      ) : (
        <Columns widths={[1, 1.6]}>
          {list}
          {conversation ||
            (records.length > 0 && <EmptyState title="Choose a conversation" text="Read it and reply here." />)}
        </Columns>
      )}
    </PageBody>
  );
}

function ThreadRow({ thread, to }: { thread: Stored<Thread>; to: string }) {
  const { company } = useSession();
  return (
    <LinedRow
      isLink
      title={<RouterLink to={to}>{thread.customerName || 'Customer'}</RouterLink>}
      details={
        <>
          {thread.isFromCustomer ? '' : 'You: '}
          {thread.lastWords} ·{' '}
          <span title={formatDateTime(thread.lastAt, company.timeZone)}>
            {formatRelative(thread.lastAt, company.timeZone)}
          </span>
        </>
      }
    >
      {thread.isUnread ? (
        <StatusBadge tone="warning" label="Unread" />
      ) : (
        thread.needsAnswer && <StatusBadge tone="info" label="Not answered" />
      )}
    </LinedRow>
  );
}

/** For a “thank you”: marks the conversation as not needing an answer. */
function NoAnswerNeeded({ customerId }: { customerId: string }) {
  const { isBusy, carryOut } = useCarryOut();
  return (
    <Button
      variant="text"
      loading={isBusy}
      onClick={() => void carryOut(() => callFunction(changeThread, { customerId, needsAnswer: false }))}
    >
      No answer needed
    </Button>
  );
}

function OpenConversation({ customerId }: { customerId: string }) {
  const { record: customer, isLoading } = useLiveRecord(collections.customers, customerId);
  const { record: thread } = useLiveRecord(collections.threads, customerId);
  const { members } = useMembers();
  if (isLoading) return <LoadingRows rows={5} label="Loading the conversation" />;
  if (!customer)
    return <EmptyState title="This customer was deleted" text="The conversation is no longer available." />;
  const assign = (assignedTo: string): void => {
    callFunction(changeThread, { customerId, assignedTo }).catch((error: unknown) => notify.error(error));
  };
  return (
    <Section
      title={customer.name}
      actions={<RouterLink to={paths.customerDetails(customerId)}>Open customer</RouterLink>}
    >
      <OneColumn>
        {thread && (
          <Select
            label="Assigned to"
            data={[
              { value: '', label: 'No one' },
              ...members
                .filter(({ role }) => role !== 'technician')
                .map((member) => ({ value: member.id, label: userName(member) })),
            ]}
            value={thread.assignedTo}
            onChange={(value) => assign(value ?? '')}
            allowDeselect={false}
          />
        )}
        <CustomerConversation customer={customer} />
        {thread?.needsAnswer && <NoAnswerNeeded customerId={customerId} />}
      </OneColumn>
    </Section>
  );
}
