import { Button, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useRecordPages } from '@/data/react/useRecordPages';
import { useSession } from '@/data/react/WorkspaceProvider';
import { auditLog, type AuditFilter } from '@/domain/activity/queries';
import { userName } from '@/domain/user/schema';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ExportProgress } from '@/ui/feedback/ExportProgress';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDateTime } from '@/ui/format/dateTime';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import { FilterChips } from '@/ui/table/FilterChips';
import type { FilterField } from '@/ui/table/filterFields';
import { ListToolbar } from '@/ui/table/ListToolbar';
import { startOfPeriod } from '@/ui/table/periodOptions';
import { useListParams } from '@/ui/table/useListParams';
import { isImpersonal } from '../hooks/auditText';
import { useAuditExport } from '../hooks/useAuditExport';
import { useAuditNames } from '../hooks/useAuditNames';
import classes from './adminBackend.module.css';

const DEFAULTS = { sort: 'at:desc', filters: { scope: 'access', person: '', period: '' } } as const;
const SCOPES = [{ value: 'all', label: 'Everything' }];
const PERIODS = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
];

/** Shows the audit log in server time: access and billing only, or everything; filtered by person and period; exportable. */
export function AuditTab() {
  const { company } = useSession();
  const { timeZone } = company;
  const list = useListParams<{ scope: string; person: string; period: string }>(DEFAULTS);
  const { scope, person, period } = list.filters;
  const filter: AuditFilter = {
    scope: scope === 'all' ? 'all' : 'access',
    actorUid: person,
    from: startOfPeriod(PERIODS, period, timeZone),
  };
  const { members, nameOf, text } = useAuditNames();
  const log = useRecordPages(collections.activity, auditLog(filter));
  const exporting = useAuditExport({ nameOf, text });
  const people = members.map((member) => ({ value: member.id, label: userName(member) }));

  const filters: FilterField[] = [
    {
      name: 'scope',
      label: 'What',
      value: filter.scope === 'all' ? 'all' : '',
      onChange: (value) => list.setFilter('scope', value || 'access'),
      anyLabel: 'Access and billing',
      options: SCOPES,
    },
    {
      name: 'person',
      label: 'Person',
      value: person,
      onChange: (value) => list.setFilter('person', value),
      anyLabel: 'Anybody',
      options: people,
      isSearchable: true,
    },
    {
      name: 'period',
      label: 'Period',
      value: period,
      onChange: (value) => list.setFilter('period', value),
      anyLabel: 'Any time',
      options: PERIODS,
    },
  ];
  return (
    <Stack gap="sm" align="stretch">
      <ListToolbar
        searchLabel="Filter the audit log"
        filters={filters}
        tools={
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            disabled={exporting.count !== null}
            onClick={() => void exporting.start({ query: auditLog(filter) })}
          >
            Export CSV
          </Button>
        }
      />
      <FilterChips fields={filters} onClear={list.reset} />
      <ExportProgress count={exporting.count} noun={exporting.noun} plural={exporting.plural} onStop={exporting.stop} />
      <Section title="Audit log" isFlush>
        {log.isLoading && <LoadingRows rows={6} label="Loading the audit log" />}
        {log.error && <ErrorState error={log.error} onRetry={log.refetch} />}
        {log.isSuccess && log.records.length === 0 && (
          <EmptyState
            title="Nothing was recorded"
            text={
              list.isFiltered
                ? 'Nothing fits these filters.'
                : 'Invitations, joining, roles and the subscription are recorded here from now on.'
            }
          />
        )}
        <PlainList isOrdered aria-label="Audit log">
          {log.records.map((activity) => (
            <li key={activity.id} className={classes['entry']}>
              <span className={classes['what']}>
                <strong>{isImpersonal(activity) ? 'Stripe:' : nameOf(activity.actorUid)}</strong> {text(activity)}
              </span>
              <time className={classes['when']} dateTime={activity.at}>
                {formatDateTime(activity.at, timeZone)}
              </time>
            </li>
          ))}
        </PlainList>
      </Section>
      {log.hasNextPage && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          loading={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
}
