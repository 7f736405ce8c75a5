import { Group, Text } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { FINANCING_COLUMNS } from '@/domain/financing/columns';
import { financingList } from '@/domain/financing/queries';
import { FINANCING_STATE_LABELS, FINANCING_STATES, type Financing } from '@/domain/financing/schema';
import { isInFlight, loanCents } from '@/domain/financing/state';
import { formatCents } from '@/domain/money/format';
import { tableOf } from '@/domain/record/columns';
import type { Stored } from '@/domain/record/schema';
import { FinancingBadge } from '@/entities/financing/FinancingBadge';
import { FinancingDrawer } from '@/entities/financing/FinancingDrawer';
import { hasEveryWord, heldList } from '@/entities/record/heldList';
import { RecordList } from '@/entities/record/RecordList';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import { useListParams } from '@/ui/table/useListParams';

const DEFAULTS = { sort: 'createdAt:desc', filters: { state: 'all' } } as const;
const STATES = [
  { value: 'open', label: 'In progress' },
  ...FINANCING_STATES.map((value) => ({ value, label: FINANCING_STATE_LABELS[value] })),
];

const amountText = (one: Financing): string =>
  one.kind === 'prequal' ? 'Prequalification' : formatCents(loanCents(one), { currency: one.currency });

const columnsOf = (timeZone: string): DataColumn<Stored<Financing>>[] => [
  { id: 'customer', header: 'Customer', cell: ({ customerName }) => customerName || 'No name', isMain: true },
  {
    id: 'createdAt',
    header: 'Started',
    cell: ({ createdAt }) => formatShortDate(createdAt, timeZone),
    width: 120,
    isSortable: true,
  },
  { id: 'for', header: 'For', cell: ({ subjectNumber, subjectKind }) => subjectNumber || subjectKind, width: 140 },
  { id: 'lender', header: 'Lender', cell: ({ lenderName }) => lenderName, width: 140, isSecondary: true },
  {
    id: 'amount',
    header: 'Amount',
    cell: (one) => amountText(one),
    width: 130,
    align: 'end',
  },
  {
    id: 'fee',
    header: 'Fee',
    cell: ({ paidOutOn, feeCents, currency }) => (paidOutOn === '' ? '–' : formatCents(feeCents, { currency })),
    width: 110,
    align: 'end',
    isSecondary: true,
  },
  { id: 'state', header: 'Status', cell: ({ state }) => <FinancingBadge state={state} />, width: 170 },
];

/** Lists all financing applications with search, filters, and export for the bookkeeper; each opens next to the list. */
export function ApplicationsPanel() {
  const { timeZone } = useSession().company;
  const [address, setAddress] = useSearchParams();
  const params = useListParams<{ state: string }>(DEFAULTS);
  const { data, isLoading, error, refetch } = useRecords(collections.financing, financingList());
  const clock = useExportClock();
  const exporting = useListExport(collections.financing, {
    ...tableOf(FINANCING_COLUMNS, clock),
    noun: 'financing application',
  });
  const columns = useMemo(() => columnsOf(timeZone), [timeZone]);
  const { state } = params.filters;
  const sign = params.sort.direction === 'desc' ? -1 : 1;
  const list = heldList(
    { all: data ?? [], isLoading, error, refetch },
    {
      collection: 'financing',
      q: params.q,
      keep: (one) =>
        (state === 'all' || one.state === state || (state === 'open' && isInFlight(one.state))) &&
        hasEveryWord([one.customerName, one.subjectNumber, one.lenderName], params.q),
      compare: (a, b) => sign * a.createdAt.localeCompare(b.createdAt),
    },
  );
  const hrefOf = (id: string): string => {
    const next = new URLSearchParams(address);
    next.set('application', id);
    return `?${next.toString()}`;
  };
  return (
    <>
      <RecordList<Stored<Financing>>
        name="financing"
        caption="Financing applications"
        params={params}
        list={list}
        columns={columns}
        rowHref={({ id }) => hrefOf(id)}
        renderCard={(one) => (
          <>
            <Group justify="space-between" wrap="nowrap">
              <Text fw={600}>{one.customerName || 'No name'}</Text>
              <Text fw={600} style={{ whiteSpace: 'nowrap' }}>
                {amountText(one)}
              </Text>
            </Group>
            <Text size="sm" c="dimmed">
              {[formatShortDate(one.createdAt, timeZone), one.subjectNumber, one.lenderName]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <div>
              <FinancingBadge state={one.state} />
            </div>
          </>
        )}
        searchLabel="Search customer, number or lender"
        filters={[
          {
            name: 'state',
            label: 'Status',
            value: state === 'all' ? '' : state,
            onChange: (value) => params.setFilter('state', value || 'all'),
            anyLabel: 'Any status',
            options: STATES,
          },
        ]}
        exporting={exporting}
        onExport={() => exporting.start(list.source)}
        none={
          <EmptyState
            icon={<IconCash size={28} />}
            title="No applications yet"
            text="Offer financing on an estimate or an invoice. Applications and their status are listed here."
          />
        }
        noMatch={{ title: 'No applications match', text: 'Try another word or status.', resetLabel: 'Show all' }}
      />
      <FinancingDrawer
        id={address.get('application') ?? ''}
        onClose={() => {
          const next = new URLSearchParams(address);
          next.delete('application');
          setAddress(next);
        }}
      />
    </>
  );
}
