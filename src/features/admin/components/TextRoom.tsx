import { Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatPhone } from '@/domain/contact/format';
import { TEXT_COLUMNS } from '@/domain/message/columns';
import { stateOfSending } from '@/domain/message/handOver';
import { isInTextLog, textLog, textLookups, type TextFilters } from '@/domain/message/queries';
import {
  senderOfText,
  TEXT_KIND_LABELS,
  TEXT_STATE_LABELS,
  TEXT_STATES,
  type TextMessage,
  type TextState,
} from '@/domain/message/schema';
import { tableOf } from '@/domain/record/columns';
import type { Stored } from '@/domain/record/schema';
import { RecordList } from '@/entities/record/RecordList';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { useMemberNames } from '@/entities/team/useMemberNames';
import { nowIso } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDateTime } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import type { FilterField } from '@/ui/table/filterFields';
import { startOfPeriod } from '@/ui/table/periodOptions';
import { useListParams } from '@/ui/table/useListParams';
import type { Tone } from '@/ui/tone';
import { PERIODS } from '../hooks/periods';
import { useFoundCustomers } from '../hooks/useFoundCustomers';
import { MessagePeek } from './MessagePeek';

const DEFAULTS = { sort: 'requestedAt:desc', filters: { state: '', period: '' } } as const;
const STATES = TEXT_STATES.map((value) => ({ value, label: TEXT_STATE_LABELS[value] }));
const TONES: Record<TextState, Tone> = {
  sending: 'info',
  unclear: 'warning',
  sent: 'success',
  delivered: 'success',
  failed: 'danger',
  received: 'neutral',
};

function Outcome({ text }: { text: Stored<TextMessage> }) {
  const state = stateOfSending(text, nowIso());
  return <StatusBadge tone={TONES[state]} label={TEXT_STATE_LABELS[state]} />;
}

const columnsIn = (timeZone: string, nameOf: (uid: string) => string): DataColumn<Stored<TextMessage>>[] => [
  { id: 'body', header: 'Message', isMain: true, cell: ({ body, kind }) => body || TEXT_KIND_LABELS[kind] },
  { id: 'phone', header: 'Number', width: 160, cell: ({ phone }) => formatPhone(phone) },
  { id: 'kind', header: 'What', width: 180, isHiddenAtFirst: true, cell: ({ kind }) => TEXT_KIND_LABELS[kind] },
  { id: 'at', header: 'When', width: 190, cell: ({ requestedAt }) => formatDateTime(requestedAt, timeZone) },
  { id: 'by', header: 'Sent by', width: 150, isSecondary: true, cell: ({ sentBy }) => senderOfText(sentBy, nameOf) },
  { id: 'state', header: 'Outcome', width: 190, cell: (text) => <Outcome text={text} /> },
];

const conversationOf = ({ customerId }: TextMessage): string =>
  customerId === '' ? paths.inbox : paths.inboxWith(customerId);

/** Lists all of the company's incoming and outgoing text messages, with search, filters, and export. */
export function TextRoom() {
  const { timeZone } = useSession().company;
  const params = useListParams<{ state: string; period: string }>(DEFAULTS);
  const filters: TextFilters = {
    state: TEXT_STATES.find((known) => known === params.filters.state) ?? '',
    from: startOfPeriod(PERIODS, params.filters.period, timeZone),
  };
  const nameOf = useMemberNames();
  const { customerIds, waitsFor } = useFoundCustomers(params.q);
  const list = useSearchedList({
    definition: collections.texts,
    query: textLog(filters),
    q: params.q,
    lookups: textLookups(params.q, customerIds),
    keep: (text) => isInTextLog(text, filters),
    waitsFor,
  });
  const exporting = useListExport(collections.texts, {
    ...tableOf(TEXT_COLUMNS, { ...useExportClock(), nameOf }),
    noun: 'text message',
  });
  const field = (name: keyof typeof params.filters) => ({
    name,
    value: params.filters[name],
    onChange: (value: string) => params.setFilter(name, value),
  });
  const filterFields: FilterField[] = [
    { ...field('state'), label: 'Outcome', anyLabel: 'Any outcome', options: STATES },
    { ...field('period'), label: 'Period', anyLabel: 'Any time', options: PERIODS },
  ];
  return (
    <RecordList<Stored<TextMessage>>
      name="textLog"
      caption="Text messages"
      params={params}
      list={list}
      columns={columnsIn(timeZone, nameOf)}
      rowHref={conversationOf}
      rowLabel={({ kind }) => TEXT_KIND_LABELS[kind]}
      renderCard={(text) => (
        <>
          <Text fw={600} lineClamp={2}>
            {text.body || TEXT_KIND_LABELS[text.kind]}
          </Text>
          <Text size="sm" c="dimmed">
            {formatPhone(text.phone)} · {formatDateTime(text.requestedAt, timeZone)}
          </Text>
          <div>
            <Outcome text={text} />
          </div>
        </>
      )}
      renderPeek={(text) => (
        <MessagePeek
          to={formatPhone(text.phone)}
          words={text.body}
          error={text.error}
          sentBy={senderOfText(text.sentBy, nameOf)}
          requestedAt={text.requestedAt}
          sentAt={text.sentAt}
          action={{ label: 'Open the conversation', to: conversationOf(text) }}
        />
      )}
      sort={null}
      searchLabel="Search customer or whole number"
      filters={filterFields}
      exporting={exporting}
      onExport={() => exporting.start(list.source)}
      none={<EmptyState title="No text message yet" text="Texts to and from customers appear here." />}
      noMatch={{
        title: 'No text message matches',
        text: 'Search by customer or by the whole phone number.',
        resetLabel: 'Show all text messages',
      }}
    />
  );
}
