import { Group, SegmentedControl } from '@mantine/core';
import {
  IconChartBar,
  IconInbox,
  IconLayoutKanban,
  IconList,
  IconMailOpened,
  IconPlus,
  IconSettings,
} from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { LEAD_VIEW_LABELS, LEAD_VIEWS, type LeadFilters } from '@/domain/lead/queries';
import { LEAD_STATES, type Lead } from '@/domain/lead/schema';
import type { Stored } from '@/domain/record/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { lazyPart } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useNow } from '@/ui/hooks/useNow';
import { LinkButton } from '@/ui/links/LinkButton';
import type { ListAction } from '@/ui/table/ListMenu';
import { useListParams } from '@/ui/table/useListParams';
import { useSelection } from '@/ui/table/useSelection';
import { BoardPage } from '../components/BoardPage';
import { LeadBulkBar } from '../components/LeadBulkBar';
import { LeadCard } from '../components/LeadCard';
import { leadColumns } from '../components/leadColumns';
import { useLeadExport } from '../hooks/useLeadExport';
import { useLeadFilterFields } from '../hooks/useLeadFilterFields';
import { useHasNoLeads, useLeadCounts, useLeadList } from '../hooks/useLeadList';
import { useMemberOptions } from '../hooks/useMemberOptions';

const LeadPeek = lazyPart(() => import('../components/LeadPeek').then((module) => module.LeadPeek));

const DEFAULTS = {
  sort: 'receivedAt:desc',
  filters: { view: '', state: '', source: '', assigned: '', show: '' },
} as const;
type FilterName = keyof (typeof DEFAULTS)['filters'];

/** Parses the filters, ignoring unknown ones: a URL may be hand-typed or old. */
function toFilters({ view, state, source, assigned }: Record<FilterName, string>): LeadFilters {
  const known = LEAD_STATES.find((each) => each === state) ?? '';
  return {
    // A link to all leads with a status isn't limited to open ones.
    view: LEAD_VIEWS.find((each) => each === view) ?? (known === '' ? 'open' : 'all'),
    state: known,
    source,
    assignedTo: assigned,
  };
}

/** Shows leads as a list with views and filters, or as a board by status. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const { timeZone } = session.company;
  const now = useNow();
  const { settings } = useWorkSettings();
  const { nameOf } = useMemberOptions();
  const params = useListParams<Record<FilterName, string>>(DEFAULTS);
  const filters = useMemo(() => toFilters(params.filters), [params.filters]);
  const isPhone = useIsPhone();
  const isBoard = params.filters.show === 'board';
  const fields = useLeadFilterFields(filters, (name, value) => params.setFilter(name, value), isBoard);
  const mayCreate = can('create', 'leads');

  const newButton = mayCreate && (
    <LinkButton to={paths.leadNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New lead
    </LinkButton>
  );
  const primary = isPhone ? (
    newButton
  ) : (
    <Group gap="xs" wrap="nowrap">
      <SegmentedControl
        aria-label="Show as"
        size="sm"
        data={[
          { value: '', label: 'List' },
          { value: 'board', label: 'Board' },
        ]}
        value={isBoard ? 'board' : ''}
        onChange={(show) => params.setFilter('show', show)}
      />
      {newButton}
    </Group>
  );
  const actions: ListAction[] = [
    // Phones have no room for both next to the title.
    ...(isPhone
      ? [
          {
            label: isBoard ? 'Show as list' : 'Show as board',
            icon: isBoard ? <IconList size={18} aria-hidden /> : <IconLayoutKanban size={18} aria-hidden />,
            onClick: () => params.setFilter('show', isBoard ? '' : 'board'),
          },
        ]
      : []),
    ...(mayCreate
      ? [{ label: 'Import lead e-mails', icon: <IconMailOpened size={18} aria-hidden />, to: paths.leadImport }]
      : []),
    { label: 'Reports', icon: <IconChartBar size={18} aria-hidden />, to: paths.leadReports },
    ...(mayCreate
      ? [
          {
            label: can('update', 'leadSettings') ? 'Form, webhook and answers' : 'Your form’s link',
            icon: <IconSettings size={18} aria-hidden />,
            to: paths.leadSettings,
          },
        ]
      : []),
  ];
  if (isBoard) return <BoardPage filters={filters} fields={fields} primary={primary} actions={actions} />;
  return (
    <LeadsList
      {...{ params, filters, fields, primary, actions, mayCreate }}
      mayChange={can('update', 'leads')}
      columns={{ timeZone, now, settings, nameOf }}
    />
  );
}

type LeadsListProps = {
  params: ReturnType<typeof useListParams<Record<FilterName, string>>>;
  filters: LeadFilters;
  fields: ReturnType<typeof useLeadFilterFields>;
  primary: ReactNode;
  actions: readonly ListAction[];
  mayCreate: boolean;
  mayChange: boolean;
  columns: Parameters<typeof leadColumns>[0];
};

function LeadsList(props: LeadsListProps) {
  const { params, filters, fields, primary, actions, mayCreate, mayChange, columns: shown } = props;
  const selection = useSelection(params.question);
  const { timeZone, now, settings, nameOf } = shown;
  const found = useLeadList(filters, params.q);
  const counts = useLeadCounts();
  const { hasNone, isLoading } = useHasNoLeads(!found.isLoading && found.rows.length === 0);
  const exporting = useLeadExport();
  const columns = useMemo(() => leadColumns({ timeZone, now, settings, nameOf }), [timeZone, now, settings, nameOf]);
  return (
    <RecordListPage<Stored<Lead>>
      name="leads"
      title="Leads"
      caption="Leads"
      primary={primary}
      params={params}
      // An empty list must not claim that none is open before it is known whether there are any.
      list={{ ...found, isLoading: found.isLoading || isLoading }}
      columns={columns}
      rowHref={({ id }) => paths.leadDetails(id)}
      renderCard={(lead) => <LeadCard lead={lead} timeZone={timeZone} now={now} />}
      isSortFixed
      selection={mayChange ? selection : undefined}
      bulkBar={<LeadBulkBar leads={selection.of(found.rows)} onClear={selection.clear} />}
      views={{
        options: LEAD_VIEWS.map((value) => ({
          value,
          label: LEAD_VIEW_LABELS[value],
          count: counts[value],
          isAlarming: value === 'new' || value === 'overdue',
        })),
        value: filters.view,
        onChange: (next) => params.setFilters({ view: next === 'open' ? '' : next, state: '' }),
      }}
      searchLabel="Search name, phone or e-mail"
      filters={fields}
      exporting={exporting}
      onExport={() => exporting.start(found.source)}
      actions={actions}
      rowLabel={({ name }) => name}
      renderPeek={(lead) => <LeadPeek key={lead.id} lead={lead} timeZone={timeZone} now={now} />}
      none={
        <EmptyState
          icon={<IconInbox size={28} />}
          title="No leads yet"
          text="Enter the next call here, put your form’s link on your website, or paste a lead e-mail."
          action={
            mayCreate && (
              <Group gap="xs" justify="center">
                <LinkButton to={paths.leadNew}>New lead</LinkButton>
                <LinkButton to={paths.leadSettings} variant="default">
                  Your form’s link
                </LinkButton>
              </Group>
            )
          }
        />
      }
      isNarrowed={!hasNone && (params.isFiltered || filters.view !== 'all')}
      noMatch={{
        icon: <IconInbox size={28} />,
        title: params.isFiltered ? 'No leads match' : 'No open leads',
        text: params.q
          ? 'Search by words of the name, the place or what is wanted, or by the whole phone number or e-mail address.'
          : 'Closed leads are in the other views.',
        resetLabel: 'Show all leads',
        onReset: () => params.apply('view=all'),
        action: mayCreate && <LinkButton to={paths.leadNew}>New lead</LinkButton>,
      }}
    />
  );
}
