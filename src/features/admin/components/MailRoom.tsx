import { Group, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { MAIL_COLUMNS } from '@/domain/mail/columns';
import { mailSubjectPath, mailTarget } from '@/domain/mail/mailTarget';
import { isInMailLog, mailLog, mailLookups, type MailFilters } from '@/domain/mail/queries';
import {
  addressesOfMail,
  MAIL_KIND_LABELS,
  MAIL_KINDS,
  MAIL_STATE_LABELS,
  MAIL_STATES,
  senderOfMail,
  type Mail,
} from '@/domain/mail/schema';
import { tableOf } from '@/domain/record/columns';
import type { Stored } from '@/domain/record/schema';
import { MailOutcome } from '@/entities/mail/MailOutcome';
import { RecordList } from '@/entities/record/RecordList';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { useMemberNames } from '@/entities/team/useMemberNames';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatDateTime } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import type { FilterField } from '@/ui/table/filterFields';
import { startOfPeriod } from '@/ui/table/periodOptions';
import { useListParams } from '@/ui/table/useListParams';
import { PERIODS } from '../hooks/periods';
import { useFoundCustomers } from '../hooks/useFoundCustomers';
import { MessagePeek } from './MessagePeek';

const DEFAULTS = { sort: 'requestedAt:desc', filters: { state: '', kind: '', period: '' } } as const;
const STATES = MAIL_STATES.map((value) => ({ value, label: MAIL_STATE_LABELS[value] }));
const KINDS = MAIL_KINDS.map((value) => ({ value, label: MAIL_KIND_LABELS[value] }));

const columnsIn = (timeZone: string, nameOf: (uid: string) => string): DataColumn<Stored<Mail>>[] => [
  { id: 'subject', header: 'Subject', isMain: true, cell: ({ subject, kind }) => subject || MAIL_KIND_LABELS[kind] },
  { id: 'to', header: 'To', width: 230, cell: addressesOfMail },
  { id: 'kind', header: 'What', width: 150, isHiddenAtFirst: true, cell: ({ kind }) => MAIL_KIND_LABELS[kind] },
  { id: 'at', header: 'When', width: 180, cell: ({ requestedAt }) => formatDateTime(requestedAt, timeZone) },
  { id: 'by', header: 'Sent by', width: 150, isSecondary: true, cell: ({ sentBy }) => senderOfMail(sentBy, nameOf) },
  { id: 'state', header: 'Outcome', width: 190, cell: (mail) => <MailOutcome mail={mail} /> },
];

/** Lists all of the company's e-mails with search, filters, export, and resend where possible. */
export function MailRoom() {
  const { timeZone } = useSession().company;
  const params = useListParams<{ state: string; kind: string; period: string }>(DEFAULTS);
  const filters: MailFilters = {
    state: MAIL_STATES.find((known) => known === params.filters.state) ?? '',
    kind: MAIL_KINDS.find((known) => known === params.filters.kind) ?? '',
    from: startOfPeriod(PERIODS, params.filters.period, timeZone),
  };
  const nameOf = useMemberNames();
  const { customerIds, waitsFor } = useFoundCustomers(params.q);
  const list = useSearchedList({
    definition: collections.mail,
    query: mailLog(filters),
    q: params.q,
    lookups: mailLookups(params.q, customerIds),
    keep: (mail) => isInMailLog(mail, filters),
    waitsFor,
  });
  const exporting = useListExport(collections.mail, {
    ...tableOf(MAIL_COLUMNS, { ...useExportClock(), nameOf }),
    noun: 'e-mail',
  });
  const field = (name: keyof typeof params.filters) => ({
    name,
    value: params.filters[name],
    onChange: (value: string) => params.setFilter(name, value),
  });
  const filterFields: FilterField[] = [
    { ...field('state'), label: 'Outcome', anyLabel: 'Any outcome', options: STATES },
    { ...field('kind'), label: 'What', anyLabel: 'All kinds', options: KINDS },
    { ...field('period'), label: 'Period', anyLabel: 'Any time', options: PERIODS },
  ];
  return (
    <RecordList<Stored<Mail>>
      name="mailLog"
      caption="E-mails"
      params={params}
      list={list}
      columns={columnsIn(timeZone, nameOf)}
      rowHref={mailSubjectPath}
      rowLabel={({ subject, kind }) => subject || MAIL_KIND_LABELS[kind]}
      renderCard={(mail) => (
        <>
          <Text fw={600}>{mail.subject || MAIL_KIND_LABELS[mail.kind]}</Text>
          <Text size="sm" c="dimmed">
            {addressesOfMail(mail)} · {formatDateTime(mail.requestedAt, timeZone)}
          </Text>
          <Group gap="xs">
            <MailOutcome mail={mail} />
          </Group>
        </>
      )}
      renderPeek={(mail) => (
        <MessagePeek
          to={addressesOfMail(mail)}
          words={mail.body}
          error={mail.error}
          sentBy={senderOfMail(mail.sentBy, nameOf)}
          requestedAt={mail.requestedAt}
          sentAt={mail.sentAt}
          action={mailTarget(mail)}
        />
      )}
      sort={null}
      searchLabel="Search customer, whole address or subject"
      filters={filterFields}
      exporting={exporting}
      onExport={() => exporting.start(list.source)}
      none={<EmptyState title="No e-mail yet" text="What the company sends appears here, and whether it went out." />}
      noMatch={{
        title: 'No e-mail matches',
        text: 'Search by customer, by the whole e-mail address, or by how the subject begins.',
        resetLabel: 'Show all e-mails',
      }}
    />
  );
}
